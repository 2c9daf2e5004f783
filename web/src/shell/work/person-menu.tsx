/** Behind the person's initials: their account, sign-out, and quietly the product's pages. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { CircleUser, LogOut } from 'lucide-react';
import { NavLink } from 'react-router';
import type { SessionUser } from '../../features/session/session.ts';
import { Disclosure } from '../disclosure.tsx';
import { texts } from '../texts.ts';
import { texts as own } from './texts.ts';
import styles from './work.module.css';

export function PersonMenu({ user }: { user: SessionUser }) {
  return (
    <Disclosure
      className={styles.person}
      label={
        <>
          <span className={styles.initials}>{initialsOf(user.name)}</span> <span className="visually-hidden">{own.menu}</span>
        </>
      }
    >
      <PersonEntries user={user} />
    </Disclosure>
  );
}

export function PersonEntries({ user }: { user: SessionUser }) {
  return (
    <>
      <NavLink to={sitePaths.user} className={styles.entry}>
        <CircleUser size={18} aria-hidden="true" />
        {texts.hello(user.name)}
      </NavLink>
      <NavLink to={sitePaths.logout} className={styles.entry}>
        <LogOut size={18} aria-hidden="true" />
        {texts.signOut}
      </NavLink>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" aria-label={own.website} className={`hint ${styles.website}`}>
        {website.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className={styles.entry}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const website = [
  { to: sitePaths.product, label: texts.product },
  { to: sitePaths.pricing, label: texts.pricing },
  { to: sitePaths.team, label: texts.team },
  { to: sitePaths.contact, label: texts.contact },
];

/** 'AB' of 'Anna Berger'. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('de');
}
