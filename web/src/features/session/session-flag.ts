/**
 * Whether somebody is signed in on this device, as a flag that is cheap to read: visitors without
 * it never load the sign-in code, and other tabs notice its removal. It also stores the duration:
 * 30 days, or until the browser closes. For the latter a session cookie marks the running browser;
 * it disappears on exit, while storage stays.
 */

/** 'stay' lasts 30 days, 'browser' until the browser closes. */
type SessionKind = 'stay' | 'browser';

const key = 'platzwart-session';
const cookie = 'platzwart-browser';

/** A session may exist here; Auth decides. */
export function hasSessionFlag(): boolean {
  const kind = storedKind();
  return kind === 'stay' || (kind === 'browser' && isSameBrowser());
}

/** There was a session whose browser has closed: its data must be removed. */
export function isSessionLeftOver(): boolean {
  return storedKind() !== null && !hasSessionFlag();
}

/** False if this browser has no storage, so that no session can outlast the page. */
export function setSessionFlag(kind: SessionKind): boolean {
  try {
    // First the cookie: listeners to the flag check it.
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
    // No storage, so no data.
  }
}

/**
 * Fires immediately when another tab signs in or out; rechecks when this page returns from the
 * back/forward cache or from sleep, where it missed events.
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

/** Without an expiry: the browser drops it on exit. */
function writeCookie(value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API, and this write must be synchronous.
  document.cookie = `${cookie}=${value}; Path=/; SameSite=Lax${secure}`;
}
