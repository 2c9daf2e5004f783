/** How long a sign-in lasts (design section 6): the same limit in the rules, in every call and in the browser. */

/** Days from the sign-in; whoever refreshes a token meanwhile does not sign in anew. */
export const longestSession = 30;

const day = 24 * 60 * 60 * 1000;

/** Whether a session that began at `authTime` (seconds, as the token's `auth_time` says it) still counts. Without a beginning it does not. */
export function isSessionAlive(authTime: number | undefined, now: Date): boolean {
  return authTime !== undefined && now.getTime() < authTime * 1000 + longestSession * day;
}
