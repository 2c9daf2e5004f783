/**
 * On phones, at the bottom: the frequent screens, a new request, search, and a sheet with all the
 * rest.
 */
import { sitePaths } from '@platzwart/domain/site-paths';
import type { UserPractice } from '@platzwart/domain/team/member';
import { CircleUser, LayoutGrid, Menu, Search, X } from 'lucide-react';
import { useRef } from 'react';
import { NavLink } from 'react-router';
import type { SessionUser } from '../../features/session/session.ts';
import { useBarOutlet } from '../../ui/bar-parts.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Sheet } from '../sheet.tsx';
import { texts } from '../texts.ts';
import { Colours, Help, isGuest, Leaving, Person, Website } from './person-menu.tsx';
import { PracticesInSheet, ToPracticePage } from './practice-switcher.tsx';
import { ScreenLinks } from './screen-links.tsx';
import { texts as own } from './texts.ts';
import { useSearchAndKey } from './use-search.ts';
import styles from './work.module.css';

type Props = { user: SessionUser; practice: UserPractice | undefined };

export function PhoneBar({ user, practice }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const create = useBarOutlet('create');
  const intake = useBarOutlet('intake');
  const leaving = !isGuest(user) && <Leaving />;

  return (
    <>
      <nav aria-label={texts.administration} className={`line-above on-surface ${styles.phoneBar}`}>
        {practice ? (
          <>
            <ScreenLinks practice={practice} of={['main']} />
            <div ref={create} className={`if-any ${styles.create}`} />
            <SearchOnPhone practice={practice} />
          </>
        ) : (
          <>
            <NavLink to={sitePaths.dashboard}>
              <LayoutGrid size={20} aria-hidden="true" />
              <span className={styles.word}>{texts.dashboard}</span>
            </NavLink>
            <NavLink to={sitePaths.user}>
              <CircleUser size={20} aria-hidden="true" />
              <span className={styles.word}>{texts.account}</span>
            </NavLink>
          </>
        )}
        <button type="button" aria-haspopup="dialog" onClick={() => sheet.current?.showModal()}>
          <Menu size={20} aria-hidden="true" />
          <span>{own.more}</span>
        </button>
      </nav>
      <Sheet dialog={sheet} className={`within-form full ${styles.sheet}`}>
        <div className="line gap-1">
          <Person user={user} />
          <IconButton label={texts.closeMenu} onClick={() => sheet.current?.close()}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
        {practice && (
          <nav aria-label={own.practice} className={`apart line-above ${styles.sheetGroup}`}>
            <div className={`line between ${styles.group}`}>
              <NavLink
                to={sitePaths.administration(practice.slug)}
                className={`one-line dark strong undecorated ${styles.here}`}
              >
                {practice.title}
              </NavLink>
              <span ref={intake} className="rigid" />
            </div>
            <div className={`entries stack gap-0 ${styles.sheetLinks}`}>
              <ScreenLinks practice={practice} of={['further', 'rare']} />
              <ToPracticePage practice={practice} />
              <Help practice={practice} />
            </div>
          </nav>
        )}
        <div className={`apart line-above ${styles.sheetGroup}`}>
          {user.practices.length > 0 ? (
            <PracticesInSheet practices={user.practices} practice={practice}>
              {leaving}
            </PracticesInSheet>
          ) : (
            leaving
          )}
        </div>
        <Colours />
        <Website />
      </Sheet>
    </>
  );
}

function SearchOnPhone({ practice }: { practice: UserPractice }) {
  return (
    <button type="button" onClick={useSearchAndKey(practice)}>
      <Search size={20} aria-hidden="true" />
      <span>{own.search}</span>
    </button>
  );
}
