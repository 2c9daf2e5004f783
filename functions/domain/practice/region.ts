/**
 * Where a practice and its locations lie. No schemas and no list of regions: pages for patients
 * load this.
 */
import type { Country } from './country.ts';
import type { Practice } from './practice.ts';

/**
 * Austria, Germany, Switzerland: what most rules and words depend on; holidays depend on the whole
 * region.
 */
export type Nation = 'AT' | 'DE' | 'CH';

/**
 * Where it is not known, nobody guesses: rules and words of one country are left out, and only days
 * that are holidays everywhere count.
 */
export type Region = Country | undefined;

/**
 * Of a location; of one that does not say, and of the whole practice: of its first location that
 * does. Writers check what is stored.
 */
export function regionOf({ locations }: Pick<Practice, 'locations'>, locationId?: string): Region {
  const own = locations.find(({ id }) => id === locationId)?.region;
  return own ?? locations.find(({ region }) => region !== undefined)?.region;
}

export function nationOf(region: Region): Nation | undefined {
  return region?.slice(0, 2) as Nation | undefined;
}
