/**
 * Route guards (spec section 2). A guard renders its children only when sure: nothing protected
 * renders, not even for one frame.
 */

import { slugPattern } from '@platzwart/domain/practice/slug';
import { may } from '@platzwart/domain/team/permission';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { dropDrafts, hasDrafts } from '../../calls/saved-drafts.ts';
import { NoAccess, NotReadable } from './no-access.tsx';
import { useSession } from './queries.ts';
import { endedMark, signInPath } from './return-path.ts';
import { type PlatformRole, platformRoles } from './session.ts';
import { SessionLoading } from './session-loading.tsx';

type Leave = (url: string) => void;

const LockScreen = lazy(() => import('./lock-screen.tsx'));
const SignedOutElsewhere = lazy(() => import('./signed-out-elsewhere.tsx'));

// The sign-in page is a separate HTML document: a full page load, not a route.
const leavePage: Leave = (url) => location.replace(url);

/**
 * For signed-in users; others are sent to the sign-in and return to the requested address, unless
 * something unsaved stands here.
 */
export function RequireSession({
  children,
  leave = leavePage,
}: {
  children: ReactNode;
  leave?: Leave;
}) {
  const session = useSession();
  const { status } = session;
  const isLocked = status === 'loading' && session.isLocked;
  const { pathname, search } = useLocation();
  // Whoever is taken away from their work is told why.
  const [wasSignedIn, setSignedIn] = useState(false);
  if (status === 'signedIn' && !wasSignedIn) setSignedIn(true);
  const target = signInPath(pathname + search) + (wasSignedIn ? `&${endedMark}` : '');

  const hasDraft = status === 'signedOut' && hasDrafts();
  useEffect(() => {
    if (status === 'signedOut' && !hasDraft) leave(target);
  }, [status, hasDraft, target, leave]);

  if (status === 'signedIn') return children;
  if (isLocked)
    return (
      <Suspense fallback={<SessionLoading />}>
        <LockScreen isUsed={isLocked === 'now'} />
      </Suspense>
    );
  if (!hasDraft) return <SessionLoading />;
  const end = () => {
    dropDrafts();
    leave(target);
  };
  return (
    <Suspense fallback={<SessionLoading />}>
      <SignedOutElsewhere target={target} onEnd={end} />
    </Suspense>
  );
}

/**
 * For users who have all of these roles (spec section 2). Platform roles: 'user' for being signed
 * in, plus the union of the user's roles in all practices: `['user', 'administrator']` admits
 * administrators of any practice. Rights in a particular practice are checked by
 * AdministrationGuard, and finally by the rules.
 */
export function RequireRoles({
  roles,
  children,
  leave,
}: {
  roles: readonly PlatformRole[];
  children: ReactNode;
  leave?: Leave;
}) {
  return (
    <RequireSession {...(leave && { leave })}>
      <RolesGuard roles={roles}>{children}</RolesGuard>
    </RequireSession>
  );
}

function RolesGuard({ roles, children }: { roles: readonly PlatformRole[]; children: ReactNode }) {
  const { user } = useSession();
  if (!user) return <SessionLoading />;
  const has = platformRoles(user);
  if (roles.every((role) => has.has(role))) return children;
  return user.isIncomplete ? <NotReadable /> : <NoAccess reason="role" />;
}

type AdministrationGuardProps = {
  slug: string | undefined;
  /** Shown to signed-in users without a role there. */
  stranger: ReactNode;
  children: ReactNode;
};

/**
 * For users with the administration-view permission in the address's practice. Passes without a
 * practice or session: RequireSession wraps it. Redirects addresses with capitals to the canonical
 * one.
 */
export function AdministrationGuard({ slug, stranger, children }: AdministrationGuardProps) {
  const session = useSession();
  const isAllowed = may(
    session.user?.practices.find((practice) => practice.slug === slug)?.role,
    'administrationView',
  );
  const [wasAllowedIn, setAllowedIn] = useState<string | undefined>();
  if (isAllowed && wasAllowedIn !== slug) setAllowedIn(slug);

  if (slug === undefined || session.status === 'signedOut') return children;
  if (slug !== slug.toLowerCase() && slugPattern.test(slug.toLowerCase()))
    return <ToLowerCase slug={slug.toLowerCase()} />;
  if (session.status === 'loading') return <SessionLoading />;
  if (isAllowed) return children;
  if (session.user.isIncomplete) return <NotReadable />;
  return wasAllowedIn === slug ? <NoAccess reason="ended" /> : stranger;
}

/** Typed or printed with capitals: keeps the requested screen. */
function ToLowerCase({ slug }: { slug: string }) {
  const { pathname, search, hash } = useLocation();
  return (
    <Navigate
      to={{ pathname: ['', slug, ...pathname.split('/').slice(2)].join('/'), search, hash }}
      replace
    />
  );
}
