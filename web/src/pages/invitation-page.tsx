/** `/einladung/{token}`: an invitation's page, for people with and without an account. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { run } from '../calls/run.ts';
import { Invitation } from '../features/invitation/invitation.tsx';
import { texts } from '../features/invitation/texts.ts';
import { signOut } from '../features/session/commands.ts';
import { useSession } from '../features/session/queries.ts';
import { signInPath } from '../features/session/return-path.ts';
import { lazyWhenOnline } from '../ui/lazy-when-online.ts';
import { Loading } from '../ui/states.tsx';

// Whoever has an account does not wait for it.
const Join = lazyWhenOnline(() => import('../features/session/join.tsx'));
const LockScreen = lazyWhenOnline(() => import('../features/session/lock-screen.tsx'));

export default function InvitationPage() {
  const { token = '' } = useParams();
  const { pathname } = useLocation();
  const session = useSession();
  const navigate = useNavigate();
  const toSignIn = () => location.assign(signInPath(pathname));
  // Nobody knows who reads it.
  if (session.status === 'loading' && session.isLocked)
    return (
      <Suspense fallback={<Loading text={texts.loading} />}>
        <LockScreen isUsed={session.isLocked === 'now'} />
      </Suspense>
    );
  return (
    <Invitation
      token={token}
      reader={session.status === 'loading' ? undefined : (session.user ?? null)}
      signInPath={signInPath(pathname)}
      // Opens the sign-in anyway, even if signing out failed.
      switchAccount={() => void signOut().then(toSignIn, toSignIn)}
      join={({ email }) => (
        <Suspense fallback={<Loading text={texts.loading} />}>
          <Join
            email={email}
            accept={() => run('acceptInvitation', { token })}
            signInPath={signInPath(pathname)}
            // Loads anew: this page began without a session.
            onJoined={(slug) => location.assign(sitePaths.administration(slug))}
          />
        </Suspense>
      )}
      paths={sitePaths}
      onJoined={(slug) => void navigate(sitePaths.administration(slug), { replace: true })}
    />
  );
}
