import type { TherapyRequest } from '@platzwart/domain/request/request';
import { fitsList } from '@platzwart/domain/tags/dynamic-list';
import type { PublicDemand } from '@platzwart/domain/waiting-list/demand';
import { useDeferredValue, useMemo } from 'react';
import { demandOf } from '../../entities/request/demand-of.ts';
import type { TagsById } from '../../entities/tag/queries.ts';
import type { StoredList } from './list-rule.ts';
import type { ListedRequest } from './use-list-counts.ts';

export type WaitingRequest = ListedRequest &
  Pick<TherapyRequest, 'slotKeys' | 'requestedAt' | 'prioritized'>;

export type ListSummary = {
  count: number;
  prioritized: number;
  oldest: Date | undefined;
  levels: PublicDemand['levels'];
};

/**
 * What the overview says of each list, by its id; undefined until requests and tags are loaded.
 * Deferred, as `useListCounts`.
 */
export function useListSummaries(
  lists: readonly StoredList[],
  requests: readonly WaitingRequest[] | undefined,
  tags: TagsById,
): ReadonlyMap<string, ListSummary> | undefined {
  const later = useDeferredValue(requests);
  return useMemo(
    () => later && new Map(lists.map((list) => [list.id, summaryOf(list, later, tags)])),
    [lists, later, tags],
  );
}

function summaryOf(
  list: StoredList,
  requests: readonly WaitingRequest[],
  tags: TagsById,
): ListSummary {
  const own = requests.filter((request) => fitsList(request, list, tags));
  return {
    count: own.length,
    prioritized: own.filter(({ prioritized }) => prioritized).length,
    oldest: own.reduce<Date | undefined>(
      (oldest, { requestedAt }) => (!oldest || requestedAt < oldest ? requestedAt : oldest),
      undefined,
    ),
    levels: demandOf(own, requests),
  };
}
