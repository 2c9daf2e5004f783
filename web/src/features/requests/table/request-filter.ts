/** Which of the open requests one wants to see: pure, and the same in the address as on the screen. */

import type { TherapyRequest } from '@platzwart/domain/request/request';
import { folded } from '@platzwart/domain/text/folding';
import { isOnNoWaitingList, type OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';

export type DayPart = 'morning' | 'afternoon';

/** What is empty or false asks for nothing. */
export type RequestFilter = {
  /** Ids; a request needs all of them. */
  readonly tags: readonly string[];
  readonly locationId: string;
  /** ISO weekday 1..7 as text. */
  readonly weekday: string;
  readonly dayPart: DayPart | '';
  readonly insurance: string;
  readonly prioritized: boolean;
  /** In no waiting list: without times, or none of them is offered. */
  readonly nowhere: boolean;
  readonly unconfirmed: boolean;
  /** An e-mail to the address was given up. */
  readonly unreachable: boolean;
  /** Neither the question nor its reminder was answered. */
  readonly unanswered: boolean;
  /** Since the reader's last visit. */
  readonly isNew: boolean;
};

export const noFilter: RequestFilter = {
  tags: [],
  locationId: '',
  weekday: '',
  dayPart: '',
  insurance: '',
  prioritized: false,
  nowhere: false,
  unconfirmed: false,
  unreachable: false,
  unanswered: false,
  isNew: false,
};

/** How many conditions there are. */
export function conditionsOf(filter: RequestFilter): number {
  const { tags, ...others } = filter;
  return tags.length + Object.values(others).filter(Boolean).length;
}

const noon = '12:00';

type Filterable = Pick<
  TherapyRequest,
  | 'status'
  | 'source'
  | 'tags'
  | 'slots'
  | 'locationIds'
  | 'insurance'
  | 'prioritized'
  | 'emailConfirmedAt'
  | 'emailFailedAt'
  | 'email'
  | 'followUp'
  | 'requestedAt'
>;

export type FilterContext = {
  /** When the reader was here before, null for never. */
  lastVisit: Date | null;
  /** When the practice works; undefined while that is loading. */
  plan: OfferedPlan | undefined;
};

/** The requests that meet all conditions, in their order. */
export function filtered<T extends Filterable>(
  requests: readonly T[],
  filter: RequestFilter,
  { lastVisit, plan }: FilterContext,
): readonly T[] {
  if (conditionsOf(filter) === 0) return requests;
  return requests.filter(
    (request) =>
      filter.tags.every((tag) => request.tags.includes(tag)) &&
      (filter.locationId === '' || request.locationIds.includes(filter.locationId)) &&
      hasTime(request, filter) &&
      (filter.insurance === '' || insuranceKey(request.insurance) === insuranceKey(filter.insurance)) &&
      (!filter.prioritized || request.prioritized) &&
      (!filter.nowhere || (plan !== undefined && isOnNoWaitingList(request, plan))) &&
      (!filter.unconfirmed || isUnconfirmed(request)) &&
      (!filter.unreachable || isUnreachable(request)) &&
      (!filter.unanswered || isUnanswered(request)) &&
      (!filter.isNew || lastVisit === null || request.requestedAt > lastVisit),
  );
}

/** The e-mail's button was never pressed. Nobody has written to who came with a practice's old list; who gave no address has none to confirm. */
export function isUnconfirmed({ email, emailConfirmedAt, source }: Pick<TherapyRequest, 'email' | 'emailConfirmedAt' | 'source'>): boolean {
  return email !== '' && emailConfirmedAt === null && source !== 'import';
}

/** The last e-mail did not arrive. */
export function isUnreachable({ email, emailFailedAt }: Pick<TherapyRequest, 'email' | 'emailFailedAt'>): boolean {
  return email !== '' && emailFailedAt !== null;
}

/** Asked by e-mail whether there is still interest, reminded, and silent. */
export function isUnanswered({ followUp }: Pick<TherapyRequest, 'followUp'>): boolean {
  return followUp.state === 'noAnswer';
}

/** One preferred time at the place, on the day and in the part of the day that are asked for. */
function hasTime({ slots }: Filterable, { locationId, weekday, dayPart }: RequestFilter): boolean {
  if (weekday === '' && dayPart === '') return true;
  return slots.some(
    (slot) =>
      (locationId === '' || slot.locationId === locationId) &&
      (weekday === '' || String(slot.weekday) === weekday) &&
      (dayPart === '' || (dayPart === 'morning' ? slot.start < noon : slot.end > noon)),
  );
}

/** Every insurance that is named, once, in the way it is written most often. */
export function insurancesOf(requests: readonly Pick<TherapyRequest, 'insurance'>[]): string[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const { insurance } of requests) {
    if (!insurance) continue;
    const key = insuranceKey(insurance);
    const counts = spellings.get(key) ?? new Map<string, number>();
    counts.set(insurance, (counts.get(insurance) ?? 0) + 1);
    spellings.set(key, counts);
  }
  const usual = [...spellings.values()].flatMap((counts) => [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? []);
  return usual.sort((one, other) => one.localeCompare(other, 'de'));
}

// A practice knows few of them, and asks with every change of one request.
const keys = new Map<string, string>();

function insuranceKey(insurance = ''): string {
  const known = keys.get(insurance);
  if (known !== undefined) return known;
  const key = folded(insurance).replace(/[^a-z0-9]/g, '');
  keys.set(insurance, key);
  return key;
}

/** In the order in which they stand in an address. What one searches for may be a name; none of this is. */
const parameters = {
  tags: 'schlagwort',
  locationId: 'standort',
  weekday: 'tag',
  dayPart: 'tageszeit',
  insurance: 'versicherung',
  prioritized: 'priorisiert',
  nowhere: 'ohne-warteliste',
  unconfirmed: 'unbestaetigt',
  unreachable: 'unzustellbar',
  unanswered: 'ohne-antwort',
  isNew: 'neu',
} as const satisfies Record<keyof RequestFilter, string>;

const dayParts: Record<DayPart, string> = { morning: 'vormittag', afternoon: 'nachmittag' };

/** What an address asks for; nonsense asks for nothing. */
export function filterFrom(params: URLSearchParams): RequestFilter {
  const text = (key: keyof RequestFilter) => params.get(parameters[key])?.slice(0, 255) ?? '';
  const isOn = (key: keyof RequestFilter) => text(key) === 'ja';
  const part = text('dayPart');
  return {
    tags: [...new Set(params.getAll(parameters.tags))].slice(0, 20),
    locationId: text('locationId'),
    weekday: /^[1-7]$/.test(text('weekday')) ? text('weekday') : '',
    dayPart: part === dayParts.morning ? 'morning' : part === dayParts.afternoon ? 'afternoon' : '',
    insurance: text('insurance'),
    prioritized: isOn('prioritized'),
    nowhere: isOn('nowhere'),
    unconfirmed: isOn('unconfirmed'),
    unreachable: isOn('unreachable'),
    unanswered: isOn('unanswered'),
    isNew: isOn('isNew'),
  };
}

/** Writes the filter into an address, in place of what stood there. */
export function putFilter(params: URLSearchParams, filter: RequestFilter): void {
  for (const key of Object.keys(parameters) as (keyof RequestFilter)[]) {
    params.delete(parameters[key]);
    const value = filter[key];
    if (key === 'dayPart' && filter.dayPart) params.set(parameters.dayPart, dayParts[filter.dayPart]);
    else if (typeof value === 'string' && value) params.set(parameters[key], value);
    else if (value === true) params.set(parameters[key], 'ja');
    else if (Array.isArray(value)) for (const each of value as string[]) params.append(parameters[key], each);
  }
}
