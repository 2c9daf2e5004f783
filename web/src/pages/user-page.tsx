/** `/user`: the user’s account. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../features/session/queries.ts';
import { guessableMark } from '../features/session/return-path.ts';
import { signedOutMarks } from '../features/session/signed-out-marks.ts';
import { VerifyEmailNotice } from '../features/session/verify-email-notice.tsx';
import { Account } from '../features/user/account.tsx';
import { lazyWhenOnline } from '../ui/lazy-when-online.ts';

/** Nothing for whoever has several practices: the bar shows none of them there. */
const BarElsewhere = lazyWhenOnline(() => import('./administration/bar-elsewhere.tsx'));
const SoundSwitch = lazyWhenOnline(() =>
  import('../features/requests/notice/sound-switch.tsx').then((part) => ({
    default: part.SoundSwitch,
  })),
);
const GuessablePassword = lazyWhenOnline(() =>
  import('../features/session/guessable-password.tsx').then((part) => ({
    default: part.GuessablePassword,
  })),
);
/** Whoever never looks there loads none of it. */
const LockContainer = lazyWhenOnline(() => import('./lock-container.tsx'));

export default function UserPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  if (!user) return null;
  return (
    <>
      <Suspense>
        <BarElsewhere user={user} />
      </Suspense>
      {new URLSearchParams(search).has(guessableMark) && (
        <Suspense>
          <GuessablePassword />
        </Suspense>
      )}
      <Account
        // Signing in instead starts over.
        key={user.uid}
        user={user}
        verification={<VerifyEmailNotice returnTo={sitePaths.user} />}
        sound={
          <Suspense>
            <SoundSwitch />
          </Suspense>
        }
        lock={
          <Suspense>
            <LockContainer />
          </Suspense>
        }
        onSignedOut={() => void navigate(sitePaths.logout, { replace: true })}
        onDeleted={() =>
          void navigate(sitePaths.logout + signedOutMarks.deleted, { replace: true })
        }
      />
    </>
  );
}
