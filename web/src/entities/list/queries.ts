/** Live reads of the lists that a member sees: the team's, then their own. */
import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import type { WithId } from '@platzwart/domain/request/request';
import { DynamicList } from '@platzwart/domain/tags/dynamic-list';
import { useMemo } from 'react';
import { type Live, useLiveQuery } from '../../firebase/use-live.ts';

/** `isOwn`: only its owner sees it. */
export type StoredList = WithId<DynamicList> & { readonly isOwn: boolean };

export function useLists(slug: string, uid: string): Live<readonly StoredList[]> {
  const team = useLiveQuery(paths.lists(slug), queries.lists(), DynamicList);
  const own = useLiveQuery(paths.ownLists(slug, uid), queries.lists(), DynamicList);
  return useMemo(() => {
    if (team.status !== 'loaded') return team;
    if (own.status !== 'loaded') return own;
    const value = [
      ...team.value.map((list) => ({ ...list, isOwn: false })),
      ...own.value.map((list) => ({ ...list, isOwn: true })),
    ];
    return { ...team, value };
  }, [team, own]);
}
