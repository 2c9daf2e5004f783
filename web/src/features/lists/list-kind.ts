import { paths } from '@platzwart/domain/paths';
import { maxListName } from '@platzwart/domain/tags/tag';
import type { Kind } from '../../entities/named/kind.ts';
import { formTexts } from './form-texts.ts';
import type { ListRule } from './list-rule.ts';

export type ListDraft = ListRule & { name: string };

export const listKind: Kind<ListDraft> = {
  path: paths.list,
  draftOf: ({ name, anyOf, allOf, noneOf, locationId }) => ({
    name,
    anyOf,
    allOf,
    noneOf,
    locationId,
  }),
  maxName: maxListName,
  texts: formTexts.kind,
};
