import { useMemo, useState } from 'react';
import type { StoredRequest } from '../../request-handling.tsx';
import { type Arrivals, arrivalsIn, type Drawn, drawnSince, drawnWith } from './hold-back-arrivals.ts';

type Input = {
  /** What fits search and filters, in the order of the view. */
  ordered: readonly StoredRequest[];
  /** All of them: what does not fit the search now is not new when it fits the next one. */
  all: readonly StoredRequest[];
  isComplete: boolean;
  newestFirst: boolean;
  /** Changes whenever the reader asks for another view: then it is drawn anew anyway. */
  view: string;
};

export function useArrivals({ ordered, all, isComplete, newestFirst, view }: Input): Arrivals<StoredRequest> & { showAll: () => void } {
  const [state, setState] = useState<{ view: string; drawn: Drawn | undefined }>({ view, drawn: undefined });
  let { drawn } = state;
  // What is still on its way belongs to the view; new is what comes afterwards.
  if (isComplete && (!drawn || state.view !== view)) {
    drawn = drawnWith(all);
    setState({ view, drawn });
  }
  const arrivals = useMemo(() => arrivalsIn(ordered, drawn, newestFirst), [ordered, drawn, newestFirst]);
  const since = drawn && drawnSince(drawn, arrivals.appended);
  if (since !== drawn) setState({ view, drawn: since });
  return { ...arrivals, showAll: () => setState({ view, drawn: drawnWith(all) }) };
}
