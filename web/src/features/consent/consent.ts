import { day } from '@platzwart/domain/dates/durations';
import { cookieDays } from '@platzwart/domain/legal/cookie-days';

/** The consent cookie's values (spec section 9). Without a choice there is no cookie. */
export type Decision = 'accepted' | 'declined';
export type Consent = Decision | 'undecided';

/** Takes all cookies, as from `document.cookie`. Anything but the two words is no decision. */
export function readConsent(cookies: string): Consent {
  const [, decision] = /(?:^|;\s*)consent_status=(accepted|declined)\s*(?:;|$)/.exec(cookies) ?? [];
  return (decision as Decision | undefined) ?? 'undecided';
}

export function consentCookie(decision: Decision, isSecure: boolean): string {
  return `consent_status=${decision}; Max-Age=${(cookieDays[decision] * day) / 1000}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
