import type { TherapyRequest } from '@platzwart/domain/request/request';
import { fitsList } from '@platzwart/domain/tags/dynamic-list';
import { useDeferredValue, useMemo } from 'react';
import type { TagsById } from '../../entities/tag/queries.ts';
import type { StoredList } from './list-rule.ts';

export type ListedRequest = Pick<TherapyRequest, 'tags' | 'locationIds'>;

/**
 * Open requests per list, by its id; undefined until requests and tags are loaded. Fifty lists over
 * thousands of requests take a moment: deferred behind typing and scrolling.
 */
export function useListCounts(
  lists: readonly StoredList[],
  requests: readonly ListedRequest[] | undefined,
  tags: TagsById | undefined,
): ReadonlyMap<string, number> | undefined {
  const later = useDeferredValue(requests);
  return useMemo(
    () =>
      later &&
      tags &&
      new Map(
        lists.map((list) => [
          list.id,
          later.reduce((n, request) => n + (fitsList(request, list, tags) ? 1 : 0), 0),
        ]),
      ),
    [lists, later, tags],
  );
}
