/** Links at the end of a page, as a named group. */
import { operator } from '@platzwart/domain/legal/operator';
import { sitePaths } from '@platzwart/domain/site-paths';
import { Link } from 'react-router';
import { texts } from './texts.ts';

export const legalLinks = [
  { to: sitePaths.termsOfUse, label: texts.termsOfUse },
  { to: sitePaths.termsOfService, label: texts.termsOfService },
  { to: sitePaths.privacyPolicy, label: texts.privacyPolicy },
  { to: sitePaths.accessibility, label: texts.accessibility },
];

type Props = {
  label: string;
  links: readonly { to: string; label: string }[];
  heading?: string;
  hasImprint?: boolean;
};

export function FooterLinks({ label, links, heading, hasImprint = false }: Props) {
  return (
    <nav aria-label={label}>
      {heading && <h2>{heading}</h2>}
      <ul role="list" className={heading ? undefined : 'row gap-0 across-4'}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
        {hasImprint && (
          <li>
            <Outside url={operator.imprintUrl} label={texts.imprint} />
          </li>
        )}
      </ul>
    </nav>
  );
}

export function Outside({ url, label }: { url: string; label: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {label}
      <span className="visually-hidden"> {texts.newTab}</span>
    </a>
  );
}
