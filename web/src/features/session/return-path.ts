/** The path to the sign-in and back. */
import { sitePaths } from '@platzwart/domain/site-paths';

/** Characters; the same limit as in an e-mail's link (requestEmailVerification). */
const maxLength = 500;

/**
 * The sign-in address, returning to this path on our site ('/praxis/administration?x=1')
 * afterwards. Users who want to register a practice mostly have no account yet: for them, sign-up
 * comes first with a link to sign-in.
 */
export function signInPath(returnTo: string): string {
  const mode = returnTo.split('?')[0] === sitePaths.companyRegistration ? 'mode=signUp&' : '';
  return `${sitePaths.login}?${mode}returnTo=${encodeURIComponent(returnTo)}`;
}

/** In the query of the sign-in: a session ended that somebody was working in. */
export const endedMark = 'ended';

/** In the query of the account: somebody signed in with a password that is easy to guess. */
export const guessableMark = 'passwort';

/** The account, which asks for another password and leads on to `target` on this origin. */
export function guessableUrl(target: string): string {
  const { origin, pathname, search, hash } = new URL(target);
  const query = new URLSearchParams({ [guessableMark]: '', returnTo: pathname + search + hash });
  return `${origin}${sitePaths.user}?${query}#passwort`;
}

/** In the query of the dashboard: somebody has just signed in, and asked for no page. */
export const signedInMark = '?angemeldet';

/**
 * The return address after sign-in, as an absolute URL guaranteed to be on this origin; anything
 * else becomes the dashboard. Uses the browser's own parser: only it knows how it treats
 * backslashes, tabs and encodings.
 */
export function returnUrl(search: string, origin: string): string {
  const returnTo =
    new URLSearchParams(search).get('returnTo') ?? sitePaths.dashboard + signedInMark;
  const fallback = new URL(sitePaths.dashboard + signedInMark, origin).href;
  if (!returnTo.startsWith('/') || returnTo.length > maxLength) return fallback;
  try {
    const url = new URL(returnTo, origin);
    const isLoop = /^\/log(in|out)(\.html)?$/.test(url.pathname);
    return url.origin === origin && !isLoop ? url.href : fallback;
  } catch {
    return fallback;
  }
}
