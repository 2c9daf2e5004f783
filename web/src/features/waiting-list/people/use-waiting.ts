import { useMemo, useRef, useState } from 'react';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { useLeavingRequests } from '../../../entities/request/undone-imports.ts';
import { type Counts, useWaitingAt } from '../queries.ts';
import { conditionsOf, fitsFilter, type Match, type WeekFilter } from '../week/week-address.ts';
import { type ChosenTime, whoCan } from './chosen-times.ts';

export type WaitingEntry = {
  request: StoredRequest;
  /** In the whole list, ignoring the filter; starts at 1. */
  place: number;
};

export type Waiting =
  | { status: 'loading' | 'counting' }
  | { status: 'failed'; retry: () => void }
  | {
      status: 'loaded';
      entries: readonly WaitingEntry[];
      /** Including those not shown yet. */
      found: number;
      /** Before filtering. */
      total: number;
      showMore: () => void;
    };

export type WaitingQuestion = {
  slug: string;
  times: readonly ChosenTime[];
  match: Match;
  filter: WeekFilter;
  /** Undefined until all open requests are loaded. */
  open: readonly StoredRequest[] | undefined;
  /** Gives the list's length where only a part is loaded. */
  counts: Counts | undefined;
  isLeaving: (id: string) => boolean;
};

/** Rows shown initially, and added per press. */
export const pageOfPeople = 50;

/**
 * A single, whole waiting list has its own live query; several lists, a filtered one, or any while
 * an import is being undone, are computed from all open requests.
 */
export function useWaiting({
  slug,
  times,
  match,
  filter,
  open,
  counts,
  isLeaving,
}: WaitingQuestion): Waiting {
  const subject = times.map(({ id }) => id).join(' ');
  const [opened, setOpened] = useState({ subject, limit: pageOfPeople });
  const limit = opened.subject === subject ? opened.limit : pageOfPeople;
  const showMore = () => setOpened({ subject, limit: limit + pageOfPeople });

  const [only, ...others] = times.flatMap(({ keys }) => keys);
  const isUndoing = useLeavingRequests(slug) > 0;
  const isOneList =
    only !== undefined && others.length === 0 && conditionsOf(filter) === 0 && !isUndoing;
  const live = useWaitingAt(slug, isOneList ? only : undefined, limit);
  const rows = useRowsWhileMoreCome(
    live.status === 'loaded' ? live.value : undefined,
    subject,
    isOneList && live.status === 'loading',
  );
  const found = useMemo(() => {
    if (isOneList || !open) return undefined;
    const all = whoCan(open, times, match).map((request, i) => ({ request, place: i + 1 }));
    return { all, fitting: all.filter(({ request }) => fitsFilter(request, filter)) };
  }, [isOneList, open, times, match, filter]);

  const entries = useMemo(
    () => rows?.filter(({ id }) => !isLeaving(id)).map((request, i) => ({ request, place: i + 1 })),
    [rows, isLeaving],
  );

  if (!isOneList) {
    if (!found) return { status: 'counting' };
    return {
      status: 'loaded',
      entries: found.fitting.slice(0, limit),
      found: found.fitting.length,
      total: found.all.length,
      showMore,
    };
  }
  if (live.status === 'failed' || live.status === 'refused')
    return { status: 'failed', retry: live.retry };
  if (!rows || !entries) return { status: 'loading' };
  // If the list is longer than the loaded part, the counter gives its length.
  const total =
    rows.length < pageOfPeople ? entries.length : Math.max(entries.length, counts?.get(only) ?? 0);
  return { status: 'loaded', entries, found: total, total, showMore };
}

/** 'Show more' starts another query: keep the current rows until its answer arrives. */
function useRowsWhileMoreCome(
  rows: readonly StoredRequest[] | undefined,
  subject: string,
  isComing: boolean,
) {
  const last = useRef<{ subject: string; rows: readonly StoredRequest[] } | undefined>(undefined);
  if (rows) last.current = { subject, rows };
  return isComing && last.current?.subject === subject ? last.current.rows : rows;
}
