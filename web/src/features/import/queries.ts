import { RequestImport } from '@platzwart/domain/import/import';
import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { Tag } from '@platzwart/domain/tags/tag';
import { Member } from '@platzwart/domain/team/member';
import { useMemo } from 'react';
import { useLiveQuery } from '../../firebase/use-live.ts';

export const useTags = (slug: string) => useLiveQuery(paths.tags(slug), queries.tags(), Tag);

export const useImports = (slug: string) => useLiveQuery(paths.imports(slug), queries.imports(), RequestImport);

/** Names of the practice's members by uid. */
export function useMemberNames(slug: string): ReadonlyMap<string, string> {
  const live = useLiveQuery(paths.members(slug), queries.members(), Member);
  const members = live.status === 'loaded' ? live.value : undefined;
  return useMemo(() => new Map((members ?? []).map((member) => [member.id, member.name])), [members]);
}
