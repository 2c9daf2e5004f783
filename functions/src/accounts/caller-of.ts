import { claimsToBeUs } from '@platzwart/domain/practice/deceptive-name';
import { isSessionAlive, isSignInProvider } from '@platzwart/domain/sign-in/session';
import { holdsAddress, holdsEncodedWord } from '@platzwart/domain/text/plain-name';
import { cleanLine } from '@platzwart/domain/text/text';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Caller } from '../core/tools.ts';

/**
 * The caller a verified ID token identifies; undefined if the sign-in behind it has exceeded the
 * maximum session age, or is of a kind that we do not offer. Whether its session was ended, or has
 * proven what is needed, `handler` asks. Its name may be set past us, at Firebase itself: one that
 * `updateUser` would refuse is not used.
 */
export function callerOf(
  token: Pick<DecodedIdToken, 'uid' | 'auth_time'> & Partial<DecodedIdToken>,
  now: Date,
): Caller | undefined {
  const provider = token.firebase?.sign_in_provider;
  if (!isSessionAlive(token.auth_time, now) || !isSignInProvider(provider)) return undefined;
  const session: unknown = token.session ?? String(token.auth_time);
  if (typeof session !== 'string' || !/^[\w-]+$/.test(session)) return undefined;
  const email = token.email ?? '';
  return {
    uid: token.uid,
    name: usableName(token.name) || email,
    email,
    emailVerified: token.email_verified === true,
    signedInAt: new Date(token.auth_time * 1000),
    provider,
    ...(provider === 'google.com' && {
      identity: `${provider}:${String(token.firebase?.identities[provider]?.[0])}`,
    }),
    session,
  };
}

/**
 * The name of an account as Firebase has it, where anybody can set their own: '' for one that
 * `updateUser` would refuse.
 */
export function usableName(given: unknown): string {
  // No name of ours is longer, and each call looks at this one before anything else.
  const name = cleanLine(String(given ?? '').slice(0, 100));
  return holdsAddress(name) || holdsEncodedWord(name) || claimsToBeUs(name) ? '' : name;
}
