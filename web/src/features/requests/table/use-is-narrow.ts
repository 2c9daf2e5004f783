import { useSyncExternalStore } from 'react';

/** Whether to show cards: a table this narrow would scroll sideways. */
export const useIsNarrow = mediaHook('(width < 60rem)');

/** Whether the table is tight; `requests.module.css` changes its column widths at the same breakpoint. */
export const useIsTight = mediaHook('(width < 72rem)');

function mediaHook(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const list = window.matchMedia?.(query);
    list?.addEventListener('change', listener);
    return () => list?.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
}
