/** The way to the sign-in and back. */
import { sitePaths } from '@platzwart/domain/site-paths';

/** Characters; an e-mail's link carries no more either (requestEmailVerification). */
const maxLength = 500;

/**
 * Where to sign in, coming back to this path of ours ('/praxis/administration?x=1') afterwards. Whoever wants to register a
 * practice mostly has no account yet: making one comes first, with the way to the sign-in below it.
 */
export function signInPath(returnTo: string): string {
  const mode = returnTo.split('?')[0] === sitePaths.companyRegistration ? 'mode=signUp&' : '';
  return `${sitePaths.login}?${mode}returnTo=${encodeURIComponent(returnTo)}`;
}

/**
 * The requested address after the sign-in, as an absolute URL that surely belongs to this origin; anything else leads to
 * the dashboard. The browser's own parser decides: it alone knows what it makes of backslashes, tabs and encodings.
 */
export function returnUrl(search: string, origin: string): string {
  const returnTo = new URLSearchParams(search).get('returnTo') ?? sitePaths.dashboard;
  const fallback = new URL(sitePaths.dashboard, origin).href;
  if (!returnTo.startsWith('/') || returnTo.length > maxLength) return fallback;
  try {
    const url = new URL(returnTo, origin);
    const isLoop = /^\/log(in|out)(\.html)?$/.test(url.pathname);
    return url.origin === origin && !isLoop ? url.href : fallback;
  } catch {
    return fallback;
  }
}
