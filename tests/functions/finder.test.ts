import { finderPaths } from '@platzwart/domain/practice/finder';
import type { Practice } from '@platzwart/domain/practice/practice';
import { aPractice, aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import { collections } from '@platzwart/functions/core/collections';
import { putInFinder, recordForFinder, renewFinder } from '@platzwart/functions/practices/finder';
import { serveFinder } from '@platzwart/functions/practices/serve-finder';
import { beforeEach, expect, it } from 'vitest';
import { database } from '../support/practice-under-test.ts';
import { slowDatabase } from '../support/slow-database.ts';
import { emptyDatabase } from '../support/whole-database.ts';

let clock = new Date('2026-11-28T00:05:00Z').getTime();
const tools = { db: database(), now: () => new Date(clock) };
const docs = () => collections(database());

const at = (slug: string, town: string, over: Partial<Practice> = {}) =>
  aPractice({
    slug,
    title: `Praxis ${slug}`,
    locations: [aPracticeLocation({ address1: 'Weg 1', address2: town })],
    ...over,
  });

/** As the trigger does it. */
async function write(slug: string, after: Practice | undefined): Promise<void> {
  const before = (await docs().practice(slug).get()).data();
  await (after ? docs().practice(slug).set(after) : docs().practice(slug).delete());
  await recordForFinder({ slug, before, after }, tools);
  await putInFinder(tools);
}

async function get(path: string, method = 'GET') {
  const { status, headers = {}, body } = await serveFinder({ method, path }, tools);
  return { status, caching: headers['Cache-Control'], body: body ? JSON.parse(String(body)) : {} };
}

/** What each part says, by part. */
async function partsNow(): Promise<Record<string, { slug: string; bookingEnabled: boolean }[]>> {
  const { body: map } = await get(finderPaths.map());
  const ids = (await database().collection('finder').listDocuments()).map(({ id }) => id);
  const names = ids.filter((id) => id !== 'map').map((id) => id.slice(map.version.length + 1));
  const answers = await Promise.all(names.map((name) => get(finderPaths.part(map.version, name))));
  return Object.fromEntries(names.map((name, i) => [name, answers[i]?.body.rows]));
}

const slugsIn = async () =>
  [
    ...new Set(Object.values(await partsNow()).flatMap((rows) => rows.map(({ slug }) => slug))),
  ].sort();

beforeEach(async () => {
  await emptyDatabase();
  clock += 86_400_000;
  for (const each of [
    at('graz', '8010 Graz'),
    at('wien', '1010 Wien'),
    at('versteckt', '8010 Graz', { listed: false }),
    at('gesperrt', '8010 Graz', { locked: true }),
  ])
    await docs().practice(each.slug).set(each);
});

it('the first to ask cuts the index; it holds listed practices alone', async () => {
  const { status, caching, body: map } = await get(finderPaths.map());
  expect([status, caching]).toEqual([200, 'public, max-age=0, s-maxage=60, stale-if-error=86400']);
  expect(map).toMatchObject({ count: 2, taking: 2, places: [''], words: [''], ends: [''] });
  expect(await slugsIn()).toEqual(['graz', 'wien']);
  const landing = await get(finderPaths.landing);
  expect(landing.body).toMatchObject({ count: 2 });
  expect(landing.caching).toContain('s-maxage=300');
});

it('follows each change: hidden, locked, deleted, paused, renamed, moved, shown', async () => {
  await get(finderPaths.map());
  await write('wien', at('wien', '1010 Wien', { listed: false }));
  expect(await slugsIn()).toEqual(['graz']);
  await write('versteckt', at('versteckt', '8010 Graz'));
  await write('graz', at('graz', '6020 Innsbruck', { title: 'Anders', bookingEnabled: false }));
  expect(await slugsIn()).toEqual(['graz', 'versteckt']);
  expect((await get(finderPaths.map())).body).toMatchObject({ count: 2, taking: 1 });
  for (const [name, rows] of Object.entries(await partsNow())) {
    const own = rows.filter(({ slug }) => slug === 'graz');
    expect(own, name).toHaveLength(1);
    expect(own[0], name).toMatchObject({ title: 'Anders', bookingEnabled: false });
  }
  await write('versteckt', at('versteckt', '8010 Graz', { locked: true }));
  await write('graz', undefined);
  expect(await slugsIn()).toEqual([]);
  expect((await get(finderPaths.map())).body).toMatchObject({ count: 0, taking: 0 });
});

it('quotes a waiting time no longer than the practice tells it; another one waits for the night', async () => {
  const told = (waitLine: string) => at('graz', '8010 Graz', { waitLine });
  const lines = async () =>
    new Set(
      Object.values(await partsNow())
        .flat()
        .flatMap((row) => (row.slug === 'graz' && 'waitLine' in row ? [row.waitLine] : [])),
    );
  await write('graz', told('Meist 4 bis 5 Monate.'));
  await get(finderPaths.map());
  await write('graz', told('Meist 5 bis 6 Monate.'));
  expect(await lines()).toEqual(new Set(['Meist 4 bis 5 Monate.']));
  await write('graz', told(''));
  expect(await lines()).toEqual(new Set(['']));
});

it('ends as the practice is, whatever the order of events and however often they come', async () => {
  await get(finderPaths.map());
  const [first, second, third] = [
    at('graz', '8010 Graz'),
    at('graz', '6020 Innsbruck'),
    at('graz', '1010 Wien', { listed: false }),
  ] as const;
  await docs().practice('graz').set(third);
  for (const [before, after] of [
    [second, third],
    [first, second],
    [second, third],
  ] as const)
    await recordForFinder({ slug: 'graz', before, after }, tools);
  await putInFinder(tools);
  expect(await slugsIn()).toEqual(['wien']);
  expect((await get(finderPaths.map())).body).toMatchObject({ count: 1 });
});

it('what changes while it is cut anew is not brought back by it', async () => {
  await get(finderPaths.map());
  const before = at('wien', '1010 Wien');
  const after = { ...before, listed: false };
  clock += 3_600_000;
  await Promise.all([
    renewFinder(tools),
    docs()
      .practice('wien')
      .set(after)
      .then(() => recordForFinder({ slug: 'wien', before, after }, tools))
      .then(() => putInFinder(tools)),
  ]);
  expect(await slugsIn()).toEqual(['graz']);
});

/** An index cut as finely as that of many practices. */
async function finelyCut(): Promise<void> {
  const starts = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((one) => [one, `${one}h`, `${one}p`]);
  const { version } = (await get(finderPaths.map())).body;
  for (const part of ['words-', 'ends-'])
    await docs().finderPart(version, part).set({ rows: '[]' });
  await docs()
    .finderMap()
    .update({ 'map.words': ['', ...starts], 'map.ends': ['', ...starts] });
}

const writesOf = async () => {
  const parts = await database().collection('finder').get();
  return new Map(parts.docs.map(({ id, updateTime }) => [id, updateTime.toMillis()]));
};

it('an edit writes no part of it; a hundred edits of several practices are put in together', async () => {
  await finelyCut();
  const long = [...'abcdefghijklmnopqrstuvw'].map((one) => `${one}${one}${one}`).join(' ');
  const edited = (slug: string, n: number) =>
    at(slug, '8010 Graz', { title: `Praxis ${slug}`, subtitle: `${long} ${n}` });
  const before = await writesOf();
  const called = [];
  for (let n = 0; n < 50; n++)
    for (const slug of ['graz', 'wien']) {
      const practice = docs().practice(slug);
      const former = (await practice.get()).data();
      await practice.set(edited(slug, n));
      const change = { slug, before: former, after: edited(slug, n) };
      called.push(await recordForFinder(change, tools));
    }
  expect(called.filter(Boolean)).toHaveLength(1);
  expect((await docs().finderChanges().get()).size).toBe(2);
  const between = await writesOf();
  between.delete('map');
  before.delete('map');
  expect(between).toEqual(before);

  await putInFinder(tools);
  const own = Object.values(await partsNow()).flatMap((rows) =>
    rows.filter(({ slug }) => slug === 'graz'),
  );
  expect(own.length).toBeGreaterThan(40);
  expect(own).toEqual(own.map(() => expect.objectContaining({ subtitle: `${long} 49` })));
  // Whoever is called twice finds nothing left to do; the next change calls again.
  const after = await writesOf();
  await putInFinder(tools);
  expect(await writesOf()).toEqual(after);
  expect((await docs().finderChanges().get()).size).toBe(0);
  const next = { ...edited('graz', 50), title: 'Danach' };
  expect(
    await recordForFinder({ slug: 'graz', before: edited('graz', 49), after: next }, tools),
  ).toBe(true);
});

it('a change that comes while others are put in is not lost; nor is one whose call was lost', async () => {
  await get(finderPaths.map());
  const states = ['1010 Wien', '6020 Innsbruck', '5020 Salzburg', '4020 Linz'].map((town) =>
    at('wien', town),
  );
  const change = async (n: number) => {
    const after = states[n];
    if (!after) throw new Error('No such state.');
    await docs().practice('wien').set(after);
    return recordForFinder({ slug: 'wien', before: states[n - 1], after }, tools);
  };
  await change(1);
  await Promise.all([putInFinder(tools), change(2), putInFinder(tools)]);
  await putInFinder(tools);
  const now = () => docs().finderChanges().get();
  expect((await now()).size).toBe(0);
  const rows = Object.values(await partsNow()).flat();
  expect(rows.filter(({ slug }) => slug === 'wien').map((row) => JSON.stringify(row))).toEqual(
    rows.filter(({ slug }) => slug === 'wien').map(() => expect.stringContaining('5020 Salzburg')),
  );
  expect([await change(3), await change(2)]).toEqual([true, false]);
  clock += 300_000;
  expect(await change(3)).toBe(true);
});

it('whoever puts in what others have put in anew meanwhile leaves it to the next', async () => {
  await get(finderPaths.map());
  const states = ['1010 Wien', '6020 Innsbruck', '5020 Salzburg'].map((town) => at('wien', town));
  const change = async (n: number) => {
    await docs()
      .practice('wien')
      .set(states[n] as Practice);
    await recordForFinder({ slug: 'wien', before: states[n - 1], after: states[n] }, tools);
  };
  await change(1);
  const db = slowDatabase(tools.db, () => change(2).then(() => putInFinder(tools)));
  await putInFinder({ ...tools, db });
  await putInFinder(tools);
  const rows = Object.values(await partsNow()).flat();
  const own = rows.filter(({ slug }) => slug === 'wien').map((row) => JSON.stringify(row));
  expect(own.length).toBeGreaterThan(0);
  expect(own).toEqual(own.map(() => expect.stringContaining('5020 Salzburg')));
});

it('finds rows of an index that is gone by cutting it anew', async () => {
  await get(finderPaths.map());
  const [before, after] = [at('wien', '1010 Wien'), at('wien', '1010 Wien', { listed: false })];
  await docs().practice('wien').set(after);
  await recordForFinder({ slug: 'wien', before, after }, tools);
  await docs().finderChange('wien').update({ version: 'alt' });
  clock += 3_600_000;
  await putInFinder(tools);
  expect(await slugsIn()).toEqual(['graz']);
  expect((await docs().finderChanges().get()).size).toBe(0);
});

it('goes on without a row that cannot be read', async () => {
  const { version } = (await get(finderPaths.map())).body;
  const part = docs().finderPart(version, 'places-');
  const stored = (await part.get()).data()?.rows ?? '[]';
  await part.update({ rows: stored.replace('[', '[{"slug":"fremd"},') });
  await write('wien', at('wien', '1010 Wien', { bookingEnabled: false }));
  const parts = Object.entries(await partsNow()).filter(([name]) => name === 'places-');
  const rows = parts.flatMap(([, some]) => some.map((row) => [row.slug, row.bookingEnabled]));
  expect(Object.fromEntries(rows)).toEqual({ graz: true, wien: false });
});

it('is cut once at a time, and again after one that died', async () => {
  await get(finderPaths.map());
  await docs()
    .finderMap()
    .set({ cutting: { since: new Date(clock) } }, { merge: true });
  clock += 60_000;
  expect(await renewFinder(tools)).toBeUndefined();
  clock += 3_600_000;
  const map = await renewFinder(tools);
  expect(map?.version).toBe(clock.toString(36));
  const ids = (await database().collection('finder').listDocuments()).map(({ id }) => id);
  expect(ids.filter((id) => id !== 'map' && !id.startsWith(`${map?.version}-`))).toEqual([]);
});

it('answers nothing but its own paths, and a version that is gone not at all', async () => {
  const { version } = (await get(finderPaths.map())).body;
  for (const path of [
    '/api/finder',
    '/api/finder/',
    '/api/finder/other',
    finderPaths.part('alt', 'sample'),
    finderPaths.part(version, 'places-nope'),
    finderPaths.part(version, '../map'),
    finderPaths.part(version, 'a/b'),
    finderPaths.part(version, `words-${'x'.repeat(2000)}`),
    finderPaths.part(version, '__proto__'),
  ])
    expect((await get(path)).status, path).toBe(404);
  expect((await get(finderPaths.map(), 'POST')).status).toBe(405);
});
