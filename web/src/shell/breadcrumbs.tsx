/** The current location: from the start page through every parent page. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { Link } from 'react-router';
import styles from './layout.module.css';
import { texts } from './texts.ts';

export type Crumb = { path: string; title: string };

/** `trail` ends with the page itself. */
export type BreadcrumbsProps = { trail: readonly Crumb[] };

export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const above: readonly Crumb[] = [
    { path: sitePaths.home, title: texts.home },
    ...trail.slice(0, -1),
  ];
  return (
    <nav aria-label={texts.breadcrumbs} className={`hint taps ${styles.breadcrumbs}`}>
      <ol role="list" className="row gap-0">
        {above.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{trail.at(-1)?.title}</li>
      </ol>
    </nav>
  );
}
