/** Whether single keys do something in this browser (WCAG 2.1.4): dictation and slips press them too. A device setting that survives sign-out. */
import { useSyncExternalStore } from 'react';

const key = 'platzwart-tasten';
const listeners = new Set<() => void>();

function areKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function setKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Storage is disabled: the keys stay on.
  }
  for (const listener of listeners) listener();
}

export function useAreKeysOn(): boolean {
  return useSyncExternalStore(subscribe, areKeysOn);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
