import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { DynamicList } from '@platzwart/domain/tags/tag';
import { type Live, useLiveQuery } from '../../firebase/use-live.ts';
import type { StoredList } from './list-rule.ts';

export const useLists = (slug: string): Live<readonly StoredList[]> =>
  useLiveQuery(paths.lists(slug), queries.lists(), DynamicList);
