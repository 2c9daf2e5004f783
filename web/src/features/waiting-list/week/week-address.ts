/** The week view's state in the URL: shareable, and preserved by reloads and Back. */
import { requestParameter, vacancyParameter } from '@platzwart/domain/screen-paths';
import { slotOfKey } from '@platzwart/domain/waiting-list/slot';

/** Requests that match all of the chosen times, or at least one. */
export type Match = 'all' | 'any';

/** Empty or false means no condition. */
export type WeekFilter = {
  readonly prioritized: boolean;
  /** Tag ids; a request needs at least one. */
  readonly tags: readonly string[];
};

export type WeekAddress = {
  /** A location's id, `everywhere`, or '' for the default. */
  readonly place: string;
  /** Id of the location to compare with; '' for none. */
  readonly compared: string;
  readonly filter: WeekFilter;
  /** Slot keys, in the order chosen. */
  readonly keys: readonly string[];
  readonly match: Match;
};

/** Instead of a location id: all locations in one week. No location has this id. */
export const everywhere = 'alle';

export const noFilter: WeekFilter = { prioritized: false, tags: [] };

export function conditionsOf({ prioritized, tags }: WeekFilter): number {
  return tags.length + (prioritized ? 1 : 0);
}

export function fitsFilter(
  request: { prioritized: boolean; tags: readonly string[] },
  { prioritized, tags }: WeekFilter,
): boolean {
  return (
    (!prioritized || request.prioritized) &&
    (tags.length === 0 || tags.some((tag) => request.tags.includes(tag)))
  );
}

/** All cells of a full week would not fit into a URL. */
const maxKeys = 100;

const one = 'eines';

export function weekAddressFrom(params: URLSearchParams): WeekAddress {
  return {
    place: params.get('standort') ?? '',
    compared: params.get('vergleich') ?? '',
    filter: {
      prioritized: params.get('priorisiert') === 'ja',
      tags: [...new Set(params.getAll('schlagwort'))].slice(0, 20),
    },
    keys: [...new Set(params.getAll('slot'))].slice(0, maxKeys),
    match: params.get('art') === one ? 'any' : 'all',
  };
}

/**
 * Replaces the week's parameters and preserves the others, except an open request, which belongs to
 * the previous view.
 */
export function putWeekAddress(
  params: URLSearchParams,
  { place, compared, filter, keys, match }: WeekAddress,
): void {
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
  params.delete(vacancyParameter);
}

type Place = { readonly id: string };

/** The visible weeks: one location's, all combined, or two side by side. */
export type Shown<P extends Place> =
  | { kind: 'one'; places: readonly [P] }
  | { kind: 'everywhere'; places: readonly P[] }
  | { kind: 'two'; places: readonly [P, P] };

/**
 * A location missing from the practice falls back to the chosen slot's location, or to the first
 * one.
 */
export function shownPlaces<P extends Place>(
  { place, compared, keys }: WeekAddress,
  all: readonly P[],
): Shown<P> | undefined {
  if (place === everywhere && all.length > 1) return { kind: 'everywhere', places: all };
  const find = (id: string | undefined) => all.find((each) => each.id === id);
  const first = find(place) ?? find(slotOfKey(keys[0] ?? '')?.locationId) ?? all[0];
  if (!first) return undefined;
  const second = find(compared);
  return second && second !== first
    ? { kind: 'two', places: [first, second] }
    : { kind: 'one', places: [first] };
}
