/** Behind the person's initials: who is signed in, how it looks, keys and help, sign-out, and quietly the product's pages. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { ChevronRight, CircleHelp, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { keys } from '../../entities/keys/keys.ts';
import { useAreKeysOn } from '../../entities/keys/keys-setting.ts';
import type { SessionUser } from '../../features/session/session.ts';
import { chooseColourScheme } from '../../ui/colour-scheme.ts';
import { initialsOf } from '../../ui/initials.ts';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { useColourScheme } from '../../ui/use-colour-scheme.ts';
import { Disclosure } from '../disclosure.tsx';
import { texts } from '../texts.ts';
import { texts as own } from './texts.ts';
import styles from './work.module.css';

const KeySheet = lazyWhenOnline(() => import('../../features/keys/key-sheet.tsx').then((part) => ({ default: part.KeySheet })));

export function PersonMenu({ user }: { user: SessionUser }) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const areKeysOn = useAreKeysOn();
  const closeSheet = () => {
    setSheetOpen(false);
    // What opened it is folded away.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`.${styles.person}`)?.focus());
  };
  return (
    <>
      <Disclosure
        className={styles.person}
        label={
          <>
            <span className={styles.initials}>{initialsOf(user.name)}</span> <span className="visually-hidden">{own.menu}</span>
          </>
        }
      >
        <Person user={user} />
        <Colours />
        <div className={styles.part}>
          <button type="button" className={styles.entry} onClick={() => setSheetOpen(true)}>
            <Keyboard size={18} aria-hidden="true" />
            {own.keys}
            {areKeysOn && (
              <span className="key far" aria-hidden="true">
                {keys.sheet.key}
              </span>
            )}
          </button>
          <NavLink to={sitePaths.introductionVideos} className={styles.entry}>
            <CircleHelp size={18} aria-hidden="true" />
            {own.help}
          </NavLink>
        </div>
        <SignOut />
        <Website />
      </Disclosure>
      {isSheetOpen && (
        <Suspense>
          <KeySheet onClose={closeSheet} />
        </Suspense>
      )}
    </>
  );
}

/** The same in the phone's sheet, where there are no keys. */
export function PersonEntries({ user }: { user: SessionUser }) {
  return (
    <div className={styles.account}>
      <Person user={user} />
      <Colours />
      <SignOut />
      <Website />
    </div>
  );
}

/** The whole leads to the account. */
function Person({ user: { name, email } }: { user: SessionUser }) {
  return (
    <div className={`line gap-3 ${styles.self}`}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className="stack gap-0">
        <NavLink to={sitePaths.user} className={styles.selfLink}>
          {texts.hello(name)}
        </NavLink>
        <p className="hint one-line">{email}</p>
      </div>
      <ChevronRight size={16} aria-hidden="true" className="far" />
    </div>
  );
}

const schemes = [
  { scheme: '', Icon: Monitor },
  { scheme: 'light', Icon: Sun },
  { scheme: 'dark', Icon: Moon },
] as const;

/** Light or dark with one press; what it does stands in the account. */
function Colours() {
  const chosen = useColourScheme();
  return (
    <fieldset className={`segments ${styles.colours}`}>
      <legend className="visually-hidden">{own.colours}</legend>
      {schemes.map(({ scheme, Icon }) => (
        <button key={scheme} type="button" aria-pressed={chosen === scheme} onClick={() => chooseColourScheme(scheme)}>
          <Icon size={16} aria-hidden="true" />
          {own.schemes[scheme]}
        </button>
      ))}
    </fieldset>
  );
}

function SignOut() {
  return (
    <div className={styles.part}>
      <NavLink to={sitePaths.logout} className={styles.entry}>
        <LogOut size={18} aria-hidden="true" />
        {texts.signOut}
      </NavLink>
    </div>
  );
}

function Website() {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
    <ul role="list" aria-label={own.website} className={`hint ${styles.website}`}>
      {website.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} className={styles.entry}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const website = [
  { to: sitePaths.product, label: texts.product },
  { to: sitePaths.pricing, label: texts.pricing },
  { to: sitePaths.team, label: texts.team },
  { to: sitePaths.contact, label: texts.contact },
];
