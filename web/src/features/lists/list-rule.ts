/** A list's rule in words: pure, so that page, navigation and print agree. */

import type { WithId } from '@platzwart/domain/request/request';
import { deletedTagsOf, tagsNamedBy } from '@platzwart/domain/tags/dynamic-list';
import type { DynamicList } from '@platzwart/domain/tags/tag';
import type { TagsById } from '../../entities/tag/queries.ts';
import { texts } from './texts.ts';

const t = texts.rule;

export type StoredList = WithId<DynamicList>;
/** Undefined while unknown. */
export type Locations = readonly { id: string; title: string }[] | undefined;
export type ListRule = Pick<DynamicList, 'anyOf' | 'allOf' | 'noneOf' | 'locationId'>;

/** Literal words, and tags by their id. */
export type RulePart = string | { readonly tagId: string };

/** 'Alle mit Kind und Hausbesuch, ohne Warteliste B, am Standort Mitte'. */
export function describeRule(
  { anyOf, allOf, noneOf, locationId }: ListRule,
  locations: Locations,
): RulePart[] {
  // One of one means all of one.
  const all = anyOf.length === 1 ? [...new Set([...allOf, ...anyOf])] : allOf;
  const any = anyOf.length === 1 ? [] : anyOf;
  const conditions: RulePart[][] = [];
  if (all.length > 0) conditions.push([t.with, ...enumerated(all, t.and)]);
  if (any.length > 0)
    conditions.push([all.length > 0 ? t.further : t.with, ...enumerated(any, t.or)]);
  // Without A and without B: 'without A and B' could be read as without both combined.
  if (noneOf.length > 0) conditions.push([t.without, ...enumerated(noneOf, t.andWithout)]);
  if (locationId !== '') conditions.push([t.at(titleOf(locationId, locations))]);
  if (conditions.length === 0) return [t.everybody];
  return merged([
    t.all,
    ...conditions.flatMap((condition, i) => (i === 0 ? condition : [', ', ...condition])),
  ]);
}

function titleOf(locationId: string, locations: Locations): string {
  if (!locations) return '…';
  return locations.find(({ id }) => id === locationId)?.title ?? t.deletedLocation;
}

function enumerated(ids: readonly string[], last: string): RulePart[] {
  return ids.flatMap((tagId, i): RulePart[] => {
    const before = i === 0 ? [] : [i === ids.length - 1 ? last : ', '];
    return [...before, { tagId }];
  });
}

/** Joins neighbouring words. */
function merged(parts: readonly RulePart[]): RulePart[] {
  const whole: RulePart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (typeof part === 'string' && typeof last === 'string') whole[whole.length - 1] = last + part;
    else whole.push(part);
  }
  return whole;
}

/** The same as plain text. */
export function ruleText(rule: ListRule, tags: TagsById, locations: Locations): string {
  return describeRule(rule, locations)
    .map((part) => (typeof part === 'string' ? part : (tags.get(part.tagId)?.name ?? t.deletedTag)))
    .join('');
}

/** What has become invalid in a formerly valid rule, in sentences; empty if all is well. */
export function warningsOf(rule: ListRule, tags: TagsById, locations: Locations): string[] {
  const deleted = deletedTagsOf(rule, tags);
  const isNobody =
    rule.allOf.some((id) => deleted.includes(id)) ||
    (rule.anyOf.length > 0 && rule.anyOf.every((id) => deleted.includes(id)));
  const isPlaceGone =
    locations !== undefined &&
    rule.locationId !== '' &&
    !locations.some(({ id }) => id === rule.locationId);
  return [
    ...(deleted.length > 0 ? [t.namesDeleted(deleted.length, isNobody)] : []),
    ...(isPlaceGone ? [t.placeGone] : []),
  ];
}

/** Tags both required and excluded: no request matches such a rule. */
export function contradictionsOf({ anyOf, allOf, noneOf }: ListRule): string[] {
  const needed = anyOf.every((id) => noneOf.includes(id)) ? [...allOf, ...anyOf] : allOf;
  return tagsNamedBy({ anyOf: [], allOf: [...needed], noneOf: [], locationId: '' }).filter((id) =>
    noneOf.includes(id),
  );
}
