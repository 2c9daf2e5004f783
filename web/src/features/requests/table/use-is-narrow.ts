import { useSyncExternalStore } from 'react';

/** Whether there is room for cards only: a table this narrow would have to be scrolled sideways. */
export const useIsNarrow = mediaHook('(max-width: 52rem)');

/** Whether a table has to be sparing; `requests.module.css` gives its columns other widths from here on. */
export const useIsTight = mediaHook('(max-width: 72rem)');

function mediaHook(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const list = window.matchMedia?.(query);
    list?.addEventListener('change', listener);
    return () => list?.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
}
