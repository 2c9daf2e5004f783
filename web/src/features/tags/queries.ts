import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { Tag } from '@platzwart/domain/tag';
import { useLiveQuery } from '../../firebase/use-live.ts';

export const useTags = (slug: string) => useLiveQuery(paths.tags(slug), queries.tags(), Tag);
