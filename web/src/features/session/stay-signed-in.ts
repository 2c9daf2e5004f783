/** 'Angemeldet bleiben', stored per tab while a redirect sign-in leads through another site. */
const key = 'platzwart-stay';

export const staySignedIn = {
  remember(stay: boolean): void {
    try {
      if (stay) sessionStorage.setItem(key, '1');
      else sessionStorage.removeItem(key);
    } catch {
      // Then the session ends with the browser.
    }
  },
  take(): boolean {
    try {
      const stay = sessionStorage.getItem(key) !== null;
      sessionStorage.removeItem(key);
      return stay;
    } catch {
      return false;
    }
  },
};
