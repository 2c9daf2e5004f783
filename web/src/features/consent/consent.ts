/** The choice about statistics as the cookie keeps it (spec section 9). Whoever has not chosen has no cookie. */
export type Decision = 'accepted' | 'declined';
export type Consent = Decision | 'undecided';

export const cookieDays: Readonly<Record<Decision, number>> = { accepted: 180, declined: 30 };

/** Takes all cookies, as `document.cookie` gives them. Anything but the two words is no decision. */
export function readConsent(cookies: string): Consent {
  const [, decision] = /(?:^|;\s*)consent_status=(accepted|declined)\s*(?:;|$)/.exec(cookies) ?? [];
  return (decision as Decision | undefined) ?? 'undecided';
}

export function consentCookie(decision: Decision, isSecure: boolean): string {
  return `consent_status=${decision}; Max-Age=${cookieDays[decision] * 86_400}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
