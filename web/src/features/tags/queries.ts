import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { tagsNamedBy } from '@platzwart/domain/tags/dynamic-list';
import { DynamicList } from '@platzwart/domain/tags/tag';
import { useMemo } from 'react';
import { useLiveQuery } from '../../firebase/use-live.ts';

/** How many lists use each tag, by its id; empty until loaded. */
export function useListsNaming(slug: string): ReadonlyMap<string, number> {
  const live = useLiveQuery(paths.lists(slug), queries.lists(), DynamicList);
  const lists = live.status === 'loaded' ? live.value : undefined;
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const id of lists?.flatMap(tagsNamedBy) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  }, [lists]);
}
