import { clearBrowserData } from './browser-data.ts';
import { clearSessionFlag, hasSessionFlag } from './session-flag.ts';

/** Milliseconds that Auth gets to end a session properly; local data is removed in any case. */
const signOutTimeoutMs = 3000;

/** Signs out here and, by removing the flag, in every other tab; removes the session's data from this browser. */
export async function signOut(): Promise<void> {
  clearSessionFlag();
  await forgetSession();
}

/** Removes the data of an ended session, unless a new one has begun meanwhile. */
export async function forgetSession(): Promise<void> {
  const isStillOver = () => !hasSessionFlag();
  const ending = import('../../firebase/session.ts').then(({ endSession }) => endSession(isStillOver));
  const impatience = new Promise<void>((resolve) => setTimeout(resolve, signOutTimeoutMs));
  await Promise.race([ending.catch(() => undefined), impatience]);
  if (isStillOver()) await clearBrowserData();
}

/** Whether the user's address is confirmed by now; undefined offline or signed out. */
export async function recheckEmail(): Promise<boolean | undefined> {
  try {
    const { refreshSignedIn } = await import('../../firebase/session.ts');
    return (await refreshSignedIn())?.emailVerified;
  } catch {
    return undefined;
  }
}
