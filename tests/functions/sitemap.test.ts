import { randomBytes } from 'node:crypto';
import type { Practice } from '@platzwart/domain/practice/practice';
import { publicPages } from '@platzwart/domain/practice/public-pages';
import { reservedSlugs } from '@platzwart/domain/practice/reserved-slugs';
import { aPractice } from '@platzwart/emulator-data/build-practice';
import { collections } from '@platzwart/functions/core/collections';
import { renewFinder } from '@platzwart/functions/practices/finder';
import { serveSitemap } from '@platzwart/functions/practices/serve-sitemap';
import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '../support/practice-under-test.ts';
import { emptyDatabase } from '../support/whole-database.ts';

const tools = {
  db: database(),
  origin: 'https://platzwart.example',
  now: () => new Date('2026-11-28T12:00:00Z'),
};
const get = { method: 'GET', query: {} };
const none = { version: '0', count: 0, taking: 0, places: [], words: [], ends: [] };
const run = randomBytes(4).toString('hex');
const slugOf = (name: string) => `sitemap-${name}-${run}`;
const urlOf = (name: string) => `https://platzwart.example/${slugOf(name)}`;

async function keep(name: string, over: Partial<Practice> = {}) {
  const slug = slugOf(name);
  await collections(database())
    .practice(slug)
    .set(aPractice({ slug, title: `Sitemap ${name}`, ...over }));
}

/** Every URL of the answer, in order. */
async function urls(query: { part?: unknown } = {}, perFile?: number): Promise<string[]> {
  const { body } = await serveSitemap({ ...get, query }, tools, perFile);
  return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '');
}

beforeAll(async () => {
  await emptyDatabase();
  // Three with one title: a cursor on the title alone would lose some of them between two pages.
  for (const name of ['zwilling-1', 'zwilling-2', 'zwilling-3'])
    await keep(name, { title: 'Praxis Zwilling' });
  await keep('pausiert', { bookingEnabled: false });
  await keep('versteckt', { listed: false });
  await keep('gesperrt', { locked: true });
});

describe('/sitemap.xml', () => {
  it('is a sitemap that shared caches keep for six hours', async () => {
    const { status, headers, body } = await serveSitemap(get, tools);
    expect(status).toBe(200);
    expect(headers).toEqual({
      'Cache-Control': 'public, max-age=3600, s-maxage=21600',
      'Content-Type': 'application/xml; charset=utf-8',
    });
    expect(body).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n(<url><loc>[^<>&\s]+<\/loc><\/url>\n)+<\/urlset>\n$/,
    );
  });

  it('begins with the pages of the product, each at an address that no practice can take', async () => {
    expect((await urls()).slice(0, publicPages.length)).toEqual(
      publicPages.map((path) => `${tools.origin}${path}`),
    );
    for (const path of publicPages.slice(1)) expect(reservedSlugs).toContain(path.slice(1));
  });

  it('names a practice that wants to be found, and its form only while it takes requests', async () => {
    const found = await urls();
    expect(found).toContain(urlOf('zwilling-1'));
    expect(found).toContain(`${urlOf('zwilling-1')}/booking`);
    expect(found).toContain(urlOf('pausiert'));
    expect(found).not.toContain(`${urlOf('pausiert')}/booking`);
  });

  it('is silent about practices that are not listed or locked', async () => {
    const all = (await urls()).join(' ');
    expect(all).not.toContain(slugOf('versteckt'));
    expect(all).not.toContain(slugOf('gesperrt'));
  });

  it('of many names its parts, which name everything once', async () => {
    const whole = await urls();
    const { map = none } = (await collections(database()).finderMap().get()).data() ?? {};
    // As if the index had been cut: the second part is empty, so it is not stored.
    await collections(database())
      .finderMap()
      .set({ map: { ...map, places: ['', 'DE9'] } });
    expect(await urls()).toEqual(whole);
    const files = await urls({}, 1);
    expect(files).toEqual([0, 1].map((n) => `${tools.origin}/sitemap.xml?part=${n}`));
    expect(await urls({ part: '0' }, 1)).toEqual(whole);
    expect(await urls({ part: '1' }, 1)).toEqual([]);
    for (const part of ['2', '-1', 'x', '', ['0', '1'], { x: '0' }])
      expect((await serveSitemap({ ...get, query: { part } }, tools, 1)).status).toBe(404);
    await collections(database()).finderMap().set({ map });
  });

  it('leaves out a document it cannot read, and only that', async () => {
    const doc = database().doc(`practices/${slugOf('kaputt')}`);
    await doc.set({ listed: true, locked: false, title: 'Sitemap kaputt' });
    await renewFinder(tools);
    const found = await urls();
    await doc.delete();
    expect(found.join(' ')).not.toContain(slugOf('kaputt'));
    expect(found).toContain(urlOf('pausiert'));
  });

  it('stays well-formed whatever the origin is', async () => {
    const { body } = await serveSitemap(get, { ...tools, origin: `https://a&b<c>"d'` });
    expect(body).toContain('<loc>https://a&amp;b&lt;c&gt;&quot;d&#39;/product</loc>');
  });

  it('answers HEAD like GET and nothing else', async () => {
    expect((await serveSitemap({ ...get, method: 'HEAD' }, tools)).status).toBe(200);
    const refused = await serveSitemap({ ...get, method: 'POST' }, tools);
    expect(refused).toMatchObject({ status: 405, body: '', headers: { Allow: 'GET, HEAD' } });
  });
});
