import { gzipSync } from 'node:zlib';
import { cutFinder } from '@platzwart/domain/practice/cut-finder';
import { finderPaths } from '@platzwart/domain/practice/finder';
import { areas } from '@platzwart/domain/practice/places';
import type { Practice } from '@platzwart/domain/practice/practice';
import { aPractice, aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import { beforeAll, describe, expect, it } from 'vitest';
import { longOr } from '../../../../tests/support/long-run.ts';
import { searchablePractices, searchPractices } from './practice-search-data.ts';
import type { Listed } from './queries.ts';
import { readFinder } from './read-finder.ts';
import { type Get, readLanding } from './read-landing.ts';

const zipped = (text: string) => gzipSync(text).length;

const kinds = ['Logopädie', 'Ergotherapie', 'Physiotherapie', 'Psychotherapie', 'Osteopathie'];
const syllables =
  'ba be bi do du fa fe ga go ha he ka ki la le lo ma mi mo na ne no pa re ri sa'.split(' ');

/** The same ones each time: names that few share, towns that the table does not know. */
function made(count: number): Practice[] {
  let seed = 7;
  const some = <T>(of: readonly T[]) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return of[(seed >>> 8) % of.length] as T;
  };
  const word = (length: number) => Array.from({ length }, () => some(syllables)).join('');
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const places = areas();
  return Array.from({ length: count }, (_, n) => {
    const { begin } = some(places);
    const code = `${begin.slice(2)}${begin.startsWith('DE') ? some([...'0123456789']) : ''}${n % 10}`;
    return aPractice({
      slug: `${word(3)}-${n}`,
      title: `${some(kinds)} ${capital(word(4))}`,
      subtitle: `${capital(word(3))} für alle`,
      logoImagePath: `/media/logos/${word(3)}-${n}/${(seed * 2_654_435_761).toString(16)}.webp`,
      bookingEnabled: n % 4 !== 0,
      waitLine:
        n % 3 === 0 ? `Zuletzt warteten die meisten ${n % 9} bis ${(n % 9) + 4} Wochen.` : '',
      week: '1 0800-1200,2 0800-1700,4 0900-1800',
      locations: [
        aPracticeLocation({
          address1: `${capital(word(2))}gasse ${n % 80}`,
          address2: `${begin.startsWith('CH') ? 'CH-' : begin.startsWith('AT') ? 'A-' : ''}${code} ${capital(word(4))}`,
          address3: '',
        }),
      ],
    });
  });
}

/** A server with the index of these practices, which counts what it sends. */
function serving(practices: readonly Practice[], version = 'v1') {
  const { map, parts } = cutFinder(practices, version, zipped);
  const sent: { path: string; bytes: number }[] = [];
  const get: Get = async (path) => {
    const [, , , one = '', name] = path.split('/');
    const text =
      path === finderPaths.map()
        ? JSON.stringify(map)
        : `{"count":${map.count},"rows":${parts.get(name ?? one) ?? 'null'}}`;
    sent.push({ path, bytes: zipped(text) });
    return JSON.parse(text);
  };
  return { get, sent, map, parts };
}

const slugsOf = ({ practices }: Listed) => practices.map(({ slug }) => slug);
const at = (town: string, over: Partial<Practice> = {}) =>
  aPractice({
    subtitle: '',
    locations: [aPracticeLocation({ address1: 'Weg 1', address2: town, address3: '' })],
    ...over,
  });

const known = [
  at('8054 Wetzelsdorf', { slug: 'wetzel', title: 'Logopädie Zwitschernest' }),
  at('8010 Graz', { slug: 'graz', title: 'Ergotherapie Zwitschernest' }),
  at('4820 Bad Ischl', { slug: 'ischl', title: 'Physiotherapie Quellhof' }),
  at('9999 Lummerwald an der Dosse', { slug: 'nirgends', title: 'Praxis Überallundnirgends' }),
];

