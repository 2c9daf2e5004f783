/** Which requests a dynamic list holds. No schemas here: the administration's first script reads this file. */
import type { TherapyRequest } from '../request/request.ts';
import type { DynamicList } from './tag.ts';

/** More than this in one practice nobody keeps apart; the browser makes no further ones. */
export const maxLists = 50;

type Rule = Pick<DynamicList, 'anyOf' | 'allOf' | 'noneOf' | 'locationId'>;
type Tagged = Pick<TherapyRequest, 'tags' | 'locationIds'>;
/** By id; a map of the tags themselves will do. */
type KnownTags = { has(id: string): boolean };

/**
 * Whether the list holds the request; empty conditions hold every one. A tag is deleted without touching the requests that
 * carry it, so what is not known is on no request: it can neither be asked for with success nor keep anybody out.
 */
export function fitsList({ tags, locationIds }: Tagged, { anyOf, allOf, noneOf, locationId }: Rule, known: KnownTags): boolean {
  const carries = (id: string) => known.has(id) && tags.includes(id);
  return (
    (anyOf.length === 0 || anyOf.some(carries)) &&
    allOf.every(carries) &&
    !noneOf.some(carries) &&
    (locationId === '' || locationIds.includes(locationId))
  );
}

/** The ids a list still names though their tags are gone, each once. */
export function deletedTagsOf(list: Rule, known: KnownTags): string[] {
  return tagsNamedBy(list).filter((id) => !known.has(id));
}

/** Every tag a list names, once. */
export function tagsNamedBy({ anyOf, allOf, noneOf }: Rule): string[] {
  return [...new Set([...anyOf, ...allOf, ...noneOf])];
}
