/** `/einladung/{token}`: an invitation's page, for people with and without an account. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Invitation } from '../features/invitation/invitation.tsx';
import { signOut } from '../features/session/commands.ts';
import { useSession } from '../features/session/queries.ts';
import { signInPath } from '../features/session/return-path.ts';
import { VerifyEmailNotice } from '../features/session/verify-email-notice.tsx';

export default function InvitationPage() {
  const { token = '' } = useParams();
  const { pathname } = useLocation();
  const session = useSession();
  const navigate = useNavigate();
  const toSignIn = () => location.assign(signInPath(pathname));
  return (
    <Invitation
      token={token}
      reader={session.status === 'loading' ? undefined : (session.user ?? null)}
      signInPath={signInPath(pathname)}
      // Opens the sign-in anyway, even if signing out failed.
      switchAccount={() => void signOut().then(toSignIn, toSignIn)}
      verification={<VerifyEmailNotice returnTo={pathname} />}
      paths={sitePaths}
      onJoined={(slug) => void navigate(sitePaths.administration(slug), { replace: true })}
    />
  );
}
