import { finderPaths } from '@platzwart/domain/practice/finder';
import type { Practice } from '@platzwart/domain/practice/practice';
import { aPractice, aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import { collections } from '@platzwart/functions/core/collections';
import { applyToFinder, renewFinder } from '@platzwart/functions/practices/finder';
import { serveFinder } from '@platzwart/functions/practices/serve-finder';
import { beforeEach, expect, it } from 'vitest';
import { database } from '../support/practice-under-test.ts';
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
  await applyToFinder({ slug, before, after }, tools);
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

it('follows each change at once: hidden, locked, deleted, paused, renamed, moved, shown', async () => {
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
    await applyToFinder({ slug: 'graz', before, after }, tools);
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
      .then(() => applyToFinder({ slug: 'wien', before, after }, tools)),
  ]);
  expect(await slugsIn()).toEqual(['graz']);
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
    .set({ cutting: { since: new Date(clock), changed: [] } }, { merge: true });
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
