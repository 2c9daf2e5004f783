import { screenPaths } from '@platzwart/domain/screen-paths';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, NavLink } from 'react-router';
import { classes } from '../../ui/class-names.ts';
import type { FindableSetting } from './find-settings.ts';
import { groupsInSight, type SettingsScreen } from './settings-groups.ts';
import styles from './settings-navigation.module.css';
import { SettingsSearch } from './settings-search.tsx';
import { settingsTexts as texts } from './settings-texts.ts';

type Props = {
  basePath: string;
  /** The settings to search, loaded when somebody searches. */
  load: () => Promise<readonly FindableSetting[]>;
  seesBilling: boolean;
};

/** Beside a settings screen: search and groups. On phones the way back to the overview. */
export function SettingsNavigation({ basePath, load, seesBilling }: Props) {
  return (
    <nav className={styles.navigation} aria-label={texts.title}>
      <Link to={`${basePath}/${screenPaths.settings}`} className={`tap medium ${styles.back}`}>
        <ChevronLeft size={18} aria-hidden="true" /> {texts.back}
      </Link>
      <div className={styles.beside}>
        <SettingsSearch basePath={basePath} load={load}>
          {groupsInSight(seesBilling).map(({ title, screens }) => (
            <Group key={title} title={title}>
              {screens.map(({ screen, title }) => (
                <li key={screen}>
                  <NavLink to={`${basePath}/${screenPaths.setting(screen)}`}>{title}</NavLink>
                </li>
              ))}
            </Group>
          ))}
        </SettingsSearch>
      </div>
    </nav>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.group}>
        {title}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" className="stack gap-0" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

/**
 * What is set on a screen, in a few words. `isOn`: the practice takes requests; `isUrgent`:
 * somebody should look at it.
 */
export type ScreenState = { text: string; isOn?: boolean; isUrgent?: boolean };

type OverviewProps = Props & {
  /** Of each screen, as far as it is known. */
  states: Partial<Record<SettingsScreen, ScreenState | undefined>>;
};

/** The first page of the settings: every screen with what it holds and what is set there. */
export function SettingsOverview({ basePath, load, states, seesBilling }: OverviewProps) {
  return (
    <nav className={`stack gap-4 ${styles.overview}`} aria-label={texts.title}>
      <div>
        <h2>{texts.title}</h2>
        <p className="hint">{texts.lead}</p>
      </div>
      <SettingsSearch basePath={basePath} load={load}>
        <div className={styles.groups}>
          {groupsInSight(seesBilling).map(({ title, screens }) => (
            <section key={title} className={styles.card}>
              <h3 className={styles.head}>{title}</h3>
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
              <ul role="list" className="stack gap-0">
                {screens.map(({ screen, title, about }) => (
                  <li key={screen}>
                    <Link to={`${basePath}/${screenPaths.setting(screen)}`} className={styles.row}>
                      <span className="grow">
                        <span className={styles.rowHead}>
                          <span className="medium">{title}</span> <State state={states[screen]} />
                        </span>
                        <span className={`block hint ${styles.about}`}>{about}</span>
                      </span>
                      <ChevronRight size={18} aria-hidden="true" />
                    </Link>
                  </li>
                ))}
                {screens.some(({ screen }) => screen === 'privacy') && (
                  <li>
                    <Link to={`${basePath}/${screenPaths.import}`} className={styles.row}>
                      <span className="grow medium">{texts.importing}</span>
                      <ChevronRight size={18} aria-hidden="true" />
                    </Link>
                  </li>
                )}
              </ul>
            </section>
          ))}
        </div>
      </SettingsSearch>
    </nav>
  );
}

function State({ state }: { state: ScreenState | undefined }) {
  if (!state) return null;
  return (
    <span className={classes('small', styles.state, state.isUrgent && styles.urgent)}>
      {state.isOn && <span className={styles.dot} aria-hidden="true" />}
      {state.text}
    </span>
  );
}
