import { ExternalLink, ListTodo, Settings, Tags } from 'lucide-react';
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
  publicPath: string;
  /** Where the administration lives; its screens are named below it. */
  basePath: string;
  openCount: number | undefined;
  isPaused: boolean;
  /** Why nothing can be changed here, undefined if it can. */
  readOnlyReason: string | undefined;
  /** How many steps are due, as a badge. */
  dueSteps: ReactNode;
  /** The practice's own lists, as a second line. */
  lists: ReactNode;
  children: ReactNode;
};

/** One line: whose administration it is, its screens, and how many wait. */
export function AdministrationFrame({
  title,
  publicPath,
  basePath,
  openCount,
  isPaused,
  readOnlyReason,
  dueSteps,
  lists,
  children,
}: Props) {
  return (
    <div className={styles.frame} data-area="administration">
      <header className={styles.header}>
        <h1 tabIndex={-1}>{title}</h1>
        {isPaused && <Chip color="warm">{texts.paused}</Chip>}
        <nav className={styles.navigation} aria-label={texts.navigation}>
          <NavLink to={`${basePath}/anfragen`}>
            {texts.requests}
            {openCount !== undefined && (
              <span className={styles.badge} {...tooltip(texts.open(openCount))}>
                {openCount}
                <span className="visually-hidden"> offen</span>
              </span>
            )}
          </NavLink>
          <NavLink to={`${basePath}/offene-schritte`} className={styles.toSteps}>
            <ListTodo size={18} aria-hidden="true" />
            <span>{texts.steps}</span>
            {dueSteps}
          </NavLink>
          <NavLink to={`${basePath}/woche`}>{texts.week}</NavLink>
          <NavLink to={`${basePath}/archiv`}>{texts.archive}</NavLink>
          <NavLink to={`${basePath}/tags`} className={styles.toTags}>
            <Tags size={18} aria-hidden="true" />
            <span>{texts.tags}</span>
          </NavLink>
          <NavLink to={`${basePath}/einstellungen`} className={styles.toSettings}>
            <Settings size={18} aria-hidden="true" />
            <span>{texts.settings}</span>
          </NavLink>
        </nav>
        <Link to={publicPath} target="_blank" rel="noopener" className={styles.toPractice}>
          <ExternalLink size={16} aria-hidden="true" />
          {texts.toPractice}
          <span className="visually-hidden">{texts.newTab}</span>
        </Link>
      </header>
      <div className={styles.secondLine}>
        <div className={styles.lists}>{lists}</div>
        <NewRequestLink to={`${basePath}/neu`} readOnlyReason={readOnlyReason} />
      </div>
      <ConnectionNotice />
      {children}
    </div>
  );
}
