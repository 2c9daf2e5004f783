import { useEffect } from 'react';
import { haystackOf, type Searchable } from './table-view.ts';

/** Prepares the search index while idle, so that the first key press is as fast as the others. */
export function usePrepareSearch(requests: readonly Searchable[]): void {
  useEffect(() => {
    // Older Safari versions lack it: the first key press does the work there.
    if (typeof requestIdleCallback !== 'function') return;
    const rest = requests.values();
    const goOn = (deadline: IdleDeadline) => {
      while (deadline.timeRemaining() > 3) {
        const next = rest.next();
        if (next.done) return;
        haystackOf(next.value);
      }
      idle = requestIdleCallback(goOn);
    };
    let idle = requestIdleCallback(goOn);
    return () => cancelIdleCallback(idle);
  }, [requests]);
}
