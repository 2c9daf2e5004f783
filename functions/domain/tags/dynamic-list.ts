/**
 * Which requests a dynamic list contains. No schemas: the administration's first script loads this
 * file.
 */
import type { TherapyRequest } from '../request/request.ts';
import type { DynamicList } from './tag.ts';

/** Nobody keeps track of more in one practice; the browser creates no further ones. */
export const maxLists = 50;

type Rule = Pick<DynamicList, 'anyOf' | 'allOf' | 'noneOf' | 'locationId'>;
type Tagged = Pick<TherapyRequest, 'tags' | 'locationIds'>;
/** Tags by id; the tags' own Map works. */
type KnownTags = { has(id: string): boolean };

/**
 * Whether the list contains the request; empty conditions match every request. Deleting a tag does
 * not touch the requests that carry it, so unknown tags count as absent: required, they match
 * nothing; excluded, they exclude nobody.
 */
export function fitsList(
  { tags, locationIds }: Tagged,
  { anyOf, allOf, noneOf, locationId }: Rule,
  known: KnownTags,
): boolean {
  const carries = (id: string) => known.has(id) && tags.includes(id);
  return (
    (anyOf.length === 0 || anyOf.some(carries)) &&
    allOf.every(carries) &&
    !noneOf.some(carries) &&
    (locationId === '' || locationIds.includes(locationId))
  );
}

/** Ids of deleted tags that a list still names, without repeats. */
export function deletedTagsOf(list: Rule, known: KnownTags): string[] {
  return tagsNamedBy(list).filter((id) => !known.has(id));
}

/** Every tag that a list names, without repeats. */
export function tagsNamedBy({ anyOf, allOf, noneOf }: Rule): string[] {
  return [...new Set([...anyOf, ...allOf, ...noneOf])];
}
