/** Links to screens of a practice's administration, each with the count that its page gives. */
import { sitePaths } from '@platzwart/domain/site-paths';
import type { UserPractice } from '@platzwart/domain/team/member';
import { Link, useLocation } from 'react-router';
import { screensInOrder } from '../../staff-screens.ts';
import { type BarPlace, useBarOutlet } from '../../ui/bar-parts.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import styles from './work.module.css';

type Props = {
  practice: UserPractice;
  /** Those of these parts of the bar. */
  of: readonly ('main' | 'further' | 'rare')[];
  className?: string | undefined;
};

export function ScreenLinks({ practice, of, className }: Props) {
  const basePath = sitePaths.administration(practice.slug);
  const { pathname } = useLocation();
  const isAt = (path = '') => `${pathname}/`.startsWith(`${basePath}/${path}/`);
  return screensInOrder.map(({ path, title, bar }) =>
    bar && of.includes(bar.group) ? (
      <Link
        key={path}
        to={`${basePath}/${path}`}
        aria-current={isAt(path) || isAt(bar.also) ? 'page' : undefined}
        className={className}
        {...tooltip(className && className !== styles.words ? title : undefined)}
      >
        <bar.Icon size={20} aria-hidden="true" />
        <span className={styles.word}>{title}</span>
        {bar.count && <Count place={bar.count} />}
      </Link>
    ) : null,
  );
}

function Count({ place }: { place: BarPlace }) {
  return <span ref={useBarOutlet(place)} className={`if-any ${styles.count}`} />;
}
