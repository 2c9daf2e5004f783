import { screenPaths } from '@platzwart/domain/screen-paths';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, NavLink } from 'react-router';
import { classes } from '../../ui/class-names.ts';
import type { FindableSetting } from './find-settings.ts';
import styles from './settings-navigation.module.css';
import { SettingsSearch } from './settings-search.tsx';
import { type ScreenState, type SettingsGroup, settingsTexts as texts } from './settings-texts.ts';

type Props = {
  basePath: string;
  /** The settings to search, loaded when somebody searches. */
  load: () => Promise<readonly FindableSetting[]>;
  /** Those in sight, in order. */
  pages: readonly {
    /** Below the settings. */
    path: string;
    group: SettingsGroup;
    title: string;
    about: string;
    /** As far as it is known. */
    state?: ScreenState | undefined;
  }[];
};

const groups = Object.keys(texts.groups) as SettingsGroup[];

/** Beside a settings screen: search and groups. On phones the way back to the overview. */
export function SettingsNavigation({ basePath, load, pages }: Props) {
  return (
    <nav className={`off-paper ${styles.navigation}`} aria-label={texts.title}>
      <Link
        to={`${basePath}/${screenPaths.settings}`}
        className={`tap medium gap-1 undecorated ${styles.back}`}
      >
        <ChevronLeft size={18} aria-hidden="true" /> {texts.back}
      </Link>
      <div className="off-tablet">
        <SettingsSearch basePath={basePath} load={load}>
          {groups.map((group) => (
            <Group key={group} title={texts.groups[group]}>
              {pages
                .filter((page) => page.group === group)
                .map(({ path, title }) => (
                  <li key={path}>
                    <NavLink to={`${basePath}/${screenPaths.settings}/${path}`}>{title}</NavLink>
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
      <p id={id} className={`hint strong ${styles.group}`}>
        {title}
      </p>
      <ul role="list" className="stack gap-0" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

/** The first page of the settings: every screen with what it holds and what is set there. */
export function SettingsOverview({ basePath, load, pages }: Props) {
  return (
    <nav className={`stack gap-4 positioned ${styles.overview}`} aria-label={texts.title}>
      <div>
        <h2>{texts.title}</h2>
        <p className="hint">{texts.lead}</p>
      </div>
      <SettingsSearch basePath={basePath} load={load}>
        <div className={`stack gap-5 ${styles.groups}`}>
          {groups.map((group) => (
            <section key={group} className="framed clipped">
              <h3 className={styles.head}>{texts.groups[group]}</h3>
              <ul role="list" className="stack gap-0">
                {pages
                  .filter((page) => page.group === group)
                  .map(({ path, title, about, state }) => (
                    <li key={path}>
                      <Link
                        to={`${basePath}/${screenPaths.settings}/${path}`}
                        className={`line gap-3 line-above dark undecorated ${styles.row}`}
                      >
                        <span className="grow">
                          <span className={`row gap-0 across-4 baseline between ${styles.rowHead}`}>
                            <span className="medium">{title}</span> <State state={state} />
                          </span>
                          <span className={`block hint ${styles.about}`}>{about}</span>
                        </span>
                        <ChevronRight size={18} aria-hidden="true" />
                      </Link>
                    </li>
                  ))}
                {group === 'contract' && (
                  <li>
                    <Link
                      to={`${basePath}/${screenPaths.import}`}
                      className={`line gap-3 line-above dark undecorated ${styles.row}`}
                    >
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
    <span className={classes('small gap-2', styles.state, state.isUrgent && styles.urgent)}>
      {state.isOn && <span className="dot coloured" aria-hidden="true" />}
      {state.text}
    </span>
  );
}
