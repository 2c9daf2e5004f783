import { useEffect } from 'react';
import { haystackOf, type Searchable } from './table-view.ts';

/** Makes the first key press in the search as quick as the others: what is searched is prepared while nothing else is to do. */
export function usePrepareSearch(requests: readonly Searchable[]): void {
  useEffect(() => {
    // Safari has learned it late; there the first key press does the work.
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
