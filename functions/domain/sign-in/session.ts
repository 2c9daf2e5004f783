/** How long a sign-in counts (design section 6): the same limits in the rules, in every call and in the browser. */

/** Days from the sign-in; whoever refreshes a token meanwhile does not sign in anew. */
export const maxSessionDays = 30;

const day = 24 * 60 * 60 * 1000;

/** Whether a session that began at `authTime` (seconds, as the token's `auth_time` says it) still counts. Without a beginning it does not. */
export function isSessionAlive(authTime: number | undefined, now: Date): boolean {
  return authTime !== undefined && now.getTime() < authTime * 1000 + maxSessionDays * day;
}

/** Minutes after a sign-in in which it is fresh: asked for where an open screen is no proof of who sits there. */
export const freshSignIn = 5;

export function isSignInFresh(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= freshSignIn * 60_000;
}

/** Whether a sign-in of that moment still counts, where all before `validFrom` were ended; undefined if none ever were. */
export function isSignInValid(signedInAt: Date, validFrom: Date | undefined): boolean {
  return validFrom === undefined || signedInAt.getTime() >= validFrom.getTime();
}
