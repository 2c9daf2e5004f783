import { expect, test } from 'vitest';
import { Country, countries } from './country.ts';
import { nationOf, regionOf } from './region.ts';

test('Austria, 16 Länder and 26 cantons, each once', () => {
  expect(countries).toHaveLength(1 + 16 + 26);
  expect(new Set(countries).size).toBe(countries.length);
  for (const country of countries) expect(Country.safeParse(country).success).toBe(true);
});

const at = (id: string, region?: Country) => ({
  id,
  title: id,
  address1: '',
  address2: '',
  address3: '',
  ...(region && { region }),
});

test('a location lies where it says, else where the practice has another one; never where nobody said', () => {
  const practice = { locations: [at('new'), at('leipzig', 'DE-SN'), at('wien', 'AT')] };
  expect(regionOf(practice, 'wien')).toBe('AT');
  expect(regionOf(practice, 'new')).toBe('DE-SN');
  expect(regionOf(practice, 'gone')).toBe('DE-SN');
  expect(regionOf(practice)).toBe('DE-SN');
  expect(regionOf({ locations: [at('new')] })).toBeUndefined();
  expect(regionOf({ locations: [] })).toBeUndefined();
  expect(nationOf('CH-ZH')).toBe('CH');
  expect(nationOf(undefined)).toBeUndefined();
});
