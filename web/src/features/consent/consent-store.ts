/** The choice about statistics, the same for all who ask on this page; they look again when one returns to it. */
import { useSyncExternalStore } from 'react';
import { type Consent, consentCookie, type Decision, readConsent } from './consent.ts';

/** Of somebody whose browser keeps no cookies: it holds for this page. */
let notStored: Decision | undefined;
/** Panels on the page, where the choice stands already. */
let panels = 0;
const listeners = new Set<() => void>();

export function currentConsent(): Consent {
  return notStored ?? storedConsent();
}

export function decide(decision: Decision): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support.
    document.cookie = consentCookie(decision, location.protocol === 'https:');
  } catch {
    // A frame without an origin has no cookies.
  }
  notStored = storedConsent() === decision ? undefined : decision;
  tell();
}

/** The choice is offered on the page itself, until what comes back is called: nobody else asks there. */
export function offerOnPage(): () => void {
  panels += 1;
  tell();
  return () => {
    panels -= 1;
    tell();
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Also tells when one comes back to the page, for then another tab may have decided. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Unknown where the page is prerendered at build time and until the browser has taken it over. */
export function useConsent(): Consent | 'unknown' {
  return useSyncExternalStore<Consent | 'unknown'>(onConsentChange, currentConsent, () => 'unknown');
}

/** Whether the popup has to ask. */
export function useIsToBeAsked(): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => panels === 0 && currentConsent() === 'undecided',
    () => false,
  );
}

function storedConsent(): Consent {
  try {
    return readConsent(document.cookie);
  } catch {
    return 'undecided';
  }
}
