import { useMemo, useState } from 'react';
import type { StoredRequest } from '../../../../entities/request/request-handling.tsx';
import type { Order } from '../use-table-address.ts';
import {
  type Arrivals,
  arrivalsIn,
  type Drawn,
  drawnSince,
  drawnWith,
} from './hold-back-arrivals.ts';

type Input = {
  /** Search and filter results in view order. */
  ordered: readonly StoredRequest[];
  /** All requests: one hidden by the current search is not new in the next search. */
  all: readonly StoredRequest[];
  isComplete: boolean;
  order: Order;
  /** Changes whenever the user requests another view, which resets what counts as new. */
  view: string;
};

export function useArrivals({
  ordered,
  all,
  isComplete,
  order,
  view,
}: Input): Arrivals<StoredRequest> & { showAll: () => void } {
  const [state, setState] = useState<{ view: string; drawn: Drawn | undefined }>({
    view,
    drawn: undefined,
  });
  let { drawn } = state;
  // Requests still loading belong to the view; only later ones are new.
  if (isComplete && (!drawn || state.view !== view)) {
    drawn = drawnWith(all);
    setState({ view, drawn });
  }
  const arrivals = useMemo(() => arrivalsIn(ordered, drawn, order), [ordered, drawn, order]);
  const since = drawn && drawnSince(drawn, arrivals.appended);
  if (since !== drawn) setState({ view, drawn: since });
  return { ...arrivals, showAll: () => setState({ view, drawn: drawnWith(all) }) };
}
