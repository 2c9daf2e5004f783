/**
 * Who may see what (spec section 2, route guards). A guard renders its children only when it is sure: nothing protected
 * is built, not even for one frame.
 */

import { slugPattern } from '@platzwart/domain/practice/slug';
import { may } from '@platzwart/domain/team/permission';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { NoAccess, NotReadable } from './no-access.tsx';
import { useSession } from './queries.ts';
import { signInPath } from './return-path.ts';
import { type PlatformRole, platformRoles } from './session.ts';
import { SessionLoading } from './session-loading.tsx';

type Leave = (url: string) => void;

// The sign-in page is an HTML document of its own: the browser goes there, not the router.
const leavePage: Leave = (url) => location.replace(url);

/** For signed-in people; everybody else goes to the sign-in and comes back to the requested address. */
export function RequireSession({ children, leave = leavePage }: { children: ReactNode; leave?: Leave }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const target = signInPath(pathname + search);

  useEffect(() => {
    if (status === 'signedOut') leave(target);
  }, [status, target, leave]);

  return status === 'signedIn' ? children : <SessionLoading />;
}

/**
 * For people who have every one of these roles (spec section 2). A role of the platform is 'user' for being signed in, and
 * the union of what one is in any of one's practices: `['user', 'administrator']` lets in whoever administrates some
 * practice. What one may do in a certain practice is another question: AdministrationGuard, and in the end the rules.
 */
export function RequireRoles({ roles, children, leave }: { roles: readonly PlatformRole[]; children: ReactNode; leave?: Leave }) {
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
  /** For whoever is signed in and has no role there. */
  stranger: ReactNode;
  children: ReactNode;
};

/**
 * For people with the administration-view permission in the practice of the address. Passes without a practice, or without
 * a session: there is nothing to validate then, and RequireSession stands before it. Capitals lead to the one address without.
 */
export function AdministrationGuard({ slug, stranger, children }: AdministrationGuardProps) {
  const session = useSession();
  const isAllowed = may(session.user?.practices.find((practice) => practice.slug === slug)?.role, 'administrationView');
  const [wasAllowedIn, setAllowedIn] = useState<string | undefined>();
  if (isAllowed && wasAllowedIn !== slug) setAllowedIn(slug);

  if (slug === undefined || session.status === 'signedOut') return children;
  if (slug !== slug.toLowerCase() && slugPattern.test(slug.toLowerCase())) return <ToLowerCase slug={slug.toLowerCase()} />;
  if (session.status === 'loading') return <SessionLoading />;
  if (isAllowed) return children;
  if (session.user.isIncomplete) return <NotReadable />;
  return wasAllowedIn === slug ? <NoAccess reason="ended" /> : stranger;
}

/** Typed or printed with capitals: the screen stays the requested one. */
function ToLowerCase({ slug }: { slug: string }) {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={{ pathname: ['', slug, ...pathname.split('/').slice(2)].join('/'), search, hash }} replace />;
}