// Cutting and searching 20,000 takes longer than all else here.
describe.each([10, 1000, ...longOr([], [20_000])])('with %i practices', (count) => {
  let server: ReturnType<typeof serving>;
  let all: Practice[];

  beforeAll(() => {
    all = [...made(count), ...known];
    server = serving(all);
  });

  /** The search as the page makes it: everything that it reads counts. */
  async function search(term: string) {
    server.sent.length = 0;
    const first = await readFinder(server.get);
    // The sample is there before anybody searches.
    const before = server.sent.filter(({ path }) => path.endsWith('/sample'));
    const listed = (await first.beyond?.search(term, 2)) ?? first;
    const read = server.sent.filter((each) => !before.includes(each));
    const { found, origin } = searchPractices(searchablePractices(listed.practices), term, '');
    return {
      documents: read.length,
      bytes: read.reduce((sum, { bytes }) => sum + bytes, 0),
      slugs: found.map(({ practice }) => practice.slug),
      origin: origin?.name,
      complete: listed.complete,
    };
  }

  it.each([
    ['8010', 'graz'],
    ['Logopädie Wetzelsdorf', 'wetzel'],
    ['Wetzelsdrof', 'wetzel'],
    ['Ketzelsdorf', 'wetzel'],
    ['Bad Ischl', 'ischl'],
    ['Zwitschernest Graz', 'graz'],
    ['zwitsch', 'wetzel'],
    ['Quelhof', 'ischl'],
    ['uberallundnirgends', 'nirgends'],
    ['Ueberallundnirgends', 'nirgends'],
    ['Iberallundnirgends', 'nirgends'],
    ['10115 Berlin', undefined],
    ['München', undefined],
    ['Stottern Wien', undefined],
  ])('"%s" finds %s in three documents and 30 kB', async (term, slug) => {
    const result = await search(term);
    expect(result.documents).toBeLessThanOrEqual(3);
    expect(result.bytes).toBeLessThanOrEqual(30_000);
    if (slug) expect(result.slugs).toContain(slug);
  });

  // Comparing with all of 20,000 takes seconds.
  if (count <= 1000)
    it('misses nobody within the distance that it says', async () => {
      const result = await search('80331');
      const whole = searchPractices(searchablePractices(all), '80331', '').found;
      const near = whole.filter(
        ({ addresses }) => (addresses[0]?.kilometres ?? Infinity) < (result.complete ?? Infinity),
      );
      expect(result.slugs.slice(0, near.length)).toEqual(near.map(({ practice }) => practice.slug));
      expect(near.length).toBeGreaterThan(0);
    });

  it('never asks for a complaint', async () => {
    for (const term of ['Stottern', 'Depression', 'für mein Kind', 'Rückenschmerzen']) {
      const { slugs } = await search(term);
      expect(slugs.length).toBeGreaterThan(0);
      expect(server.sent.map(({ path }) => path).join(' ')).not.toMatch(/words|ends/);
    }
  });

  it('shows few at first, of every profession, and nine on the landing page', async () => {
    server.sent.length = 0;
    const first = await readFinder(server.get);
    expect(server.sent.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(30_000);
    if (first.beyond) {
      for (const kind of kinds)
        expect(
          first.practices.filter(({ title }) => title.startsWith(kind)).length,
        ).toBeGreaterThan(9);
      expect(first.beyond.taking).toBeGreaterThan(count / 2);
    } else expect(slugsOf(first)).toHaveLength(all.length);
    const landing = await readLanding(server.get);
    expect(landing.practices).toHaveLength(9);
    expect(landing.count).toBe(all.length);
    expect(landing.practices.every(({ bookingEnabled }) => bookingEnabled)).toBe(true);
  });
});

describe('a name that many others bear since', () => {
  const real = at('8020 Graz', { slug: 'echt', title: 'Praxis Lindenhof' });
  const searchIn = async (others: readonly Practice[], version: string) => {
    const { get } = serving([...made(500), ...others, real], version);
    const listed = await (await readFinder(get)).beyond?.search('Lindenhof', 2);
    if (!listed) throw new Error('All are read whole.');
    return slugsOf(listed);
  };
  const many = (over: (n: number) => Partial<Practice>) =>
    Array.from({ length: 130 }, (_, n) => at('8010 Graz', { slug: `viele-${n}`, ...over(n) }));

  it('is found beside those that have it in their subtitles or towns', async () => {
    expect(
      await searchIn(
        many(() => ({ subtitle: 'Lindenhof' })),
        'v1',
      ),
    ).toContain('echt');
    expect(
      await searchIn(
        Array.from({ length: 130 }, (_, n) => at('9999 Lindenhof', { slug: `viele-${n}` })),
        'v1',
      ),
    ).toContain('echt');
  });

  it('is found most nights beside those with the same name', async () => {
    const others = many((n) => ({ title: `Lindenhof ${n}` }));
    const nights = await Promise.all(
      Array.from({ length: 3 }, (_, n) => searchIn(others, `n${n}`)),
    );
    expect(nights.filter((slugs) => slugs.includes('echt')).length).toBeGreaterThan(1);
  });
});

it('prefers nobody: over many nights each is as often on the landing page', () => {
  const practices = made(24);
  const shown = new Map<string, number>();
  for (let night = 0; night < 200; night++) {
    const { parts } = cutFinder(practices, `n${night}`, (text) => text.length / 8);
    for (const { slug } of JSON.parse(parts.get('landing') ?? '[]') as { slug: string }[])
      shown.set(slug, (shown.get(slug) ?? 0) + 1);
  }
  // Eighteen take requests: a hundred times each, give or take.
  const times = practices
    .filter(({ bookingEnabled }) => bookingEnabled)
    .map(({ slug }) => shown.get(slug));
  expect(Math.min(...times.map((each = 0) => each))).toBeGreaterThan(70);
  expect(Math.max(...times.map((each = 0) => each))).toBeLessThan(130);
});

it('holds nothing that lists do not show', () => {
  const secret = at('8010 Graz', {
    slug: 'eine',
    phone: '0316 4711',
    website: 'https://eine.example',
    contactPerson: 'Erika Beispiel',
    pausedText: 'Bis Mai.',
  });
  const [text] = [[...cutFinder([secret], 'v1', zipped).parts.values()].join(' ')];
  expect(text).toContain('"slug":"eine"');
  for (const hidden of ['4711', 'eine.example', 'Erika', 'Bis Mai', 'locked', 'listed'])
    expect(text).not.toContain(hidden);
});
