import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { DynamicList, Tag } from '@platzwart/domain/tags/tag';
import { useMemo } from 'react';
import { type Live, useLiveQuery } from '../../firebase/use-live.ts';
import type { StoredList, TagsById } from './list-rule.ts';

export const useLists = (slug: string): Live<readonly StoredList[]> => useLiveQuery(paths.lists(slug), queries.lists(), DynamicList);

/** The practice's tags by id; undefined until loaded, since a missing tag counts as deleted. */
export function useKnownTags(slug: string): TagsById | undefined {
  const live = useLiveQuery(paths.tags(slug), queries.tags(), Tag);
  const tags = live.status === 'loaded' ? live.value : undefined;
  return useMemo(() => tags && new Map(tags.map((tag) => [tag.id, tag])), [tags]);
}
