import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { tagsNamedBy } from '@platzwart/domain/tags/dynamic-list';
import { DynamicList } from '@platzwart/domain/tags/tag';
import { useMemo } from 'react';
import { useLiveQuery } from '../../firebase/use-live.ts';

export type NamingList = { id: string; name: string };

/** The lists that use each tag, by its id; empty until loaded. */
export function useListsNaming(slug: string): ReadonlyMap<string, readonly NamingList[]> {
  const live = useLiveQuery(paths.lists(slug), queries.lists(), DynamicList);
  const lists = live.status === 'loaded' ? live.value : undefined;
  return useMemo(() => {
    const naming = new Map<string, NamingList[]>();
    for (const list of lists ?? [])
      for (const id of tagsNamedBy(list)) naming.set(id, [...(naming.get(id) ?? []), list]);
    return naming;
  }, [lists]);
}
