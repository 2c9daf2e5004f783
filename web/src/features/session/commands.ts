import { dropDrafts } from '../../calls/saved-drafts.ts';
import { clearBrowserData } from './browser-data.ts';
import { clearSessionFlag, hasSessionFlag } from './session-flag.ts';

/** Milliseconds that Auth gets to end a session properly; local data is removed in any case. */
const signOutTimeoutMs = 3000;

/**
 * Signs out here and, by removing the flag, in every other tab; removes the session's data from
 * this browser.
 */
export async function signOut(): Promise<void> {
  dropDrafts();
  clearSessionFlag();
  if ('serviceWorker' in navigator) await Promise.race([forgetPush(), afterPatience()]);
  await Promise.race([endOwnSession(), afterPatience()]);
  await forgetSession();
}

/**
 * Push notices end with a sign-out, not with a session that merely expires: they are for when
 * nobody looks.
 */
async function forgetPush(): Promise<void> {
  try {
    if (await navigator.serviceWorker.getRegistration())
      await (await import('../../entities/device/commands.ts')).forgetPush();
  } catch {
    // The push service tells the server.
  }
}

/** Who has copied it has nothing; without an answer it stays in the list of sessions. */
async function endOwnSession(): Promise<void> {
  try {
    const { currentSession } = await import('../../firebase/session.ts');
    const own = await currentSession();
    if (!own) return;
    const { call } = await import('../../firebase/calls.ts');
    await call('endSession', { session: own.session });
  } catch {
    // The code did not load.
  }
}

const afterPatience = () => new Promise<void>((resolve) => setTimeout(resolve, signOutTimeoutMs));

/** Removes the data of an ended session, unless a new one has begun meanwhile. */
export async function forgetSession(): Promise<void> {
  const isStillOver = () => !hasSessionFlag();
  const ending = import('../../firebase/session.ts').then(({ endSession }) =>
    endSession(isStillOver),
  );
  await Promise.race([ending.catch(() => undefined), afterPatience()]);
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
