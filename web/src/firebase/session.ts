/**
 * The signed-in user, by Firebase Auth, in all tabs of this browser. A sign-in is valid for 30 days
 * at most; ending a session with the browser is the session flag's job. Sign-in methods are in
 * `sign-in.ts`.
 */
import { isSessionAlive } from '@platzwart/domain/sign-in/session';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onIdTokenChanged,
  reload,
  signOut,
  type User,
} from 'firebase/auth';
import { app, emulators } from './app.ts';
import { provideCredential } from './credentials.ts';

// Not in IndexedDB: WebKit may leave a transaction of the page before open for ever (decision
// 0014).
export const auth = initializeAuth(app, { persistence: browserLocalPersistence });
if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });

provideCredential('Authorization', async () => {
  const token = await idToken();
  return token && `Bearer ${token}`;
});

/** Auth's own data; the rest is in the user's document. */
export type SignedIn = { uid: string; name: string; email: string; emailVerified: boolean };

/**
 * Milliseconds after which another tab's sign-in has certainly reached this one: where Auth polls,
 * it does so every second.
 */
const otherTabTimeoutMs = 3000;

let wasListening = false;

/**
 * Reports the signed-in user, now and after every change in Auth; undefined if signed out. `isSure`
 * is false for a signed-out state that another tab's sign-in may not have reached yet.
 */
export function listenToSignedIn(
  listener: (signedIn: SignedIn | undefined, isSure: boolean) => void,
): () => void {
  // Auth reads its storage when the page starts, and hears from other tabs later.
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

/** Whose session this browser has, once known; undefined: nobody's. */
export async function signedInUid(): Promise<string | undefined> {
  await auth.authStateReady();
  return auth.currentUser?.uid;
}

/** Ends the session, unless `isWanted` reports that another one has replaced it. */
export async function endSession(isWanted: () => boolean = () => true): Promise<void> {
  await auth.authStateReady();
  if (isWanted()) await signOut(auth);
}

/** For the `Authorization` header of plain HTTPS calls; undefined if signed out. */
export async function idToken(): Promise<string | undefined> {
  await auth.authStateReady();
  return auth.currentUser?.getIdToken();
}

/** The page's own session (`SessionDocument`); undefined if signed out, or offline. */
export async function currentSession(): Promise<{ uid: string; session: string } | undefined> {
  await auth.authStateReady();
  const user = auth.currentUser;
  const claims = user ? (await tokenOf(user))?.claims : undefined;
  return user && claims
    ? { uid: user.uid, session: String(claims.session ?? claims.auth_time) }
    : undefined;
}

/**
 * Reloads the user from Auth, with a matching token; undefined if signed out (meanwhile). Throws
 * offline.
 */
export async function refreshSignedIn(): Promise<SignedIn | undefined> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) return undefined;
  await reload(user);
  await user.getIdToken(true);
  return signedInOf(user);
}

/** Undefined if the session's sign-in is too old: then it has been ended. */
async function signedInOf(user: User): Promise<SignedIn | undefined> {
  const { uid, displayName, email } = user;
  const known = { uid, name: displayName ?? '', email: email ?? '' };
  const token = await tokenOf(user);
  if (!token) return { ...known, emailVerified: user.emailVerified };
  if (isSessionAlive(Date.parse(token.authTime) / 1000, new Date())) {
    return { ...known, emailVerified: token.claims.email_verified === true };
  }
  await signOut(auth);
  return undefined;
}

/** Users whose token was renewed because of the address: once is enough, whatever the result. */
let renewedFor: string | undefined;

/**
 * The token for the functions: it must include an address confirmed elsewhere. Undefined offline.
 */
async function tokenOf(user: User) {
  try {
    const token = await user.getIdTokenResult();
    const isBehind =
      user.emailVerified && token.claims.email_verified !== true && renewedFor !== user.uid;
    if (!isBehind) return token;
    renewedFor = user.uid;
    return await user.getIdTokenResult(true);
  } catch {
    return undefined;
  }
}
