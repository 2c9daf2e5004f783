/**
 * Who may see what (spec section 2, route guards). A guard renders its children only when it is sure: nothing protected
 * is built, not even for one frame.
 */
import { may } from '@platzwart/domain/permission';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { NoAccess } from './no-access.tsx';
import { useSession } from './queries.ts';
import { signInPath } from './return-path.ts';
import { SessionLoading } from './session-loading.tsx';

type Leave = (url: string) => void;

// The sign-in page is an HTML document of its own: the browser goes there, not the router.
const leavePage: Leave = (url) => location.replace(url);

/** For signed-in people; everybody else goes to the sign-in and comes back to the wished address. */
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
 * For people with the administration-view permission in the practice. Without a practice in the address, or without a
 * session, there is nothing to judge: RequireSession stands before it.
 */
export function AdministrationGuard({ slug, children }: { slug: string | undefined; children: ReactNode }) {
  const session = useSession();
  if (slug === undefined || session.status === 'signedOut') return children;
  if (session.status === 'loading') return <SessionLoading />;
  const role = session.user.practices.find((practice) => practice.slug === slug)?.role;
  return may(role, 'administrationView') ? children : <NoAccess />;
}
