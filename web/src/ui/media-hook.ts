import { useSyncExternalStore } from 'react';

/** A hook that says whether the window fits a media query; false where nothing is measured. */
export function mediaHook(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const list = window.matchMedia?.(query);
    list?.addEventListener('change', listener);
    return () => list?.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
}
