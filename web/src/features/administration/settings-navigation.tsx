import { screenPaths } from '@platzwart/domain/screen-paths';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import styles from './administration.module.css';
import { texts } from './texts.ts';

/** The practice's settings and information screens; one link per screen below `screenPaths.settings`. */
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
      {settingsScreens.map(({ screen, title }) => (
        <NavLink key={screen} to={`${basePath}/${screenPaths.setting(screen)}`}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}

export const settingsScreens = [
  { screen: 'profile', title: texts.settingsScreens.profile },
  { screen: 'form', title: texts.settingsScreens.form },
  { screen: 'locations', title: texts.settingsScreens.locations },
  { screen: 'intake', title: texts.settingsScreens.intake },
  { screen: 'notifications', title: texts.settingsScreens.notifications },
  { screen: 'followUp', title: texts.settingsScreens.followUp },
  { screen: 'offering', title: texts.settingsScreens.offering },
  { screen: 'members', title: texts.members },
  { screen: 'waitingList', title: texts.waitingList },
  { screen: 'billing', title: texts.settingsScreens.billing },
  { screen: 'privacy', title: texts.settingsScreens.privacy },
  { screen: 'log', title: texts.log },
] as const;
