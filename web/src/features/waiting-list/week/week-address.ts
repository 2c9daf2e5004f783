/** What one sees of the week, as it stands in the address: shared as a link, kept by a reload and by 'back'. */
import { requestParameter } from '@platzwart/domain/screen-paths';
import { slotOfKey } from '@platzwart/domain/waiting-list/slot';

/** Those who wait at all of the chosen times, or at one of them at least. */
export type Match = 'all' | 'any';

/** What is empty or false asks for nothing. */
export type WeekFilter = {
  readonly prioritized: boolean;
  /** Ids; a request needs one of them. */
  readonly tags: readonly string[];
};

export type WeekAddress = {
  /** A location's id, `everywhere`, or '' for what comes first. */
  readonly place: string;
  /** The id of the location that stands beside the first; '' for none. */
  readonly compared: string;
  readonly filter: WeekFilter;
  /** Slot keys, in the order in which they were chosen. */
  readonly keys: readonly string[];
  readonly match: Match;
};

/** In place of a location: all of them in one week. No location has this id. */
export const everywhere = 'alle';

export const noFilter: WeekFilter = { prioritized: false, tags: [] };

export function conditionsOf({ prioritized, tags }: WeekFilter): number {
  return tags.length + (prioritized ? 1 : 0);
}

export function fitsFilter(request: { prioritized: boolean; tags: readonly string[] }, { prioritized, tags }: WeekFilter): boolean {
  return (!prioritized || request.prioritized) && (tags.length === 0 || tags.some((tag) => request.tags.includes(tag)));
}

/** As many as a week of all locations can hold would not fit into an address. */
const maxKeys = 100;

const one = 'eines';

export function weekAddressFrom(params: URLSearchParams): WeekAddress {
  return {
    place: params.get('standort') ?? '',
    compared: params.get('vergleich') ?? '',
    filter: { prioritized: params.get('priorisiert') === 'ja', tags: [...new Set(params.getAll('schlagwort'))].slice(0, 20) },
    keys: [...new Set(params.getAll('slot'))].slice(0, maxKeys),
    match: params.get('art') === one ? 'any' : 'all',
  };
}

/** Writes it in place of what stood there; what else the address says stays. An open request belongs to what was shown before. */
export function putWeekAddress(params: URLSearchParams, { place, compared, filter, keys, match }: WeekAddress): void {
  const put = (name: string, values: readonly string[]) => {
    params.delete(name);
    for (const value of values) params.append(name, value);
  };
  put('standort', place === '' ? [] : [place]);
  put('vergleich', compared === '' ? [] : [compared]);
  put('priorisiert', filter.prioritized ? ['ja'] : []);
  put('schlagwort', filter.tags);
  put('slot', keys.slice(0, maxKeys));
  put('art', match === 'any' ? [one] : []);
  params.delete(requestParameter);
}

type Place = { readonly id: string };

/** Which weeks stand there: that of a location, that of all of them together, or two side by side. */
export type Shown<P extends Place> =
  | { kind: 'one'; places: readonly [P] }
  | { kind: 'everywhere'; places: readonly P[] }
  | { kind: 'two'; places: readonly [P, P] };

/** What an address asks for that does not exist (any more) falls back to the chosen slot's location, or the first one. */
export function shownPlaces<P extends Place>({ place, compared, keys }: WeekAddress, all: readonly P[]): Shown<P> | undefined {
  if (place === everywhere && all.length > 1) return { kind: 'everywhere', places: all };
  const find = (id: string | undefined) => all.find((each) => each.id === id);
  const first = find(place) ?? find(slotOfKey(keys[0] ?? '')?.locationId) ?? all[0];
  if (!first) return undefined;
  const second = find(compared);
  return second && second !== first ? { kind: 'two', places: [first, second] } : { kind: 'one', places: [first] };
}
