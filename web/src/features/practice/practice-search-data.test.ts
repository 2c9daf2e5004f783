import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { aPractice, aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import { expect, test } from 'vitest';
import { searchablePractices, searchPractices } from './practice-search-data.ts';

const at = (slug: string, town: string, over: Parameters<typeof aPractice>[0] = {}) =>
  aPractice({
    slug,
    title: slug,
    subtitle: '',
    locations: [aPracticeLocation({ address1: 'Weg 1', address2: town })],
    ...over,
  });

const practices = [
  at('graz', '8020 Graz', { subtitle: 'Logopädie' }),
  at('gleisdorf', 'A-8200 Gleisdorf', { subtitle: 'Ergotherapie' }),
  at('wien', '1100 Wien', { profession: 'speech' }),
  at('ravensburg', '88212 Ravensburg', { subtitle: 'Ergotherapie' }),
  at('zuerich', '8001 Zürich', { subtitle: 'Logopädie' }),
  at('ohne', 'am Waldrand', { subtitle: 'Logopädie' }),
];

function search(term: string, profession = '') {
  const { found, origin, near } = searchPractices(searchablePractices(practices), term, profession);
  return { slugs: found.map(({ practice }) => practice.slug), from: origin?.name, near, found };
}

test.each([
  ['8020', '8020 Graz', ['graz', 'gleisdorf', 'wien'], 2],
  ['A-8020', '8020 Graz', ['graz'], 2],
  ['graz', 'Graz', ['graz', 'gleisdorf', 'wien'], 2],
  ['8020 Graz', '8020 Graz', ['graz'], 2],
  ['Gleisdorf', 'Gleisdorf', ['gleisdorf', 'graz'], 2],
  // No practice is there, but it is a large town.
  ['Muenchen', 'München', ['ravensburg'], 0],
  ['80331', '80331 München', ['ravensburg'], 0],
  ['Frankfurt', 'Frankfurt am Main', ['ravensburg', 'zuerich'], 0],
  ['St. Pölten', 'Sankt Pölten', ['wien'], 0],
  ['Weingarten', 'Weingarten', ['ravensburg'], 1],
  // A region leads to its middle.
  ['Bodensee', 'Friedrichshafen', ['ravensburg'], 1],
  // An Austrian code that is also Swiss: the one with a practice near it, unless the town says
  // which.
  ['8001', '8001 Zürich', ['zuerich', 'ravensburg'], 1],
  ['1210 Wien', '1210 Wien', ['wien'], 1],
])('%s is %s, and the nearest come first', (term, from, first, near) => {
  const result = search(term);
  expect([result.from, result.slugs.slice(0, first.length), result.near]).toEqual([
    from,
    first,
    near,
  ]);
  // Nobody is lost, and those who are nowhere come last.
  expect(result.slugs).toHaveLength(practices.length);
  expect(result.slugs.at(-1)).toBe('ohne');
});

test('a profession, chosen or read from the subtitle, goes with a place', () => {
  expect(search('Graz', 'speech').slugs).toEqual(['graz', 'wien', 'zuerich', 'ohne']);
  expect(search('', 'occupational').slugs).toEqual(['gleisdorf', 'ravensburg']);
  expect(search('', 'music').slugs).toEqual([]);
});

test('other words besides the place still count', () => {
  expect(search('Logopädie 8020').slugs).toEqual(['graz', 'wien', 'zuerich', 'ohne']);
  expect(search('ergo in Graz').slugs).toEqual(['gleisdorf', 'ravensburg']);
  expect(search('Graz ergo').slugs).toEqual(['gleisdorf', 'ravensburg']);
  // What nobody near there has is passed over.
  expect(search('8020 Graz Waldrand').slugs[0]).toBe('graz');
});

test('what is no place is searched for by words', () => {
  expect(search('waldrand')).toMatchObject({ slugs: ['ohne'], from: undefined, near: 0 });
  expect(search('0000')).toMatchObject({ slugs: [] });
  expect(search('')).toMatchObject({ from: undefined });
});

test('distances are roughly right, and of several addresses the nearest counts', () => {
  const kilometresOf = (slug: string, term: string) =>
    search(term).found.find(({ practice }) => practice.slug === slug)?.addresses[0]?.kilometres;
  expect(kilometresOf('graz', '8020')).toBeLessThan(1);
  expect(kilometresOf('wien', 'Graz')).toBeGreaterThan(130);
  expect(kilometresOf('wien', 'Graz')).toBeLessThan(160);
  expect(kilometresOf('ohne', 'Graz')).toBeUndefined();
  const two = at('zwei', '1100 Wien', {
    locations: [
      aPracticeLocation({ address2: '1100 Wien' }),
      aPracticeLocation({ id: 'b', address1: 'Weg 2', address2: '8010 Graz' }),
    ],
  });
  const [found] = searchPractices(searchablePractices([two]), 'Graz', '').found;
  expect(found?.addresses.map(({ line }) => line)).toEqual([
    'Weg 2, 8010 Graz',
    'Musterweg 1, 1100 Wien',
  ]);
});

test.each([
  ['8001 Irgendwo', 'CH-ZH', 'zuerich'],
  ['8001 Irgendwo', 'AT', 'graz'],
  ['CH-8001 Irgendwo', 'AT', 'zuerich'],
] as const)('%s of a practice in %s is near %s', (town, country, near) => {
  const here = at('hier', town, {
    locations: [aPracticeLocation({ address2: town, region: country })],
  });
  const [first] = searchPractices(
    searchablePractices([...practices.filter(({ slug }) => slug === near), here]),
    near === 'graz' ? 'Graz' : 'Zürich',
    '',
  ).found.filter(({ practice }) => practice.slug === 'hier');
  expect(first?.addresses[0]?.kilometres).toBeLessThan(20);
});

test('a code of two countries alone is no place: nobody guesses which', () => {
  const here = at('hier', '8001 Irgendwo', {
    locations: [aPracticeLocation({ address2: '8001 Irgendwo', region: undefined })],
  });
  const found = searchPractices(searchablePractices([here]), 'Graz', '').found;
  expect(found.flatMap(({ addresses }) => addresses.map(({ kilometres }) => kilometres))).toEqual(
    found.map(() => undefined),
  );
});

test('those that take requests come first, the others stay', () => {
  const all = searchablePractices([
    at('a', '', { bookingEnabled: false }),
    at('b', ''),
    at('c', '', { hasNoTimes: true }),
  ]);
  expect(all.map(({ practice, acceptsRequests }) => [practice.slug, acceptsRequests])).toEqual([
    ['b', true],
    ['a', false],
    ['c', false],
  ]);
});

test('the table of places stays small: every patient who looks for a practice loads it', () => {
  const table = readFileSync('functions/domain/practice/places.json');
  expect(gzipSync(table).length).toBeLessThan(13_500);
});
