import { useSyncExternalStore } from 'react';
import { deviceSetting } from './device-setting.ts';

/** Follows changes, those of other tabs too. */
export function useDeviceSetting(key: string): string {
  return useSyncExternalStore(subscribe, () => deviceSetting(key));
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
