/** How long a sign-in counts: the same limits in the rules, in every call and in the browser. */
import { day } from '../dates/durations.ts';

/** Days from the sign-in; refreshing a token does not extend them. */
export const maxSessionDays = 30;

/**
 * The ways to sign in that we offer, as tokens name them; no other sign-in counts, anonymous ones
 * included. 'custom' is a token that we issued ourselves after a second factor or a passkey: it
 * counts only with its session document.
 */
export const signInProviders = ['password', 'google.com', 'custom'] as const;
export type SignInProvider = (typeof signInProviders)[number];

export function isSignInProvider(name: string | undefined): name is SignInProvider {
  return signInProviders.some((each) => each === name);
}

/**
 * Whether a session that began at `authTime` (seconds, the token's `auth_time`) still counts.
 * Without `authTime` it does not.
 */
export function isSessionAlive(authTime: number | undefined, now: Date): boolean {
  return authTime !== undefined && now.getTime() < authTime * 1000 + maxSessionDays * day;
}

/** Days that members have before their practice's demand of a second factor counts. */
export const factorNoticeDays = 14;

/** Hours in which its owner can cancel the reset of an account's factors. */
export const resetDelayHours = 24;

/**
 * Minutes during which a sign-in is fresh: required where an open screen does not prove who sits
 * there.
 */
export const freshSignIn = 5;

export function isSignInFresh(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= freshSignIn * 60_000;
}

/**
 * Since when sign-ins count of accounts that the operator has closed, until they are opened again.
 */
export const never = new Date('9999-12-31T00:00:00Z');

/**
 * Whether a sign-in of that moment still counts, if sessions before `validFrom` were ended;
 * undefined if none ever were.
 */
export function isSignInValid(signedInAt: Date, validFrom: Date | undefined): boolean {
  return validFrom === undefined || signedInAt.getTime() >= validFrom.getTime();
}
