import type { Practice } from '@platzwart/domain/practice/practice';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { DoorOpen, ExternalLink, ListTodo, Settings, Tags } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { Chip } from '../../ui/chip.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import styles from './administration.module.css';
import { ConnectionNotice } from './connection-notice.tsx';
import { NewRequestLink } from './new-request-link.tsx';
import { texts } from './texts.ts';

type Props = {
  title: string;
  /** Below the title. */
  trial: ReactNode;
  publicPath: string;
  /** The administration's base address. */
  basePath: string;
  openCount: number | undefined;
  /** Whether the practice takes requests; undefined while unknown and where intake does not apply. */
  intake: Pick<Practice, 'bookingEnabled' | 'hasNoTimes' | 'resumesOn'> | undefined;
  /** Why the practice is read-only; undefined if it is not. */
  readOnlyReason: string | undefined;
  /** Number of due steps, shown as a badge. */
  dueSteps: ReactNode;
  /** Number of free places that need the team, shown as a badge. */
  placesInNeed: ReactNode;
  /** The practice's own lists, as a second line. */
  lists: ReactNode;
  children: ReactNode;
};

/** One line: the practice's name, its screens, and the number of waiting requests. */
export function AdministrationFrame({
  title,
  trial,
  publicPath,
  basePath,
  openCount,
  intake,
  readOnlyReason,
  dueSteps,
  placesInNeed,
  lists,
  children,
}: Props) {
  return (
    <div className={`stack gap-2 packed ${styles.frame}`} data-area="administration">
      <header className={`row gap-1 across-3 ${styles.header}`}>
        <div className={styles.title}>
          <h1 tabIndex={-1}>{title}</h1>
          {trial}
        </div>
        {intake && (
          <Link to={`${basePath}/${screenPaths.setting('intake')}`} className={`tap unbroken ${styles.intake}`}>
            {intake.bookingEnabled && !intake.hasNoTimes ? (
              <Chip>{texts.taking}</Chip>
            ) : (
              <Chip color="warm">{intake.bookingEnabled ? texts.noTimes : texts.paused(intake.resumesOn)}</Chip>
            )}
          </Link>
        )}
        <nav className={`line gap-1 ${styles.navigation}`} aria-label={texts.navigation}>
          <NavLink to={`${basePath}/${screenPaths.requests}`}>
            {texts.requests}
            {openCount !== undefined && (
              <span className={`figure ${styles.badge}`} {...tooltip(texts.open(openCount))}>
                {openCount}
                <span className="visually-hidden"> offen</span>
              </span>
            )}
          </NavLink>
          <NavLink to={`${basePath}/${screenPaths.steps}`} className={styles.toSteps}>
            <ListTodo size={18} aria-hidden="true" />
            <span>{texts.steps}</span>
            {dueSteps}
          </NavLink>
          <NavLink to={`${basePath}/${screenPaths.week}`}>{texts.week}</NavLink>
          <NavLink to={`${basePath}/${screenPaths.vacancies}`} className={styles.toVacancies}>
            <DoorOpen size={18} aria-hidden="true" />
            <span>{texts.vacancies}</span>
            {placesInNeed}
          </NavLink>
          <NavLink to={`${basePath}/${screenPaths.archive}`}>{texts.archive}</NavLink>
          <NavLink to={`${basePath}/${screenPaths.tags}`} className={styles.toTags}>
            <Tags size={18} aria-hidden="true" />
            <span>{texts.tags}</span>
          </NavLink>
          <NavLink to={`${basePath}/${screenPaths.settings}`} className={styles.toSettings}>
            <Settings size={18} aria-hidden="true" />
            <span>{texts.settings}</span>
          </NavLink>
        </nav>
        <Link
          to={publicPath}
          target="_blank"
          rel="noopener"
          className={`tap gap-1 small far ${styles.toPractice}`}
          {...tooltip(texts.toPractice)}
        >
          <ExternalLink size={16} aria-hidden="true" />
          <span>{texts.toPractice}</span>
          <span className="visually-hidden">{texts.newTab}</span>
        </Link>
      </header>
      <div className={`line gap-3 top ${styles.secondLine}`}>
        <div className={styles.lists}>{lists}</div>
        <NewRequestLink to={`${basePath}/${screenPaths.newRequest}`} readOnlyReason={readOnlyReason} />
      </div>
      {children}
      <ConnectionNotice />
    </div>
  );
}
