import { expect, test } from 'vitest';
import { Country, countries, countryOf } from './country.ts';

test('Austria, 16 Länder and 26 cantons, each once', () => {
  expect(countries).toHaveLength(1 + 16 + 26);
  expect(new Set(countries).size).toBe(countries.length);
  for (const country of countries) expect(Country.safeParse(country).success).toBe(true);
});

test('a practice that never said where it works, or whose country is unknown here, is in Austria', () => {
  expect(countryOf({})).toBe('AT');
  expect(countryOf({ country: 'DE-BY' })).toBe('DE-BY');
  expect(countryOf({ country: 'DE-XX' })).toBe('AT');
});
