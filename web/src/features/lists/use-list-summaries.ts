import { filterOf } from '@platzwart/domain/tags/dynamic-list';
import type { PublicDemand } from '@platzwart/domain/waiting-list/demand';
import { useMemo } from 'react';
import type { StoredList } from '../../entities/list/queries.ts';
import { demandOf } from '../../entities/request/demand-of.ts';
import type { StoredRequest } from '../../entities/request/request-handling.tsx';
import { useMatching } from '../../entities/request/use-matching.ts';

export type ListSummary = {
  count: number;
  prioritized: number;
  oldest: Date | undefined;
  levels: PublicDemand['levels'];
};

/** What the overview says of each list, by its id; undefined until it can be told. */
export function useListSummaries(
  lists: readonly StoredList[],
  requests: readonly StoredRequest[] | undefined,
): ReadonlyMap<string, ListSummary> | undefined {
  const matching = useMatching();
  return useMemo(
    () =>
      requests &&
      matching &&
      new Map(lists.map((list) => [list.id, summaryOf(matching(filterOf(list)), requests)])),
    [lists, requests, matching],
  );
}

function summaryOf(own: readonly StoredRequest[], requests: readonly StoredRequest[]): ListSummary {
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
