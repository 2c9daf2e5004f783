/**
 * Behind the person's initials: who is signed in, how it looks, keys and help, sign-out, and
 * quietly the product's pages.
 */
import { sitePaths } from '@platzwart/domain/site-paths';
import type { UserPractice } from '@platzwart/domain/team/member';
import {
  CircleHelp,
  CircleUser,
  Keyboard,
  Lock,
  LogOut,
  Monitor,
  Moon,
  Search as SearchIcon,
  Settings,
  Sun,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { keys } from '../../entities/keys/keys.ts';
import { useAreKeysOn } from '../../entities/keys/keys-setting.ts';
import { demoSlug } from '../../features/samples/demo-slug.ts';
import { lockDevice } from '../../features/session/device-lock.ts';
import type { SessionUser } from '../../features/session/session.ts';
import { screensByKey, staffScreens } from '../../staff-screens.ts';
import { chooseColourScheme } from '../../ui/colour-scheme.ts';
import { initialsOf } from '../../ui/initials.ts';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { useColourScheme } from '../../ui/use-colour-scheme.ts';
import { Disclosure } from '../disclosure.tsx';
import { texts } from '../texts.ts';
import { texts as own } from './texts.ts';
import { isMac, useSearch } from './use-search.ts';
import styles from './work.module.css';

const KeySheet = lazyWhenOnline(() => import('../../features/keys/key-sheet.tsx'));

type Props = {
  user: SessionUser;
  /** The one whose screens the bar shows. */
  practice: UserPractice | undefined;
};

export function PersonMenu({ user, practice }: Props) {
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
        className={`rigid ${styles.person}`}
        label={
          <>
            <span className="initials">{initialsOf(user.name || user.email)}</span>{' '}
            <span className="visually-hidden">{own.menu}</span>
          </>
        }
      >
        <Person user={user} />
        <div className={`line-above ${styles.part}`}>
          {practice && <Search practice={practice} />}
          {practice && (
            <NavLink
              to={`${sitePaths.administration(practice.slug)}/${staffScreens.settings.path}`}
              className="entry"
            >
              <Settings size={18} aria-hidden="true" />
              {own.settings}
              {areKeysOn && <Key of={staffScreens.settings.keys.key} />}
            </NavLink>
          )}
          <button type="button" className="entry" onClick={() => setSheetOpen(true)}>
            <Keyboard size={18} aria-hidden="true" />
            {own.keys}
            {areKeysOn && <Key of={keys.sheet.key} />}
          </button>
          <Help practice={practice} />
        </div>
        {!isGuest(user) && (
          <div className={`line-above ${styles.part}`}>
            <NavLink to={sitePaths.user} className="entry">
              <CircleUser size={18} aria-hidden="true" />
              {texts.account}
            </NavLink>
            <Leaving hasKey={areKeysOn && practice !== undefined} />
          </div>
        )}
        <Colours />
        <Website />
      </Disclosure>
      {isSheetOpen && (
        <Suspense>
          <KeySheet screens={screensByKey} onClose={closeSheet} />
        </Suspense>
      )}
    </>
  );
}

function Search({ practice }: { practice: UserPractice }) {
  return (
    <button type="button" className="entry" onClick={useSearch(practice)}>
      <SearchIcon size={18} aria-hidden="true" />
      {own.searchOrJump}
      <Key of={isMac ? own.searchKeysMac : own.searchKeys} />
    </button>
  );
}

/** Answers, films and a phone number; without a practice the films and the contact page. */
export function Help({ practice }: { practice: UserPractice | undefined }) {
  return (
    <NavLink
      to={
        practice
          ? `${sitePaths.administration(practice.slug)}/${staffScreens.help.path}`
          : sitePaths.contact
      }
      className="entry"
    >
      <CircleHelp size={18} aria-hidden="true" />
      {own.help}
    </NavLink>
  );
}

/** One after the other, as they are pressed. */
function Key({ of }: { of: string }) {
  return (
    <span className="line gap-1 far" aria-hidden="true">
      {of.split(' ').map((key) => (
        <span key={key} className="key">
          {key}
        </span>
      ))}
    </span>
  );
}

/**
 * In the demo nobody is signed in; on the device somebody may be, whose session and account are
 * none of its business.
 */
export const isGuest = ({ uid }: SessionUser) => uid === demoSlug;

/** The whole leads to the account. */
export function Person({ user }: { user: SessionUser }) {
  const { name, email } = user;
  return (
    <div className={`line gap-3 grow rounded positioned ${styles.self}`}>
      <span className="initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className="stack gap-0">
        {isGuest(user) ? (
          <span className="strong">{texts.hello(name)}</span>
        ) : (
          <NavLink to={sitePaths.user} className="covering dark strong undecorated">
            {texts.hello(name)}
          </NavLink>
        )}
        <p className="hint one-line">{email}</p>
      </div>
    </div>
  );
}

const schemes = [
  { scheme: '', Icon: Monitor },
  { scheme: 'light', Icon: Sun },
  { scheme: 'dark', Icon: Moon },
] as const;

/** Light or dark with one press; what it does stands in the account. */
export function Colours() {
  const chosen = useColourScheme();
  return (
    <fieldset className={`segments shrinks ${styles.colours}`}>
      <legend className="visually-hidden">{own.colours}</legend>
      {schemes.map(({ scheme, Icon }) => (
        <button
          key={scheme}
          type="button"
          aria-pressed={chosen === scheme}
          onClick={() => chooseColourScheme(scheme)}
        >
          <Icon size={16} aria-hidden="true" />
          {own.schemes[scheme]}
        </button>
      ))}
    </fieldset>
  );
}

/** Others use the device too. */
export function Leaving({ hasKey = false }) {
  return (
    <>
      <button type="button" className="entry" onClick={lockDevice}>
        <Lock size={18} aria-hidden="true" />
        {own.lock}
        {hasKey && <Key of={keys.lock.key} />}
      </button>
      <NavLink to={sitePaths.logout} className="entry">
        <LogOut size={18} aria-hidden="true" />
        {texts.signOut}
      </NavLink>
    </>
  );
}

export function Website() {
  return (
    <ul role="list" aria-label={own.website} className={`hint tiny ${styles.website}`}>
      {website.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} className="entry">
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
