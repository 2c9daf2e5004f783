/** Whether a practice that asks for a second factor has one of this sign-in, or of its account. */
import { auth } from './session.ts';

type Own = {
  /** This session has proven one. */
  isProven: boolean;
  /** The account has one that it can prove. */
  isThere: boolean;
  isByPassword: boolean;
};

/** As the token says; the rules know. */
export async function ownFactor({ googleCounts }: { googleCounts: boolean }): Promise<Own> {
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdTokenResult();
  const kinds: unknown = token?.claims.factors;
  const provider = token?.signInProvider;
  return {
    isProven: provider === 'custom' || (googleCounts && provider === 'google.com'),
    isByPassword: provider === 'password',
    isThere: Array.isArray(kinds) && (kinds.includes('totp') || kinds.includes('passkey')),
  };
}
