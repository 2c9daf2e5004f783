import { screenPaths } from '@platzwart/domain/screen-paths';
import { searchable, searchWords } from '@platzwart/domain/text/text-search';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { type SettingsScreen, settingsScreens } from './settings-groups.ts';
import styles from './settings-navigation.module.css';
import { settingsTexts as texts } from './settings-texts.ts';

export type FindableSetting = {
  screen: SettingsScreen;
  /** As it stands on its screen: label or heading. */
  title: string;
  /** Other words people search for. */
  words?: string;
};

/** What a link to a setting carries, so that its screen leads to it. */
export type SettingState = { setting?: string };

type Props = {
  basePath: string;
  /** Loads with the first press: it has the words of every screen. Defined outside of components. */
  load: () => Promise<readonly FindableSetting[]>;
  /** Without a term. */
  children: ReactNode;
};

/** Over the titles of screens and the labels of their fields. */
export function SettingsSearch({ basePath, load, children }: Props) {
  const [term, setTerm] = useState('');
  const [isWanted, setWanted] = useState(false);
  const { part: all, hasFailed, retry } = useLazyModule(load, isWanted);
  const results = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const isSearching = term.trim() !== '';
  const found = isSearching && all ? findSettings(all, term) : [];
  const addressOf = ({ screen }: FindableSetting) => `${basePath}/${screenPaths.setting(screen)}`;
  const open = (setting: FindableSetting) => {
    setTerm('');
    void navigate(addressOf(setting), { state: stateFor(setting) });
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isSearching) {
      event.stopPropagation();
      setTerm('');
    } else if (event.key === 'ArrowDown') {
      const first = results.current?.querySelector('a');
      if (first) event.preventDefault();
      first?.focus();
    }
  };

  return (
    <div className="stack gap-4 packed">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0]) open(found[0]);
        }}
      >
        <label className="with-sign">
          <span className="visually-hidden">{texts.search}</span>
          <Search size={16} aria-hidden="true" />
          {/* Not of type search: the bar's search looks for people, and takes such a field of the screen. */}
          <input
            className="control full"
            value={term}
            placeholder={texts.search}
            enterKeyHint="search"
            spellCheck={false}
            autoComplete="off"
            onFocus={() => setWanted(true)}
            onChange={(event) => setTerm(event.target.value)}
            onKeyDown={onKey}
          />
        </label>
      </form>
      <p role="status" className={isSearching && found.length === 0 ? 'hint' : 'visually-hidden'}>
        {isSearching && !hasFailed && (all ? (found.length > 0 ? texts.found(found.length) : texts.nothingFound) : texts.loading)}
      </p>
      {isSearching && hasFailed && <Button onClick={retry}>{texts.failed}</Button>}
      {isSearching ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
        <ul ref={results} role="list" className={`stack gap-0 ${styles.results}`} onKeyDown={walk}>
          {found.map((setting) => (
            <li key={`${setting.screen} ${setting.title}`}>
              <Link to={addressOf(setting)} state={stateFor(setting)} className={styles.row} onClick={() => setTerm('')}>
                <span>
                  <span className="block medium">{setting.title}</span>
                  {setting.title !== titleOf(setting) && <span className="block hint">{titleOf(setting)}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
    </div>
  );
}

const titles = new Map(settingsScreens.map(({ screen, title }) => [screen, title]));

function titleOf({ screen }: FindableSetting): string | undefined {
  return titles.get(screen);
}

/** A screen itself has nothing to lead to. */
function stateFor(setting: FindableSetting): SettingState {
  return setting.title === titleOf(setting) ? {} : { setting: setting.title };
}

/** Arrow keys between the results; above the first is the field. */
function walk(event: KeyboardEvent<HTMLUListElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links.findIndex((link) => link.matches(':focus')) + (event.key === 'ArrowDown' ? 1 : -1);
  if (next < 0) event.currentTarget.parentElement?.querySelector('input')?.focus();
  else links[next]?.focus();
}

/** At most this many: more is another word. */
const maxFound = 12;

/** Those in which each word occurs; first those whose title begins with the term, then by title, then by other words. */
export function findSettings(all: readonly FindableSetting[], term: string): FindableSetting[] {
  const words = searchWords(term);
  const [first] = words;
  if (!first) return [];
  const ranked = all.flatMap((setting) => {
    const title = searchable(setting.title);
    const text = `${title} ${searchable(`${titleOf(setting)} ${setting.words ?? ''}`)}`;
    if (!words.every((word) => word.test(text))) return [];
    const rank = title.search(first) === 0 ? 0 : words.every((word) => word.test(title)) ? 1 : 2;
    return [{ setting, rank }];
  });
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxFound)
    .map(({ setting }) => setting);
}
