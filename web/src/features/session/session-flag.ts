/**
 * Whether somebody is signed in on this device, as a mark that is free to read: visitors without it never load the
 * sign-in code, and other tabs notice when it goes away. It also says how long: 30 days, or until the browser ends. For the
 * latter a session cookie marks the browser that runs; it is gone with it, while storage stays.
 */

/** 'stay' lasts 30 days, 'browser' as long as the browser runs. */
export type SessionKind = 'stay' | 'browser';

const key = 'platzwart-session';
const cookie = 'platzwart-browser';

/** A session may be alive here; Auth has the last word. */
export function hasSessionFlag(): boolean {
  const kind = storedKind();
  return kind === 'stay' || (kind === 'browser' && isSameBrowser());
}

/** There was a session, and the browser it belonged to has ended: what is left of it must go. */
export function isSessionLeftOver(): boolean {
  return storedKind() !== null && !hasSessionFlag();
}

/** False if this browser keeps nothing, so that no session can last beyond the page. */
export function setSessionFlag(kind: SessionKind): boolean {
  try {
    // First: whoever hears of the flag looks for the cookie.
    if (kind === 'browser') writeCookie('1');
    localStorage.setItem(key, kind);
    return hasSessionFlag();
  } catch {
    return false;
  }
}

export function clearSessionFlag(): void {
  try {
    localStorage.removeItem(key);
    writeCookie('; Max-Age=0');
  } catch {
    // Nothing is kept here, so nothing is left.
  }
}

/**
 * Tells when another tab has signed in or out, at once; and looks anew when this page comes back from where it heard
 * nothing: from the browser's memory of pages one has left, or from sleep.
 */
export function onSessionFlagChange(listener: (isSet: boolean) => void): () => void {
  const look = () => listener(hasSessionFlag());
  const onStorage = (event: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (event.key === key || event.key === null) look();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) look();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') look();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

function storedKind(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function isSameBrowser(): boolean {
  return document.cookie.split('; ').includes(`${cookie}=1`);
}

/** Without an expiry: the browser forgets it when it ends. */
function writeCookie(value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and this must be written at once.
  document.cookie = `${cookie}=${value}; Path=/; SameSite=Lax${secure}`;
}
