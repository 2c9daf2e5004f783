/**
 * The order of requests in the view behind the panel, over all pages, for 'previous' and 'next'.
 */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

type ReadingOrder = {
  /**
   * Id of the previous request; undefined at the start, or if the view does not show this request.
   */
  before: (id: string) => string | undefined;
  after: (id: string) => string | undefined;
  /** The first has index 0; undefined while the view does not show this request. */
  place: (id: string) => { index: number; total: number } | undefined;
};

type Told = {
  ids: readonly string[];
  /**
   * Positions of requests that left the view: after archiving in the panel, 'next' opens the
   * request now at that position.
   */
  gone: ReadonlyMap<string, number>;
};

const nothingTold: Told = { ids: [], gone: new Map() };

const OrderContext = createContext<ReadingOrder>(readingOrder(nothingTold));
const TellContext = createContext<(ids: readonly string[]) => void>(() => {});

/** Wraps the view and the panel. */
export function ReadingOrderProvider({ children }: { children: ReactNode }) {
  const [told, setTold] = useState(nothingTold);
  const order = useMemo(() => readingOrder(told), [told]);
  const [tell] = useState(
    () => (ids: readonly string[]) => setTold((before) => toldAfter(before, ids)),
  );
  return (
    <TellContext value={tell}>
      <OrderContext value={order}>{children}</OrderContext>
    </TellContext>
  );
}

export function useReadingOrder(): ReadingOrder {
  return useContext(OrderContext);
}

/** Registers a view's requests in its order; on unmount there is no previous or next. */
export function useTellReadingOrder(requests: readonly { id: string }[]): void {
  const tell = useContext(TellContext);
  useEffect(() => tell(requests.map(({ id }) => id)), [tell, requests]);
  useEffect(() => () => tell([]), [tell]);
}

export function readingOrder({ ids, gone }: Told): ReadingOrder {
  const places = new Map(ids.map((id, index) => [id, index]));
  return {
    before: (id) => ids[(places.get(id) ?? gone.get(id) ?? -1) - 1],
    after: (id) => {
      const at = places.get(id);
      return ids[at === undefined ? (gone.get(id) ?? ids.length) : at + 1];
    },
    place: (id) => {
      const index = places.get(id);
      return index === undefined ? undefined : { index, total: ids.length };
    },
  };
}

export function toldAfter(before: Told, ids: readonly string[]): Told {
  if (ids.length === 0) return nothingTold;
  const now = new Set(ids);
  const gone = new Map([...before.gone].filter(([id]) => !now.has(id)));
  let place = 0;
  for (const id of before.ids) {
    if (now.has(id)) place += 1;
    else gone.set(id, place);
  }
  return { ids, gone };
}
