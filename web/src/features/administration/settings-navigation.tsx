import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import styles from './administration.module.css';
import { texts } from './texts.ts';

/** The practice's settings and information screens; one link per screen below 'einstellungen'. */
export function SettingsNavigation({ basePath }: { basePath: string }) {
  const navigation = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the line scrolls sideways: keep the current screen visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the reason.
  useEffect(() => {
    const line = navigation.current;
    const here = line?.querySelector<HTMLElement>('[aria-current]');
    if (line && here) line.scrollLeft = here.offsetLeft - line.offsetLeft - (line.clientWidth - here.clientWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={navigation} className={styles.settings} aria-label={texts.settings}>
      {settingsScreens.map(({ path, title }) => (
        <NavLink key={path} to={`${basePath}/einstellungen/${path}`}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}

export const settingsScreens = [
  { path: 'profil', title: texts.settingsScreens.profile },
  { path: 'formular', title: texts.settingsScreens.form },
  { path: 'standorte', title: texts.settingsScreens.locations },
  { path: 'aufnahme', title: texts.settingsScreens.intake },
  { path: 'benachrichtigung', title: texts.settingsScreens.notifications },
  { path: 'rueckfrage', title: texts.settingsScreens.followUp },
  { path: 'benutzer', title: texts.members },
  { path: 'warteliste', title: texts.waitingList },
  { path: 'abo', title: texts.settingsScreens.billing },
  { path: 'datenschutz', title: texts.settingsScreens.privacy },
  { path: 'protokoll', title: texts.log },
] as const;
