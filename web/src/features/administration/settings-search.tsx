import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { addressOf, type FindableSetting, findSettings, stateFor } from './find-settings.ts';
import styles from './settings-navigation.module.css';
import { settingsTexts as texts } from './settings-texts.ts';

type Props = {
  basePath: string;
  /**
   * Loads with the first press: it has the words of every screen. Defined outside of components.
   */
  load: () => Promise<readonly FindableSetting[]>;
  /** Without a term. */
  children: ReactNode;
};

/**
 * Over the titles of screens and the labels of their fields, and what else people look for among
 * settings.
 */
export function SettingsSearch({ basePath, load, children }: Props) {
  const [term, setTerm] = useState('');
  const [isWanted, setWanted] = useState(false);
  const { part: all, hasFailed, retry } = useLazyModule(load, isWanted);
  const results = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const isSearching = term.trim() !== '';
  const found = isSearching && all ? findSettings(all, term) : [];
  const open = (setting: FindableSetting) => {
    setTerm('');
    void navigate(addressOf(setting, basePath), { state: stateFor(setting) });
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
        {isSearching &&
          !hasFailed &&
          (all
            ? found.length > 0
              ? texts.found(found.length)
              : texts.nothingFound
            : texts.loading)}
      </p>
      {isSearching && hasFailed && <Button onClick={retry}>{texts.failed}</Button>}
      {isSearching ? (
        <ul ref={results} role="list" className="stack gap-0 within-column" onKeyDown={walk}>
          {found.map((setting) => (
            <li key={`${setting.to} ${setting.title}`}>
              <Link
                to={addressOf(setting, basePath)}
                state={stateFor(setting)}
                className={`line gap-3 line-above dark undecorated ${styles.row}`}
                onClick={() => setTerm('')}
              >
                <span>
                  <span className="block medium">{setting.title}</span>
                  {setting.on && <span className="block hint">{setting.on}</span>}
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

/** Arrow keys between the results; above the first is the field. */
function walk(event: KeyboardEvent<HTMLUListElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next =
    links.findIndex((link) => link.matches(':focus')) + (event.key === 'ArrowDown' ? 1 : -1);
  if (next < 0) event.currentTarget.parentElement?.querySelector('input')?.focus();
  else links[next]?.focus();
}
