/**
 * What somebody chose on this device, kept in the browser's storage beyond sign-out; '' is the
 * usual. Without React: `preload.ts` reads one.
 */

/** Where the storage is disabled, until the page closes. */
const here = new Map<string, string>();

export function deviceSetting(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return here.get(key) ?? '';
  }
}

export function setDeviceSetting(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    here.set(key, value);
  }
  // As other tabs are told: what shows it listens to nothing else.
  dispatchEvent(new StorageEvent('storage', { key }));
}
