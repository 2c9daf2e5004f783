/**
 * Whether somebody is signed in on this device, as a mark that is free to read: visitors without it never load the
 * sign-in code. Other tabs notice when it goes away.
 */
const key = 'platzwart-session';

export function hasSessionFlag(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function setSessionFlag(): void {
  localStorage.setItem(key, '1');
}

export function clearSessionFlag(): void {
  localStorage.removeItem(key);
}

/** Tells when another tab signs in or out. */
export function onSessionFlagChange(listener: (isSet: boolean) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (event.key === key || event.key === null) listener(hasSessionFlag());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
