/** Filters for open requests: pure, and identical in the URL and on screen. */

import {
  lastStart,
  type PrescriptionRule,
  standingOn,
} from '@platzwart/domain/booking/prescription-days';
import { day } from '@platzwart/domain/dates/durations';
import { berlinDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { RequestFilter } from '@platzwart/domain/tags/dynamic-list';
import {
  conditionsOf,
  fitsTags,
  maxInsurance,
  noFilter,
  patterns,
} from '@platzwart/domain/tags/request-filter';
import { folded } from '@platzwart/domain/text/folding';
import { isOnNoWaitingList, type OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { isUnanswered, isUnconfirmed, isUnreachable } from './reachability.ts';

/** Days in which somebody counts as asked lately. */
export const recentDays = 14;

const noon = '12:00';

type Filterable = { readonly id: string } & Pick<
  TherapyRequest,
  | 'status'
  | 'source'
  | 'tags'
  | 'slots'
  | 'locationIds'
  | 'insurance'
  | 'birthdate'
  | 'prioritized'
  | 'emailConfirmedAt'
  | 'emailFailedAt'
  | 'email'
  | 'followUp'
  | 'requestedAt'
  | 'offer'
  | 'lastOffer'
  | 'prescription'
>;

type FilterContext = {
  /** Empty while loading. */
  tags: Parameters<typeof fitsTags>[2];
  /** What is new to the reader; undefined while unknown. */
  newIds: ReadonlySet<string> | undefined;
  /** The practice's hours; undefined while loading. */
  plan: OfferedPlan | undefined;
  /** Missing or null: prescriptions have no deadline here. */
  rule?: PrescriptionRule | null;
  now: Date;
};

/** Requests that meet all conditions, in order. */
export function filtered<T extends Filterable>(
  requests: readonly T[],
  filter: RequestFilter,
  { tags, newIds, plan, rule = null, now }: FilterContext,
): readonly T[] {
  if (conditionsOf(filter) === 0) return requests;
  const today = berlinDate(now);
  return requests.filter(
    (request) =>
      fitsTags(request, filter, tags) &&
      (filter.locationId === '' || request.locationIds.includes(filter.locationId)) &&
      hasTime(request, filter) &&
      (filter.insurance === '' ||
        insuranceKey(request.insurance) === insuranceKey(filter.insurance)) &&
      (filter.age === '' || isAged(request, filter.age, today)) &&
      (filter.waiting === '' ||
        berlinDate(request.requestedAt) <= before(today, Number(filter.waiting))) &&
      (filter.offer === '' || isAsked(request, filter.offer, now)) &&
      (!filter.prioritized || request.prioritized) &&
      (!filter.nowhere || (plan !== undefined && isOnNoWaitingList(request, plan))) &&
      (!filter.unconfirmed || isUnconfirmed(request)) &&
      (!filter.noEmail || request.email === '') &&
      (!filter.unreachable || isUnreachable(request)) &&
      (!filter.unanswered || isUnanswered(request)) &&
      (!filter.prescription || expiresSoon(request, rule, today)) &&
      (!filter.isNew || newIds === undefined || newIds.has(request.id)),
  );
}

function expiresSoon(
  { prescription }: Filterable,
  rule: PrescriptionRule | null,
  today: IsoDate,
): boolean {
  return (
    rule !== null &&
    prescription !== undefined &&
    standingOn(today, lastStart(prescription, rule)) === 'soon'
  );
}

/** By the last day to begin, the earliest first; who has none keeps their place behind them. */
export function byPrescription<T extends Pick<TherapyRequest, 'prescription'>>(
  requests: readonly T[],
  rule: PrescriptionRule,
): T[] {
  const lastOf = ({ prescription }: T) => (prescription ? lastStart(prescription, rule) : '9999');
  return requests.toSorted((one, other) => lastOf(one).localeCompare(lastOf(other)));
}

const names = new Intl.Collator('de');

/** By last name, then first name; who has the same waits in order. */
export function byName<T extends Pick<TherapyRequest, 'firstname' | 'lastname'>>(
  requests: readonly T[],
): T[] {
  return requests.toSorted(
    (one, other) =>
      names.compare(one.lastname, other.lastname) || names.compare(one.firstname, other.firstname),
  );
}

/** Nobody without a date of birth. */
function isAged({ birthdate = '' }: Filterable, age: string, today: IsoDate): boolean {
  const [from = '', to = ''] = age.split('-');
  const isOldEnough = from === '' || birthdate <= before(today, Number(from) * 12);
  const isYoungEnough = to === '' || birthdate > before(today, (Number(to) + 1) * 12);
  return birthdate !== '' && isOldEnough && isYoungEnough;
}

/** Some months earlier, for comparison only: there may be no such day, as the 31st of February. */
function before(today: IsoDate, months: number): string {
  const all = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - months;
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}${today.slice(7)}`;
}

function isAsked(
  { offer, lastOffer }: Filterable,
  which: RequestFilter['offer'],
  now: Date,
): boolean {
  if (which === 'has') return offer !== null;
  if (which === 'never') return offer === null && lastOffer === null;
  return (
    offer !== null ||
    (lastOffer !== null && now.getTime() - lastOffer.at.getTime() <= recentDays * day)
  );
}

/** One preferred time matches location, weekday and part of the day. */
function hasTime({ slots }: Filterable, { locationId, weekday, dayPart }: RequestFilter): boolean {
  if (weekday === '' && dayPart === '') return true;
  return slots.some(
    (slot) =>
      (locationId === '' || slot.locationId === locationId) &&
      (weekday === '' || String(slot.weekday) === weekday) &&
      (dayPart === '' || (dayPart === 'morning' ? slot.start < noon : slot.end > noon)),
  );
}

// Cached: a practice has few insurances, and this runs on each change of a request.
const keys = new Map<string, string>();

/** The same for every spelling. */
export function insuranceKey(insurance = ''): string {
  const known = keys.get(insurance);
  if (known !== undefined) return known;
  const key = folded(insurance).replace(/[^a-z0-9]/g, '');
  keys.set(insurance, key);
  return key;
}

/** In URL order. Search terms may be names; none of these are. */
const parameters = {
  allOf: 'schlagwort',
  anyOf: 'eines-von',
  noneOf: 'ohne',
  locationId: 'standort',
  weekday: 'tag',
  dayPart: 'tageszeit',
  insurance: 'versicherung',
  age: 'alter',
  waiting: 'wartet',
  offer: 'angebot',
  prioritized: 'priorisiert',
  nowhere: 'ohne-warteliste',
  unconfirmed: 'unbestaetigt',
  noEmail: 'ohne-email',
  unreachable: 'unzustellbar',
  unanswered: 'ohne-antwort',
  prescription: 'verordnung-laeuft-ab',
  isNew: 'neu',
} as const satisfies Record<keyof RequestFilter, string>;

/** On a list's own page: the URL's filter instead of the list's. */
export const changedParameter = 'geaendert';

/** Words of the URL for values. */
const words: { readonly [K in keyof RequestFilter]?: Readonly<Record<string, string>> } = {
  dayPart: { morning: 'vormittag', afternoon: 'nachmittag' },
  offer: { has: 'hat', recent: 'kuerzlich', never: 'nie' },
};

const keysInUrl = Object.keys(parameters) as (keyof RequestFilter)[];

/** Reads the filter from a URL; ignores invalid values. */
export function filterFrom(params: URLSearchParams): RequestFilter {
  const readValue = (key: keyof RequestFilter) => {
    const found = [...new Set(params.getAll(parameters[key]))];
    const [text = ''] = found;
    const meant = words[key];
    if (Array.isArray(noFilter[key])) return found.slice(0, 20);
    if (noFilter[key] === false) return text === 'ja';
    if (meant) return Object.keys(meant).find((value) => meant[value] === text) ?? '';
    if (key === 'insurance') return text.slice(0, maxInsurance);
    return patterns[key as keyof typeof patterns].test(text) ? text : '';
  };
  return { ...noFilter, ...Object.fromEntries(keysInUrl.map((key) => [key, readValue(key)])) };
}

/** Writes the filter into the URL, replacing the previous one. */
export function putFilter(params: URLSearchParams, filter: RequestFilter): void {
  for (const key of keysInUrl) {
    params.delete(parameters[key]);
    for (const value of [filter[key]].flat()) {
      if (value === true) params.set(parameters[key], 'ja');
      else if (value) params.append(parameters[key], words[key]?.[value] ?? value);
    }
  }
}
