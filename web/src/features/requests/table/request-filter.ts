/** Filters for open requests: pure, and identical in the URL and on screen. */

import {
  lastStart,
  type PrescriptionRule,
  standingOn,
} from '@platzwart/domain/booking/prescription-days';
import { day } from '@platzwart/domain/dates/durations';
import { berlinDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { folded } from '@platzwart/domain/text/folding';
import { isOnNoWaitingList, type OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import {
  isUnanswered,
  isUnconfirmed,
  isUnreachable,
} from '../../../entities/request/reachability.ts';

export type DayPart = 'morning' | 'afternoon';

/** Has an offer now; had or has one within `recentDays`; never had one. */
const offerStates = { has: 'hat', recent: 'kuerzlich', never: 'nie' } as const;
export type OfferFilter = keyof typeof offerStates;

export const recentDays = 14;

/** Empty or false means no condition. */
export type RequestFilter = {
  /** Tag ids; a request needs all of them. */
  readonly tags: readonly string[];
  readonly locationId: string;
  /** ISO weekday 1..7 as text. */
  readonly weekday: string;
  readonly dayPart: DayPart | '';
  readonly insurance: string;
  /** Years in full, from and to, each of which may be missing: '-17', '18-', '3-6'. */
  readonly age: string;
  /** Has waited so many months. */
  readonly waiting: string;
  readonly offer: OfferFilter | '';
  readonly prioritized: boolean;
  /** In no waiting list: no preferred times, or none is offered. */
  readonly nowhere: boolean;
  readonly unconfirmed: boolean;
  /** Gave no address: reached by phone only. */
  readonly noEmail: boolean;
  /** An e-mail to the address was abandoned. */
  readonly unreachable: boolean;
  /** Neither the follow-up nor its reminder was answered. */
  readonly unanswered: boolean;
  /** The last day to begin with the prescription is within 14 days. */
  readonly prescription: boolean;
  /** New to the reader. */
  readonly isNew: boolean;
};

export const noFilter: RequestFilter = {
  tags: [],
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

/** The number of active conditions. */
export function conditionsOf(filter: RequestFilter): number {
  const { tags, ...others } = filter;
  return tags.length + Object.values(others).filter(Boolean).length;
}

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
  { newIds, plan, rule = null, now }: FilterContext,
): readonly T[] {
  if (conditionsOf(filter) === 0) return requests;
  const today = berlinDate(now);
  return requests.filter(
    (request) =>
      filter.tags.every((tag) => request.tags.includes(tag)) &&
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

function isAsked({ offer, lastOffer }: Filterable, which: OfferFilter, now: Date): boolean {
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

/** Each insurance once, in its most frequent spelling. */
export function insurancesOf(requests: readonly Pick<TherapyRequest, 'insurance'>[]): string[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const { insurance } of requests) {
    if (!insurance) continue;
    const key = insuranceKey(insurance);
    const counts = spellings.get(key) ?? new Map<string, number>();
    counts.set(insurance, (counts.get(insurance) ?? 0) + 1);
    spellings.set(key, counts);
  }
  const usual = [...spellings.values()].flatMap(
    (counts) => [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? [],
  );
  return usual.sort((one, other) => one.localeCompare(other, 'de'));
}

// Cached: a practice has few insurances, and this runs on each change of a request.
const keys = new Map<string, string>();

function insuranceKey(insurance = ''): string {
  const known = keys.get(insurance);
  if (known !== undefined) return known;
  const key = folded(insurance).replace(/[^a-z0-9]/g, '');
  keys.set(insurance, key);
  return key;
}

/** In URL order. Search terms may be names; none of these are. */
const parameters = {
  tags: 'schlagwort',
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

const dayParts: Record<DayPart, string> = { morning: 'vormittag', afternoon: 'nachmittag' };

/** Reads the filter from a URL; ignores invalid values. */
export function filterFrom(params: URLSearchParams): RequestFilter {
  const text = (key: keyof RequestFilter) => params.get(parameters[key])?.slice(0, 255) ?? '';
  const isOn = (key: keyof RequestFilter) => text(key) === 'ja';
  const part = text('dayPart');
  const asked = text('offer');
  return {
    tags: [...new Set(params.getAll(parameters.tags))].slice(0, 20),
    locationId: text('locationId'),
    weekday: /^[1-7]$/.test(text('weekday')) ? text('weekday') : '',
    dayPart: part === dayParts.morning ? 'morning' : part === dayParts.afternoon ? 'afternoon' : '',
    insurance: text('insurance'),
    age: /^(?:\d{1,3}-\d{0,3}|-\d{1,3})$/.test(text('age')) ? text('age') : '',
    waiting: /^[1-9]\d?$/.test(text('waiting')) ? text('waiting') : '',
    offer:
      (Object.keys(offerStates) as OfferFilter[]).find((which) => offerStates[which] === asked) ??
      '',
    prioritized: isOn('prioritized'),
    nowhere: isOn('nowhere'),
    unconfirmed: isOn('unconfirmed'),
    noEmail: isOn('noEmail'),
    unreachable: isOn('unreachable'),
    unanswered: isOn('unanswered'),
    prescription: isOn('prescription'),
    isNew: isOn('isNew'),
  };
}

/** Writes the filter into the URL, replacing the previous one. */
export function putFilter(params: URLSearchParams, filter: RequestFilter): void {
  for (const key of Object.keys(parameters) as (keyof RequestFilter)[]) {
    params.delete(parameters[key]);
    const value = filter[key];
    if (key === 'dayPart' && filter.dayPart)
      params.set(parameters.dayPart, dayParts[filter.dayPart]);
    else if (key === 'offer' && filter.offer)
      params.set(parameters.offer, offerStates[filter.offer]);
    else if (typeof value === 'string' && value) params.set(parameters[key], value);
    else if (value === true) params.set(parameters[key], 'ja');
    else if (Array.isArray(value))
      for (const each of value as string[]) params.append(parameters[key], each);
  }
}
