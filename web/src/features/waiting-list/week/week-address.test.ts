import { describe, expect, test } from 'vitest';
import {
  fitsFilter,
  putWeekAddress,
  shownPlaces,
  type WeekAddress,
  weekAddressFrom,
} from './week-address.ts';

const from = (search: string) => weekAddressFrom(new URLSearchParams(search));
const places = [{ id: 'mitte' }, { id: 'nord' }, { id: 'sued' }];
const shown = (search: string, all = places) => {
  const found = shownPlaces(from(search), all);
  return found && `${found.kind}: ${found.places.map(({ id }) => id).join(' ')}`;
};

describe('the address', () => {
  test('comes back from what it was written from, so that a link shows the same', () => {
    const address: WeekAddress = {
      place: 'nord',
      compared: 'mitte',
      filter: { prioritized: true, tags: ['kind', 'video'] },
      keys: ['nord_1_0800-0900', 'mitte_2_0800-0900'],
      match: 'any',
    };
    const params = new URLSearchParams();
    putWeekAddress(params, address);
    expect(from(params.toString())).toEqual(address);
  });

  test('keeps what it does not know, but no request that was open over another week', () => {
    const params = new URLSearchParams('ansicht=neu&anfrage=x&slot=alt');
    putWeekAddress(params, from(''));
    expect(params.toString()).toBe('ansicht=neu');
  });

  test('without a word about it asks for those who can at all chosen times', () => {
    expect([from('').match, from('?art=alle').match, from('?art=eines').match]).toEqual([
      'all',
      'all',
      'any',
    ]);
  });
});

describe('which weeks are shown', () => {
  test.each([
    ['', 'one: mitte', 'the first location'],
    ['standort=nord', 'one: nord', 'the one that is asked for'],
    ['standort=weg', 'one: mitte', 'a location that is gone'],
    ['slot=sued_1_0800-0900', 'one: sued', 'an old link to a slot shows it in its week'],
    ['standort=alle', 'everywhere: mitte nord sued', 'all of them'],
    ['standort=nord&vergleich=mitte', 'two: nord mitte', 'two, in their order'],
    ['standort=nord&vergleich=nord', 'one: nord', 'nothing is compared with itself'],
    ['standort=nord&vergleich=weg', 'one: nord', 'the other one is gone'],
  ])('%s: %s (%s)', (search, expected) => {
    expect(shown(search)).toBe(expected);
  });

  test('with a single location there is nothing to put together', () => {
    expect(shown('standort=alle&vergleich=nord', [{ id: 'mitte' }])).toBe('one: mitte');
  });

  test('without a location there is no week', () => {
    expect(shown('', [])).toBeUndefined();
  });
});

test('a filter by tags takes whoever has one of them; with the priority both must be true', () => {
  const request = { prioritized: false, tags: ['kind'] };
  expect(fitsFilter(request, { prioritized: false, tags: ['video', 'kind'] })).toBe(true);
  expect(fitsFilter(request, { prioritized: false, tags: ['video'] })).toBe(false);
  expect(fitsFilter(request, { prioritized: true, tags: ['kind'] })).toBe(false);
  expect(fitsFilter(request, { prioritized: false, tags: [] })).toBe(true);
});
