/** Whether this browser plays a sound for new requests. A device setting that survives sign-out. */
import { useSyncExternalStore } from 'react';

const key = 'platzwart-sound';
const listeners = new Set<() => void>();

export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

export function setSound(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // Storage is disabled: sound stays off.
  }
  for (const listener of listeners) listener();
}

export function useIsSoundOn(): boolean {
  return useSyncExternalStore(subscribe, isSoundOn);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
