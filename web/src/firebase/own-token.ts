/** Sessions that have proven more than a password: by a token of our own. */
import { signInWithCustomToken } from 'firebase/auth';
import { auth } from './session.ts';

/** '': the present session has proven it; only what its token says of the account is renewed. */
export async function continueWith(token: string): Promise<void> {
  if (token === '') await auth.currentUser?.getIdToken(true);
  else await signInWithCustomToken(auth, token);
}

/** What the account has, as its token says: for what to offer, never for what to allow. */
export async function ownFactors(): Promise<readonly string[]> {
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdTokenResult();
  const kinds: unknown = token?.claims.factors;
  return Array.isArray(kinds) ? kinds.map(String) : [];
}

/** Whether something must follow a password or Google before anything of a practice opens. */
export async function isFactorMissing(): Promise<boolean> {
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdTokenResult();
  return token?.signInProvider !== 'custom' && (await ownFactors()).includes('required');
}
