/** Section 19: who gets the entries and what for, behind a toggle: the practice, and whoever keeps them on its behalf. */
import type { Practice } from '@platzwart/domain/practice';
import { websiteUrl } from '@platzwart/domain/website';
import type { ReactNode } from 'react';
import { operator } from '../../content/operator.ts';
import { paths } from '../../paths.ts';
import styles from './booking.module.css';
import { furtherTexts } from './further-texts.ts';

export function PrivacyNotice({ practice }: { practice: Practice }) {
  const website = websiteUrl(practice.website);
  return (
    <details className={styles.privacy}>
      <summary>{furtherTexts.privacyTitle}</summary>
      {furtherTexts.privacy(practice.title).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>{furtherTexts.privacyPractice}</p>
      <address>
        <Lines of={[practice.title, practice.contactPerson]} />
        {practice.locations.map(({ id, address1, address2, address3 }) => (
          <Lines key={id} of={[[address1, address2, address3].filter(Boolean).join(', ')]} />
        ))}
        {website && <Elsewhere href={website}>{practice.website}</Elsewhere>}
      </address>
      <p>{furtherTexts.privacyOperator}</p>
      <address>
        <Lines of={[operator.company, `${operator.street}, ${operator.city}, ${operator.country}`]} />
        <span>
          {furtherTexts.privacyContact} <a href={`mailto:${operator.privacyEmail}`}>{operator.privacyEmail}</a>
        </span>
        <Elsewhere href={paths.privacyPolicy}>{furtherTexts.privacyPolicy}</Elsewhere>
      </address>
    </details>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return of.filter((line) => line.trim() !== '').map((line) => <span key={line}>{line}</span>);
}

/** In a tab of its own: whoever looks something up does not lose what was typed. */
function Elsewhere({ href, children }: { href: string; children: ReactNode }) {
  return (
    <span>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>{' '}
      {furtherTexts.newTab}
    </span>
  );
}
