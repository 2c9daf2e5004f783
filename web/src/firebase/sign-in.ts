/** The ways to sign in, and what the links of our letters can do: for the sign-in page and for one's own account. */
import { FirebaseError } from 'firebase/app';
import {
  ActionCodeOperation,
  type AuthProvider,
  applyActionCode,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithRedirect,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { auth } from './session.ts';

/** Characters of a password that is chosen anew. */
export const shortestPassword = 10;

const problems = {
  'auth/invalid-credential': 'wrongCredentials',
  'auth/invalid-email': 'wrongCredentials',
  'auth/user-not-found': 'wrongCredentials',
  'auth/wrong-password': 'wrongCredentials',
  'auth/missing-password': 'wrongCredentials',
  'auth/email-already-in-use': 'emailTaken',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/expired-action-code': 'codeSpent',
  'auth/invalid-action-code': 'codeSpent',
  'auth/too-many-requests': 'tooManyAttempts',
  'auth/user-disabled': 'disabled',
  'auth/network-request-failed': 'offline',
} as const;

export type SignInProblem = (typeof problems)[keyof typeof problems] | 'failed';
export type SignInResult = 'done' | SignInProblem;

export function signInWithPassword(email: string, password: string): Promise<SignInResult> {
  return resultOf(signInWithEmailAndPassword(auth, email, password));
}

/** Whoever makes an account is signed in with it. */
export function createAccount(name: string, email: string, password: string): Promise<SignInResult> {
  const creating = async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    try {
      await updateProfile(user, { displayName: name });
      // The functions read the name from the token.
      await user.getIdToken(true);
    } catch {
      // The account is there; its owner can still say their name.
    }
  };
  return resultOf(creating());
}

/** Leaves the page; the result is read by `finishRedirect` when it comes back. */
export function startRedirect(provider: 'google.com'): Promise<SignInResult> {
  const providers: Record<typeof provider, () => AuthProvider> = { 'google.com': () => new GoogleAuthProvider() };
  return resultOf(signInWithRedirect(auth, providers[provider](), browserPopupRedirectResolver));
}

/** 'none' if no redirect was under way. */
export async function finishRedirect(): Promise<SignInResult | 'none'> {
  try {
    return (await getRedirectResult(auth, browserPopupRedirectResolver)) ? 'done' : 'none';
  } catch (problem) {
    return problemOf(problem);
  }
}

/** The emulator's Auth takes an unsigned credential; the real one refuses it. */
export function signInAsDemo(account: { sub: string; email: string; name: string }): Promise<SignInResult> {
  const token = JSON.stringify({ sub: account.sub, email: account.email, email_verified: true, name: account.name });
  return resultOf(signInWithCredential(auth, GoogleAuthProvider.credential(token)));
}

/** What a letter's link asks for. */
export type ActionMode = 'verifyEmail' | 'resetPassword' | 'verifyAndChangeEmail';

const operations: Record<ActionMode, string> = {
  verifyEmail: ActionCodeOperation.VERIFY_EMAIL,
  resetPassword: ActionCodeOperation.PASSWORD_RESET,
  verifyAndChangeEmail: ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL,
};

/** The address a code is about; reading it does not use it up. A code for something else counts as spent. */
export async function readCode(mode: ActionMode, code: string): Promise<{ email: string } | { problem: SignInProblem }> {
  try {
    const { operation, data } = await checkActionCode(auth, code);
    return operation === operations[mode] ? { email: data.email ?? '' } : { problem: 'codeSpent' };
  } catch (problem) {
    return { problem: problemOf(problem) };
  }
}

/** Does what the code is for, once: confirms an address, or takes a new one over. */
export function applyCode(code: string): Promise<SignInResult> {
  return resultOf(applyActionCode(auth, code));
}

export function setNewPassword(code: string, password: string): Promise<SignInResult> {
  return resultOf(confirmPasswordReset(auth, code, password));
}

/** Whether whoever is signed in has a password here; others sign in elsewhere. */
export async function hasPassword(): Promise<boolean> {
  await auth.authStateReady();
  return auth.currentUser?.providerData.some(({ providerId }) => providerId === 'password') ?? false;
}

/** Proves once more who is there, then changes it. Other browsers have to sign in anew. */
export function changePassword(current: string, next: string): Promise<SignInResult> {
  const changing = async () => {
    const user = auth.currentUser;
    if (!user?.email) throw new Error('Nobody is signed in.');
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current));
    await updatePassword(user, next);
  };
  return resultOf(changing());
}

async function resultOf(attempt: Promise<unknown>): Promise<SignInResult> {
  try {
    await attempt;
    return 'done';
  } catch (problem) {
    return problemOf(problem);
  }
}

function problemOf(problem: unknown): SignInProblem {
  const code = problem instanceof FirebaseError ? problem.code : '';
  return code in problems ? problems[code as keyof typeof problems] : 'failed';
}
