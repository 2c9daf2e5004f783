import type { RequestFilter } from '@platzwart/domain/tags/dynamic-list';
import { useDeferredValue, useMemo } from 'react';
import { useNews } from './news.tsx';
import { filtered } from './request-filter.ts';
import {
  type StoredRequest,
  useAllOpen,
  useRequestHandling,
  useRowHandling,
} from './request-handling.tsx';

type Matching = (filter: RequestFilter) => readonly StoredRequest[];

/**
 * The open requests that meet a filter; undefined until it can be told. Fifty lists over thousands
 * of requests take a moment: deferred behind typing and scrolling.
 */
export function useMatching(): Matching | undefined {
  const open = useDeferredValue(useAllOpen());
  const { tags } = useRequestHandling();
  const { plan, rule } = useRowHandling();
  const { since, ids } = useNews();
  return useMemo(() => {
    if (!open || !plan) return undefined;
    const newIds = since && ids;
    return (filter) => filtered(open, filter, { tags, newIds, plan, rule, now: new Date() });
  }, [open, tags, plan, rule, since, ids]);
}
