/**
 * Who is signed in, by Firebase Auth. A session ends with the browser unless 'Angemeldet bleiben' was chosen; then it
 * lasts 30 days from the sign-in.
 */
import { FirebaseError } from 'firebase/app';
import {
  type AuthProvider,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  GoogleAuthProvider,
  getRedirectResult,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  setPersistence,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithRedirect,
  signOut,
  type User,
} from 'firebase/auth';
import { app, emulators } from './app.ts';

/** Longest session of somebody who stays signed in, in milliseconds. */
const longestSession = 30 * 24 * 60 * 60 * 1000;

// The first one is where new sessions go; a session found in the second stays there.
const auth = initializeAuth(app, { persistence: [browserSessionPersistence, indexedDBLocalPersistence] });
if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });

/** What Auth itself knows; the rest stands in the user's document. */
export type SignedIn = { uid: string; name: string; email: string };

export type SignInResult = 'done' | 'wrongCredentials' | 'tooManyAttempts' | 'disabled' | 'offline' | 'failed';

/** Tells who is signed in, now and after every change; undefined for nobody. */
export function followSignedIn(listener: (signedIn: SignedIn | undefined) => void): () => void {
  return onAuthStateChanged(auth, (user) => {
    if (!user) return listener(undefined);
    listener(signedInOf(user));
    endIfTooOld(user).catch(() => undefined);
  });
}

export async function signInWithPassword(email: string, password: string, stay: boolean): Promise<SignInResult> {
  return attempt(stay, () => signInWithEmailAndPassword(auth, email, password));
}

/** Leaves the page; the result is read by `finishRedirect` when it comes back. */
export async function startRedirect(provider: 'google.com', stay: boolean): Promise<SignInResult> {
  const providers: Record<typeof provider, () => AuthProvider> = { 'google.com': () => new GoogleAuthProvider() };
  return attempt(stay, () => signInWithRedirect(auth, providers[provider](), browserPopupRedirectResolver));
}

/** 'none' if no redirect was under way. */
export async function finishRedirect(): Promise<SignInResult | 'none'> {
  try {
    return (await getRedirectResult(auth, browserPopupRedirectResolver)) ? 'done' : 'none';
  } catch (problem) {
    return resultOf(problem);
  }
}

/** The emulator's Auth takes an unsigned credential; the real one refuses it. */
export async function signInAsDemo(account: { sub: string; email: string; name: string }, stay: boolean): Promise<SignInResult> {
  const token = JSON.stringify({ sub: account.sub, email: account.email, email_verified: true, name: account.name });
  return attempt(stay, () => signInWithCredential(auth, GoogleAuthProvider.credential(token)));
}

/** Whether this tab holds a session, as soon as that is known. */
export async function isSignedIn(): Promise<boolean> {
  await auth.authStateReady();
  return auth.currentUser !== null;
}

export async function endSession(): Promise<void> {
  await auth.authStateReady();
  await signOut(auth);
}

/** For the `Authorization` header of plain HTTPS calls; undefined if nobody is signed in. */
export async function idToken(): Promise<string | undefined> {
  await auth.authStateReady();
  return auth.currentUser?.getIdToken();
}

async function attempt(stay: boolean, signIn: () => Promise<unknown>): Promise<SignInResult> {
  try {
    await setPersistence(auth, stay ? indexedDBLocalPersistence : browserSessionPersistence);
    await signIn();
    return 'done';
  } catch (problem) {
    return resultOf(problem);
  }
}

async function endIfTooOld(user: User): Promise<void> {
  const { authTime } = await user.getIdTokenResult();
  if (Date.now() - Date.parse(authTime) > longestSession) await signOut(auth);
}

function signedInOf(user: User): SignedIn {
  return { uid: user.uid, name: user.displayName ?? user.email ?? '', email: user.email ?? '' };
}

function resultOf(problem: unknown): SignInResult {
  const code = problem instanceof FirebaseError ? problem.code : '';
  const results: Record<string, SignInResult> = {
    'auth/invalid-credential': 'wrongCredentials',
    'auth/invalid-email': 'wrongCredentials',
    'auth/user-not-found': 'wrongCredentials',
    'auth/wrong-password': 'wrongCredentials',
    'auth/missing-password': 'wrongCredentials',
    'auth/too-many-requests': 'tooManyAttempts',
    'auth/user-disabled': 'disabled',
    'auth/network-request-failed': 'offline',
  };
  return results[code] ?? 'failed';
}
