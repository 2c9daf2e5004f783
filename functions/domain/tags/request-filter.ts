/**
 * What the table of open requests is filtered by. No schemas: the administration's first script
 * loads this file.
 */
import type { TherapyRequest } from '../request/request.ts';
import type { RequestFilter } from './dynamic-list.ts';

export const noFilter: RequestFilter = {
  allOf: [],
  anyOf: [],
  noneOf: [],
  locationId: '',
  weekday: '',
  dayPart: '',
  insurance: '',
  age: '',
  waiting: '',
  offer: '',
  prioritized: false,
  nowhere: false,
  unconfirmed: false,
  noEmail: false,
  unreachable: false,
  unanswered: false,
  prescription: false,
  isNew: false,
};

/** Texts that are valid; of the others, any that is offered. */
export const patterns = {
  locationId: /^[a-z0-9-]{0,40}$/,
  weekday: /^[1-7]?$/,
  age: /^(?:[0-9]{1,3}-[0-9]{0,3}|-[0-9]{1,3})?$/,
  waiting: /^(?:[1-9][0-9]?)?$/,
} as const;

export const maxInsurance = 255;

/** The number of active conditions. */
export function conditionsOf(filter: RequestFilter): number {
  return Object.values(filter).reduce(
    (n, value) => n + (Array.isArray(value) ? value.length : Number(Boolean(value))),
    0,
  );
}

/**
 * Whether two filters, both made from `noFilter`, ask the same, in whatever order they name tags; one of
 * one means all of one.
 */
export function isSameFilter(one: RequestFilter, other: RequestFilter): boolean {
  return canonical(one) === canonical(other);
}

function canonical({ allOf, anyOf, noneOf, ...others }: RequestFilter): string {
  const isOne = anyOf.length < 2;
  const tags = [isOne ? [...allOf, ...anyOf] : allOf, isOne ? [] : anyOf, noneOf];
  return JSON.stringify([...tags.map((ids) => [...new Set(ids)].sort()), others]);
}

export type TagConditions = Pick<RequestFilter, 'allOf' | 'anyOf' | 'noneOf'>;
/** Tags by id; the tags' own Map works. Empty while they are loading. */
type KnownTags = { readonly size: number; has(id: string): boolean };

/**
 * Whether the request's tags meet the conditions. Deleting a tag does not touch the requests that
 * carry it, so unknown tags count as absent: required, they match nothing; excluded, they exclude
 * nobody.
 */
export function fitsTags(
  { tags }: Pick<TherapyRequest, 'tags'>,
  { allOf, anyOf, noneOf }: TagConditions,
  known: KnownTags,
): boolean {
  const carries = (id: string) => tags.includes(id) && (known.size === 0 || known.has(id));
  return (
    allOf.every(carries) && (anyOf.length === 0 || anyOf.some(carries)) && !noneOf.some(carries)
  );
}
