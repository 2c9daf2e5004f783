/** A list: a filter of the open requests with a name. */
import * as z from 'zod/mini';
import { visibleLine } from '../text/visible-line.ts';
import { maxInsurance, noFilter, patterns, type TagConditions } from './request-filter.ts';
import { maxTags, TagId } from './tag.ts';

const TagIds = z.array(TagId).check(z.maxLength(maxTags));

/** The conditions that lists have had from the beginning. */
const first = {
  /** Of these tags a request needs each, at least one, none. */
  allOf: TagIds,
  anyOf: TagIds,
  noneOf: TagIds,
  locationId: z.string().check(z.regex(patterns.locationId)),
};

const further = {
  /** ISO weekday 1..7 as text. */
  weekday: z.string().check(z.regex(patterns.weekday)),
  dayPart: z.enum(['', 'morning', 'afternoon']),
  insurance: z.union([
    z.literal(''),
    z.string().check(z.maxLength(maxInsurance), z.regex(visibleLine)),
  ]),
  /** Years in full, from and to, each of which may be missing: '-17', '18-', '3-6'. */
  age: z.string().check(z.regex(patterns.age)),
  /** Has waited so many months. */
  waiting: z.string().check(z.regex(patterns.waiting)),
  /** Has an offer now; had or has one lately; never had one. */
  offer: z.enum(['', 'has', 'recent', 'never']),
  prioritized: z.boolean(),
  /** In no waiting list: no preferred times, or none is offered. */
  nowhere: z.boolean(),
  unconfirmed: z.boolean(),
  /** Gave no address: reached by phone only. */
  noEmail: z.boolean(),
  /** An e-mail to the address was abandoned. */
  unreachable: z.boolean(),
  /** Neither the follow-up nor its reminder was answered. */
  unanswered: z.boolean(),
  /** The last day to begin with the prescription is within 14 days. */
  prescription: z.boolean(),
  /** New to the reader. */
  isNew: z.boolean(),
};

/** Empty or false means no condition. */
export const RequestFilter = z.strictObject({ ...first, ...further });
export type RequestFilter = z.infer<typeof RequestFilter>;

export const maxListName = 60;

/**
 * `practices/{slug}/lists/{id}`, and `…/members/{uid}/lists/{id}` for those that only their owner
 * sees: a filter with a name. Lists from before they stored the further conditions lack them.
 */
export const DynamicList = z.strictObject({
  name: z.string().check(z.maxLength(maxListName), z.regex(visibleLine)),
  ...first,
  weekday: z.optional(further.weekday),
  dayPart: z.optional(further.dayPart),
  insurance: z.optional(further.insurance),
  age: z.optional(further.age),
  waiting: z.optional(further.waiting),
  offer: z.optional(further.offer),
  prioritized: z.optional(further.prioritized),
  nowhere: z.optional(further.nowhere),
  unconfirmed: z.optional(further.unconfirmed),
  noEmail: z.optional(further.noEmail),
  unreachable: z.optional(further.unreachable),
  unanswered: z.optional(further.unanswered),
  prescription: z.optional(further.prescription),
  isNew: z.optional(further.isNew),
  order: z.int().check(z.gte(0), z.lte(9999)),
});
export type DynamicList = z.infer<typeof DynamicList>;

const filterKeys = Object.keys(noFilter) as (keyof RequestFilter)[];

/** The conditions that it stores. */
export function storedConditions(list: Partial<DynamicList>): Partial<RequestFilter> {
  return Object.fromEntries(
    filterKeys.flatMap((key) => (list[key] === undefined ? [] : [[key, list[key]]])),
  );
}

export function filterOf(list: Partial<DynamicList>): RequestFilter {
  return { ...noFilter, ...storedConditions(list) };
}

/** Ids of deleted tags that a list still names, without repeats. */
export function deletedTagsOf(list: TagConditions, known: { has(id: string): boolean }): string[] {
  return tagsNamedBy(list).filter((id) => !known.has(id));
}

/** Every tag that a list names, without repeats. */
export function tagsNamedBy({ anyOf, allOf, noneOf }: TagConditions): string[] {
  return [...new Set([...anyOf, ...allOf, ...noneOf])];
}
