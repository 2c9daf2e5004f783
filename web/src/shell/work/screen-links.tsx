/** Links to screens of a practice's administration, each with the count that its page gives. */
import { sitePaths } from '@platzwart/domain/site-paths';
import type { UserPractice } from '@platzwart/domain/team/member';
import { Link, useLocation } from 'react-router';
import { type BarPlace, useBarOutlet } from '../../ui/bar-parts.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import type { WorkScreen } from './screens.ts';
import styles from './work.module.css';

type Props = {
  practice: UserPractice;
  screens: readonly WorkScreen[];
  className?: string | undefined;
};

export function ScreenLinks({ practice, screens, className }: Props) {
  const basePath = sitePaths.administration(practice.slug);
  const { pathname } = useLocation();
  const isAt = (path = '') => `${pathname}/`.startsWith(`${basePath}/${path}/`);
  return screens.map(({ path, label, Icon, count, also }) => (
    <Link
      key={path}
      to={`${basePath}/${path}`}
      aria-current={isAt(path) || isAt(also) ? 'page' : undefined}
      className={className}
      {...tooltip(className && className !== styles.words ? label : undefined)}
    >
      <Icon size={20} aria-hidden="true" />
      <span className={styles.word}>{label}</span>
      {count && <Count place={count} />}
    </Link>
  ));
}

function Count({ place }: { place: BarPlace }) {
  return <span ref={useBarOutlet(place)} className={styles.count} />;
}
