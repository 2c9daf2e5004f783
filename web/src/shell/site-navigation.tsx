/**
 * The toolbar's navigation on pages about the product, and on a practice's pages for its staff; on
 * phones in a drawer.
 */
import { sitePaths } from '@platzwart/domain/site-paths';
import { Children, lazy, type ReactNode, Suspense, useRef } from 'react';
import { NavLink } from 'react-router';
import { useSession } from '../features/session/queries.ts';
import { ButtonAnchor, ButtonLink, IconButton } from '../ui/button.tsx';
import styles from './layout.module.css';
import { Sheet } from './sheet.tsx';
import { texts } from './texts.ts';

// Visitors have no entries in it and do not load it.
const AccountNavigation = lazy(() => import('./account-navigation.tsx'));

type Entry = { to: string; label: string };

const publicEntries: readonly Entry[] = [
  { to: sitePaths.product, label: texts.product },
  { to: sitePaths.pricing, label: texts.pricing },
  { to: sitePaths.team, label: texts.team },
  { to: sitePaths.contact, label: texts.contact },
  // For patients: quieter, and only where there is room.
  { to: sitePaths.bookingRequest, label: texts.bookingRequest },
];

export type SiteNavigationProps = { isCompanyPublic: boolean };

export function SiteNavigation({ isCompanyPublic }: SiteNavigationProps) {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
  const practices = user?.practices ?? [];
  const administration: Entry[] =
    practices.length === 0
      ? []
      : [
          { to: sitePaths.dashboard, label: texts.dashboard },
          ...practices.map((practice) => ({
            to: sitePaths.administration(practice.slug),
            label: practice.title,
          })),
          { to: sitePaths.introductionVideos, label: texts.introductionVideos },
          { to: sitePaths.companyRegistration, label: texts.registerPractice },
        ];
  const offersSignIn = session.status === 'signedOut';
  const offersStart = session.status !== 'loading' && practices.length === 0 && !isCompanyPublic;

  return (
    <>
      {!isCompanyPublic && (
        <div className={`off-tablet line gap-1 ${styles.links}`}>
          {publicEntries.map((entry) => (
            <NavLink key={entry.to} to={entry.to} className="entry">
              {entry.label}
            </NavLink>
          ))}
        </div>
      )}
      {user && (
        <div className="off-tablet">
          <Suspense fallback={null}>
            <AccountNavigation name={user.name}>
              {administration.length > 0 && <Entries entries={administration} />}
            </AccountNavigation>
          </Suspense>
        </div>
      )}
      {offersSignIn && (
        <div className={`off-tablet ${styles.forVisitors}`}>
          <ButtonAnchor look="plain" href={sitePaths.login}>
            {texts.signIn}
          </ButtonAnchor>
        </div>
      )}
      {offersStart && (
        <div className={`off-tablet ${styles.forVisitors}`}>
          <ButtonLink to={sitePaths.companyRegistration}>{texts.start}</ButtonLink>
        </div>
      )}
      <div className={`only-tablet ${styles.narrow}`}>
        <Drawer
          title={user ? <NavLink to={sitePaths.user}>{texts.hello(user.name)}</NavLink> : null}
        >
          {!isCompanyPublic && <Entries entries={publicEntries} />}
          <Entries entries={administration}>
            {offersStart && (
              <NavLink to={sitePaths.companyRegistration} className={`entry ${styles.forVisitors}`}>
                {texts.start}
              </NavLink>
            )}
            {offersSignIn && (
              <a href={sitePaths.login} className={`entry ${styles.forVisitors}`}>
                {texts.signIn}
              </a>
            )}
            {user && (
              <NavLink to={sitePaths.logout} className="entry">
                {texts.signOut}
              </NavLink>
            )}
          </Entries>
        </Drawer>
      </div>
    </>
  );
}

/** The links to all practices, and the entries after them. */
function Entries({ entries, children }: { entries: readonly Entry[]; children?: ReactNode }) {
  return (
    <ul role="list" className="stack gap-0">
      {entries.map((entry) => (
        <li key={entry.to}>
          <NavLink to={entry.to} className="entry">
            {entry.label}
          </NavLink>
        </li>
      ))}
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  );
}

/** The same entries on a small screen, in a native dialog. */
function Drawer({ title, children }: { title: ReactNode; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);

  return (
    <>
      <IconButton
        label={texts.openMenu}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Lines d="M4 6h16M4 12h16M4 18h16" />
      </IconButton>
      <Sheet dialog={dialog} className={styles.drawer}>
        <div className={`line gap-0 between muted ${styles.drawerHead}`}>
          <span>{title}</span>
          <IconButton label={texts.closeMenu} onClick={() => dialog.current?.close()}>
            <Lines d="M6 6l12 12M18 6L6 18" />
          </IconButton>
        </div>
        {children}
      </Sheet>
    </>
  );
}

/** Two icons do not justify the icon library on every public page. */
function Lines({ d }: { d: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d={d} />
    </svg>
  );
}
