/**
 * Keeps search, page and order in the URL for reloads, links and the Back button. Search terms are
 * mostly patients' names, so they go behind the #, which browsers never send to a server.
 */
import type { RequestFilter } from '@platzwart/domain/tags/dynamic-list';
import { isSameFilter, noFilter } from '@platzwart/domain/tags/request-filter';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  changedParameter,
  filterFrom,
  putFilter,
} from '../../../entities/request/request-filter.ts';
import { allRows, defaultPageSize, pageSizeFrom } from './table-view.ts';

const all = 'alle';

/**
 * What the rows are ordered by, as the URL says it; `prescription`: by the last day to begin with
 * it, whatever else.
 */
const orders = {
  oldest: undefined,
  newest: 'neueste',
  name: 'name',
  prescription: 'verordnung',
} as const;
export type Order = keyof typeof orders;

export type TableAddress = {
  term: string;
  page: number;
  /** `allRows` for a single page. */
  size: number;
  order: Order;
  filter: RequestFilter;
  set: (change: Partial<Pick<TableAddress, 'term' | 'page' | 'size' | 'order' | 'filter'>>) => void;
};

/** `list`: the filter of the list in view, which an address asks by itself. */
export function useTableAddress(list?: RequestFilter): TableAddress {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const filter = useMemo(() => {
    const asked = new URLSearchParams(search);
    return list && !asked.has(changedParameter) ? list : filterFrom(asked);
  }, [search, list]);
  const term = new URLSearchParams(hash.slice(1)).get('suche') ?? '';

  const set = useCallback<TableAddress['set']>(
    (change) => {
      // Read from the browser: the router renders later and would drop a panel opened in between.
      const after = new URLSearchParams(location.search);
      const put = (key: string, value: string | undefined) =>
        value ? after.set(key, value) : after.delete(key);
      if (change.size !== undefined)
        put(
          'proSeite',
          change.size === defaultPageSize
            ? undefined
            : change.size === allRows
              ? all
              : String(change.size),
        );
      if (change.order !== undefined) put('sortierung', orders[change.order]);
      if (change.filter !== undefined) {
        const isAsStored = list !== undefined && isSameFilter(change.filter, list);
        putFilter(after, isAsStored ? noFilter : change.filter);
        put(changedParameter, list && !isAsStored ? 'ja' : undefined);
      }
      // Changing what is listed resets to the first page.
      put('seite', change.page !== undefined && change.page > 1 ? String(change.page) : undefined);
      const wanted = change.term ?? new URLSearchParams(location.hash.slice(1)).get('suche') ?? '';
      const to = {
        search: after.toString(),
        hash: wanted === '' ? '' : new URLSearchParams({ suche: wanted }).toString(),
      };
      void navigate(to, { replace: true, preventScrollReset: true });
    },
    [navigate, list],
  );

  return {
    term,
    page: Number(params.get('seite') ?? 1),
    size: params.get('proSeite') === all ? allRows : pageSizeFrom(params.get('proSeite')),
    order:
      (Object.keys(orders) as Order[]).find(
        (each) => orders[each] === (params.get('sortierung') ?? undefined),
      ) ?? 'oldest',
    filter,
    set,
  };
}
