import { NavLink } from 'react-router';
import styles from './administration.module.css';
import { texts } from './texts.ts';

/** What can be set or looked up about the practice; one link per screen below 'einstellungen'. */
export function SettingsNavigation({ basePath }: { basePath: string }) {
  return (
    <nav className={styles.settings} aria-label={texts.settings}>
      <NavLink to={`${basePath}/einstellungen/benutzer`}>{texts.members}</NavLink>
      <NavLink to={`${basePath}/einstellungen/warteliste`}>{texts.waitingList}</NavLink>
      <NavLink to={`${basePath}/einstellungen/protokoll`}>{texts.log}</NavLink>
    </nav>
  );
}
