import type { RequestFilter } from '@platzwart/domain/tags/dynamic-list';
import { isSameFilter, noFilter } from '@platzwart/domain/tags/request-filter';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNews } from '../../../entities/request/news.tsx';
import { useTellReadingOrder } from '../../../entities/request/reading-order.tsx';
import { byName, byPrescription, filtered } from '../../../entities/request/request-filter.ts';
import {
  type StoredRequest,
  useRequestHandling,
  useRowHandling,
} from '../../../entities/request/request-handling.tsx';
import {
  haystackOf,
  type Searchable,
  searched,
} from '../../../entities/request/search-requests.ts';
import { openerId } from '../../../ui/overlay/row-focus.ts';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';
import { useArrivals } from './arrivals/use-arrivals.ts';
import { useStableNews } from './news/use-stable-news.ts';
import { maxDrawnRows, pageOf } from './table-view.ts';
import { useFilter } from './use-filter.ts';
import { useSearchTerm } from './use-search-term.ts';
import { useTableAddress } from './use-table-address.ts';

const loadAids = () => import('./search-aids.ts').then((part) => part.searchAids);

/** Milliseconds: a row may first have to be scrolled to and rendered. */
const patience = 1500;

/** Focuses a row as soon as it is rendered; `revealed` names it until then. */
function useReveal(): { revealed: string | undefined; reveal: (id: string) => void } {
  const [revealed, setRevealed] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (revealed === undefined) return;
    const end = performance.now() + patience;
    let frame = 0;
    const look = () => {
      const row = document.getElementById(openerId(revealed));
      row?.focus();
      if (row || performance.now() > end) setRevealed(undefined);
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [revealed]);
  return { revealed, reveal: setRevealed };
}

type Input = {
  open: readonly StoredRequest[];
  isComplete: boolean;
  /** Of the list in view; referentially stable while it is unchanged. */
  list: RequestFilter | undefined;
};

/** The requests the view shows: filters, search, order, held arrivals, and page. */
export function useRequestsInView({ open, isComplete, list }: Input) {
  const address = useTableAddress(list);
  const [typed, setTyped] = useSearchTerm(address);
  const term = useDeferredValue(typed);
  const [filter, setFilter] = useFilter(address);
  const { tags } = useRequestHandling();
  const { plan, rule } = useRowHandling();
  // A link may name an order that this practice does not have.
  const order = address.order === 'prescription' && !rule ? 'oldest' : address.order;

  const news = useNews();
  const newIds = useStableNews(filter.isNew, news);
  const matching = useCallback(
    (those: RequestFilter) =>
      filtered(open, those, { tags, newIds: newIds ?? news.ids, plan, rule, now: new Date() }),
    [open, tags, newIds, news.ids, plan, rule],
  );
  const fitting = useMemo(
    () => filtered(open, filter, { tags, newIds, plan, rule, now: new Date() }),
    [open, filter, tags, newIds, plan, rule],
  );
  const { part: aids } = useLazyModule(loadAids, typed !== '');
  const noteOf = useMemo(
    () => aids && ((request: StoredRequest) => aids.matchNote(request, term)),
    [aids, term],
  );
  // Who only sounds so comes last, in any order.
  const parts = useMemo(() => {
    const literal = searched(fitting, term);
    return aids ? [literal, aids.foundFurther(fitting, term, literal)] : [literal];
  }, [aids, fitting, term]);
  const found = useMemo(() => parts.flat(), [parts]);
  const ordered = useMemo(
    () =>
      parts.flatMap((those) => {
        if (order === 'prescription' && rule) return byPrescription(those, rule);
        if (order === 'name') return byName(those);
        return order === 'newest' ? those.toReversed() : those;
      }),
    [parts, order, rule],
  );
  const view = JSON.stringify([term, filter, order, address.page, address.size]);
  const arrivals = useArrivals({ ordered, all: open, isComplete, order, view });
  const page = pageOf(arrivals.shown, address.page, address.size);
  const isLong = page.rows.length > maxDrawnRows;
  const { revealed, reveal } = useReveal();
  usePrepareSearch(open);
  useTellReadingOrder(arrivals.shown);

  const onPage = new Set(page.rows);
  // On a long page, appended requests are mostly outside the viewport.
  const elsewhere = isLong
    ? arrivals.appended
    : arrivals.appended.filter((request) => !onPage.has(request));
  const place = revealed === undefined ? -1 : page.rows.findIndex(({ id }) => id === revealed);

  return {
    address,
    order,
    typed,
    setTyped,
    filter,
    setFilter,
    matching,
    /** Something else than all, or than the list. */
    isSearch: term.trim() !== '' || !isSameFilter(filter, list ?? noFilter),
    found,
    /** What the search found in a request, where its name does not show it. */
    noteOf,
    aids,
    shown: arrivals.shown,
    page,
    isLong,
    held: arrivals.held.length,
    elsewhere: elsewhere.length,
    newIds: useMemo(
      () =>
        new Set([
          ...news.ids,
          ...arrivals.appended.map(({ id }) => id).filter((id) => !news.isOpened(id)),
        ]),
      [news, arrivals.appended],
    ),
    /** Focuses a row. */
    reveal,
    /** Index on the page of the row to reveal. */
    revealed: place < 0 ? undefined : place,
    showArrivals: () => {
      const [first] = arrivals.held.length > 0 ? arrivals.held : elsewhere;
      if (!first) return;
      arrivals.showAll();
      const next = Math.floor(ordered.indexOf(first) / address.size) + 1;
      if (next !== page.page) address.set({ page: next });
      reveal(first.id);
    },
  };
}

/** Prepares the search index while idle, so that the first key press is as fast as the others. */
function usePrepareSearch(requests: readonly Searchable[]): void {
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
