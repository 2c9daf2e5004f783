/**
 * The consent choice, shared by all readers on this page; refreshed when the user returns to it.
 */
import { type Consent, consentCookie, type Decision, readConsent } from './consent.ts';

/** The choice when the browser stores no cookies: valid for this page. */
let notStored: Decision | undefined;
/** Number of panels on the page that already show the choice. */
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
    // A sandboxed frame without an origin has no cookies.
  }
  notStored = storedConsent() === decision ? undefined : decision;
  tell();
}

/**
 * The page itself shows the choice until the returned function is called; the popup stays hidden
 * there.
 */
export function offerOnPage(): () => void {
  panels += 1;
  tell();
  return () => {
    panels -= 1;
    tell();
  };
}

/** Whether the popup must ask. */
export function isToBeAsked(): boolean {
  return panels === 0 && currentConsent() === 'undecided';
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Also fires when the user returns to the page, since another tab may have decided. */
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

function storedConsent(): Consent {
  try {
    return readConsent(document.cookie);
  } catch {
    return 'undecided';
  }
}
