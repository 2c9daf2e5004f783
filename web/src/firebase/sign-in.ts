/**
 * Sign-in methods, and actions of our e-mails' links: for the sign-in page and the user's account.
 */
import type { CallInput, CallName } from '@platzwart/domain/calls/calls';
import type { AccountLinkKind } from '@platzwart/domain/sign-in/account-link';
import { FirebaseError } from 'firebase/app';
import {
  ActionCodeOperation,
  type AuthProvider,
  applyActionCode,
  browserPopupRedirectResolver,
  checkActionCode,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithRedirect,
  updateProfile,
} from 'firebase/auth';
import { isOnline } from '../online.ts';
import type { CallResult } from './calls.ts';
import { auth } from './session.ts';

export { minPasswordLength } from '@platzwart/domain/sign-in/password';

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
} as const;

export type SignInProblem =
  | (typeof problems)[keyof typeof problems]
  | 'offline'
  | 'noAnswer'
  | 'failed';
export type SignInResult = 'done' | SignInProblem;

export function signInWithPassword(email: string, password: string): Promise<SignInResult> {
  return resultOf(signInWithEmailAndPassword(auth, email, password));
}

/** Creating an account signs the user in. */
export function createAccount(
  name: string,
  email: string,
  password: string,
): Promise<SignInResult> {
  const creating = async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    try {
      await updateProfile(user, { displayName: name });
      // The functions read the name from the token.
      await user.getIdToken(true);
    } catch {
      // The account exists; its owner can still set a name.
    }
  };
  return resultOf(creating());
}

/** Leaves the page; `finishRedirect` reads the result on return. */
export function startRedirect(provider: 'google.com'): Promise<SignInResult> {
  const providers: Record<typeof provider, () => AuthProvider> = {
    'google.com': () => new GoogleAuthProvider(),
  };
  return resultOf(signInWithRedirect(auth, providers[provider](), browserPopupRedirectResolver));
}

/** 'none' without a pending redirect. */
export async function finishRedirect(): Promise<SignInResult | 'none'> {
  try {
    return (await getRedirectResult(auth, browserPopupRedirectResolver)) ? 'done' : 'none';
  } catch (problem) {
    return problemOf(problem);
  }
}

/** The emulator's Auth accepts an unsigned credential; the real one refuses it. */
export function signInAsDemo(account: {
  sub: string;
  email: string;
  name: string;
}): Promise<SignInResult> {
  const token = JSON.stringify({
    sub: account.sub,
    email: account.email,
    email_verified: true,
    name: account.name,
  });
  return resultOf(signInWithCredential(auth, GoogleAuthProvider.credential(token)));
}

/**
 * The action of an e-mail's link: confirming an address, by Firebase's own code, or one of our own
 * links.
 */
export type ActionMode = 'verifyEmail' | AccountLinkKind;

/**
 * The address of a code; reading it does not use it up. A code for another action counts as spent.
 */
export async function readCode(
  mode: ActionMode,
  code: string,
): Promise<{ email: string } | { problem: SignInProblem }> {
  if (mode !== 'verifyEmail') {
    const result = await call('viewAccountLink', { code, kind: mode });
    return result.kind === 'done' ? result.output : { problem: problemOfCall(result) };
  }
  try {
    const { operation, data } = await checkActionCode(auth, code);
    return operation === ActionCodeOperation.VERIFY_EMAIL
      ? { email: data.email ?? '' }
      : { problem: 'codeSpent' };
  } catch (problem) {
    return { problem: problemOf(problem) };
  }
}

/**
 * Executes the code's action, once. `next`: a code to set a new password, for users who restored
 * their address.
 */
export async function applyCode(
  mode: Exclude<ActionMode, 'resetPassword'>,
  code: string,
): Promise<SignInResult | { next: string }> {
  if (mode === 'verifyEmail') return resultOf(applyActionCode(auth, code));
  const result = await call(mode, { code });
  if (result.kind !== 'done') return problemOfCall(result);
  return 'code' in result.output ? { next: result.output.code } : 'done';
}

export async function setNewPassword(code: string, password: string): Promise<SignInResult> {
  const result = await call('resetPassword', { code, password });
  return result.kind === 'done' ? 'done' : problemOfCall(result);
}

/** Whether the signed-in user has a password; others sign in with a provider. */
export async function hasPassword(): Promise<boolean> {
  await auth.authStateReady();
  return (
    auth.currentUser?.providerData.some(({ providerId }) => providerId === 'password') ?? false
  );
}

/** All calls' code loads with the first one: signing in needs none. */
async function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>> {
  try {
    // Offline, a failed request would break the code for good.
    if (isOnline()) return await (await import('./calls.ts')).call(name, input);
  } catch {
    // The code did not load.
  }
  return { kind: 'failed', hasAnswer: false };
}

/** Reauthenticates the user: a fresh sign-in. */
export function proveAgain(password: string): Promise<SignInResult> {
  const proving = async () => {
    const user = auth.currentUser;
    if (!user?.email) throw new Error('Nobody is signed in.');
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  };
  return resultOf(proving());
}

/**
 * Reauthenticates, then changes the password, which ends every sign-in, and signs in with the new
 * one.
 */
export async function changePassword(current: string, next: string): Promise<SignInResult> {
  const email = auth.currentUser?.email ?? '';
  const proven = await proveAgain(current);
  if (proven !== 'done') return proven;
  const result = await call('changePassword', { password: next });
  if (result.kind !== 'done') return problemOfCall(result);
  // Offline the session ends here too: the new password is valid all the same.
  await signInWithPassword(email, next);
  return 'done';
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
  if (code === 'auth/network-request-failed') return unanswered();
  return code in problems ? problems[code as keyof typeof problems] : 'failed';
}

const unanswered = () => (isOnline() ? 'noAnswer' : 'offline');

function problemOfCall(result: Exclude<CallResult<'keepEmail'>, { kind: 'done' }>): SignInProblem {
  if (result.kind === 'failed') return result.hasAnswer ? 'failed' : unanswered();
  const [detail] = result.kind === 'refused' ? result.details : [];
  if (detail?.code === 'emailTaken') return 'emailTaken';
  if (detail?.field === 'password') return 'weakPassword';
  return detail?.field === 'code' ? 'codeSpent' : 'failed';
}
