/** Live reads of a practice's tags. */

import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { Tag } from '@platzwart/domain/tags/tag';
import { useMemo } from 'react';
import { useLiveQuery } from '../../firebase/use-live.ts';

export type TagsById = ReadonlyMap<string, Tag>;

/** In the practice's order. */
export const useTags = (slug: string) => useLiveQuery(paths.tags(slug), queries.tags(), Tag);

/** By id; undefined until loaded, for whom a missing tag is a deleted one. */
export function useTagsById(slug: string): TagsById | undefined {
  const live = useTags(slug);
  const tags = live.status === 'loaded' ? live.value : undefined;
  return useMemo(() => tags && new Map(tags.map((tag) => [tag.id, tag])), [tags]);
}
