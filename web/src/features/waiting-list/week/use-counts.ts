import { countHeatmaps } from '@platzwart/domain/waiting-list/queue';
import { useMemo, useRef } from 'react';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { useLeavingRequests } from '../../../entities/request/undone-imports.ts';
import { type Counts, useHeatmaps } from '../queries.ts';
import { conditionsOf, fitsFilter, type WeekFilter } from './week-address.ts';

type Question = {
  slug: string;
  locationIds: readonly string[];
  filter: WeekFilter;
  open: readonly StoredRequest[] | undefined;
};

export type Counted = {
  /** Undefined until all counters are loaded. */
  counts: Counts | undefined;
  /** Counts ignoring the filter; undefined until loaded. */
  all: Counts | undefined;
  /** The requests that fit the filter; undefined until all are loaded. */
  fitting: readonly StoredRequest[] | undefined;
  /** Set if updates have stopped. */
  retry: (() => void) | undefined;
};

/**
 * Unfiltered counts come from the counters, one document per location; filtered ones, and those
 * while an import is being undone, from the open requests, once all are loaded.
 */
export function useCounts({ slug, locationIds, filter, open }: Question): Counted {
  const live = useHeatmaps(slug, locationIds);
  const isFiltered = conditionsOf(filter) > 0;
  const isUndoing = useLeavingRequests(slug) > 0;
  const whole = useMemo(() => (isUndoing && open ? countsOf(open) : undefined), [isUndoing, open]);
  const all = isUndoing ? whole : live.status === 'loaded' ? live.value : undefined;
  const fitting = useMemo(
    () => (isFiltered ? open?.filter((request) => fitsFilter(request, filter)) : open),
    [isFiltered, open, filter],
  );
  const filtered = useMemo(
    () => (isFiltered && fitting ? countsOf(fitting) : undefined),
    [isFiltered, fitting],
  );
  const counts = useLastKnown(
    isFiltered ? filtered : all,
    `${slug} ${locationIds.join(' ')} ${JSON.stringify(filter)}`,
  );
  return {
    counts,
    all,
    fitting,
    retry: live.status === 'refused' || live.status === 'failed' ? live.retry : undefined,
  };
}

function countsOf(requests: readonly StoredRequest[]): Counts {
  return new Map([...countHeatmaps(requests).values()].flatMap((cells) => [...cells]));
}

/** When open requests reload, the numbers and the focus must stay. */
function useLastKnown<T>(value: T | undefined, subject: string): T | undefined {
  const known = useRef<{ subject: string; value: T } | undefined>(undefined);
  if (value !== undefined) known.current = { subject, value };
  return known.current?.subject === subject ? known.current.value : undefined;
}
