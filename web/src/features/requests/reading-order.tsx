/** In which order the view behind the panel shows its requests, over all of its pages: 'previous' and 'next' follow it. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

export type ReadingOrder = {
  /** The id of the one before; undefined at the beginning, and where the view does not show this request. */
  before: (id: string) => string | undefined;
  after: (id: string) => string | undefined;
  /** The first has the index 0; undefined while the view does not show this request. */
  place: (id: string) => { index: number; total: number } | undefined;
};

type Told = {
  ids: readonly string[];
  /** Requests that have left the view, and who stands at their place now: archiving one in the panel leads on to the next. */
  gone: ReadonlyMap<string, number>;
};

const nothingTold: Told = { ids: [], gone: new Map() };

const OrderContext = createContext<ReadingOrder>(readingOrder(nothingTold));
const TellContext = createContext<(ids: readonly string[]) => void>(() => {});

/** Stands around the view and the panel. */
export function ReadingOrderProvider({ children }: { children: ReactNode }) {
  const [told, setTold] = useState(nothingTold);
  const order = useMemo(() => readingOrder(told), [told]);
  const [tell] = useState(() => (ids: readonly string[]) => setTold((before) => toldAfter(before, ids)));
  return (
    <TellContext value={tell}>
      <OrderContext value={order}>{children}</OrderContext>
    </TellContext>
  );
}

export function useReadingOrder(): ReadingOrder {
  return useContext(OrderContext);
}

/** A view tells what it shows, in its order. When it goes, nothing is before or after anything. */
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
