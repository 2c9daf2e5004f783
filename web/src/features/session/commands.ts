import type { CallResult } from '../../firebase/calls.ts';
import { clearBrowserData } from './browser-data.ts';
import { clearSessionFlag, hasSessionFlag } from './session-flag.ts';

/** Milliseconds that Auth gets to end a session in good order; what is stored here goes in any case. */
const signOutTimeoutMs = 3000;

/** Signs out here and, by the missing flag, in every other tab; what the session has left in this browser is removed. */
export async function signOut(): Promise<void> {
  clearSessionFlag();
  await forgetSession();
}

/** Removes what is left of a session that has ended, unless another one has begun meanwhile. */
export async function forgetSession(): Promise<void> {
  const isStillOver = () => !hasSessionFlag();
  const ending = import('../../firebase/session.ts').then(({ endSession }) => endSession(isStillOver));
  const impatience = new Promise<void>((resolve) => setTimeout(resolve, signOutTimeoutMs));
  await Promise.race([ending.catch(() => undefined), impatience]);
  if (isStillOver()) await clearBrowserData();
}

/** Sends the link that confirms one's own address; it leads back to `returnTo`, a path of ours. */
export async function requestEmailVerification(returnTo: string): Promise<CallResult<'requestEmailVerification'>> {
  const { call } = await import('../../firebase/calls.ts');
  return call('requestEmailVerification', { returnTo });
}

/** Whether one's own address is confirmed by now; undefined without a network, or if nobody is signed in any more. */
export async function recheckEmail(): Promise<boolean | undefined> {
  try {
    const { refreshSignedIn } = await import('../../firebase/session.ts');
    return (await refreshSignedIn())?.emailVerified;
  } catch {
    return undefined;
  }
}
