/**
 * Who is signed in, by Firebase Auth, in all tabs of this browser. A sign-in counts for 30 days at most; that a session may
 * end with the browser is the business of the session flag. How one signs in stands in `sign-in.ts`.
 */
import { isSessionAlive } from '@platzwart/domain/sign-in/session';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reload,
  signOut,
  type User,
} from 'firebase/auth';
import { app, emulators } from './app.ts';

// The second is for browsers whose database is out of order.
export const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });

/** What Auth itself knows; the rest stands in the user's document. */
export type SignedIn = { uid: string; name: string; email: string; emailVerified: boolean };

/** Milliseconds in which a sign-in of another tab has certainly reached this one: Auth looks every 800. */
const otherTabTimeoutMs = 3000;

let wasListening = false;

/**
 * Tells who is signed in, now and after every change of what Auth knows about them; undefined for nobody. `isSure` is
 * false for a nobody that another tab's sign-in may not have reached yet.
 */
export function listenToSignedIn(listener: (signedIn: SignedIn | undefined, isSure: boolean) => void): () => void {
  // Auth reads its storage when the page starts, and hears of other tabs later.
  let isHearsay = wasListening;
  wasListening = true;
  let turn = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = onIdTokenChanged(auth, (user) => {
    const current = ++turn;
    clearTimeout(waiting);
    if (user) {
      isHearsay = false;
      signedInOf(user).then(
        (signedIn) => {
          if (current === turn && signedIn) listener(signedIn, true);
        },
        () => listener(undefined, false),
      );
    } else if (isHearsay) {
      waiting = setTimeout(() => listener(undefined, false), otherTabTimeoutMs);
    } else {
      listener(undefined, true);
    }
  });
  return () => {
    turn += 1;
    clearTimeout(waiting);
    stop();
  };
}

/** Whether this browser holds a session, as soon as that is known. */
export async function isSignedIn(): Promise<boolean> {
  await auth.authStateReady();
  return auth.currentUser !== null;
}

/** Ends the session, unless `isWanted` says by then that another one has begun in its place. */
export async function endSession(isWanted: () => boolean = () => true): Promise<void> {
  await auth.authStateReady();
  if (isWanted()) await signOut(auth);
}

/** For the `Authorization` header of plain HTTPS calls; undefined if nobody is signed in. */
export async function idToken(): Promise<string | undefined> {
  await auth.authStateReady();
  return auth.currentUser?.getIdToken();
}

/** Asks Auth anew about the person, with a token that says the same; undefined if nobody is signed in (any more). Throws offline. */
export async function refreshSignedIn(): Promise<SignedIn | undefined> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) return undefined;
  await reload(user);
  await user.getIdToken(true);
  return signedInOf(user);
}

/** Undefined if the sign-in behind the session is too old: then it has been ended. */
async function signedInOf(user: User): Promise<SignedIn | undefined> {
  const { uid, displayName, email } = user;
  const known = { uid, name: displayName || email || '', email: email ?? '' };
  const token = await tokenOf(user);
  if (!token) return { ...known, emailVerified: user.emailVerified };
  if (isSessionAlive(Date.parse(token.authTime) / 1000, new Date())) {
    return { ...known, emailVerified: token.claims.email_verified === true };
  }
  await signOut(auth);
  return undefined;
}

/** Whose token was renewed for the sake of the address: once is enough, whatever comes of it. */
let renewedFor: string | undefined;

/** What the functions are told: an address that was confirmed elsewhere must stand in it. Undefined offline. */
async function tokenOf(user: User) {
  try {
    const token = await user.getIdTokenResult();
    const isBehind = user.emailVerified && token.claims.email_verified !== true && renewedFor !== user.uid;
    if (!isBehind) return token;
    renewedFor = user.uid;
    return await user.getIdTokenResult(true);
  } catch {
    return undefined;
  }
}
