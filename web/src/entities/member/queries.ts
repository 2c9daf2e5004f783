/** Live reads of a practice's team. */

import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { Member } from '@platzwart/domain/team/member';
import { useMemo } from 'react';
import { useLiveQuery } from '../../firebase/use-live.ts';

/** All team members, by name. */
export const useMembers = (slug: string) =>
  useLiveQuery(paths.members(slug), queries.members(), Member);

/** Their names by uid; empty until loaded. */
export function useMemberNames(slug: string): ReadonlyMap<string, string> {
  const live = useMembers(slug);
  const members = live.status === 'loaded' ? live.value : undefined;
  return useMemo(
    () => new Map((members ?? []).map((member) => [member.id, member.name])),
    [members],
  );
}
