/**
 * `GET /sitemap.xml`: the product's own pages and every listed practice, for search engines. Of many
 * practices it names its parts, `/sitemap.xml?part=0` and so on.
 */
import type { FinderMap } from '@platzwart/domain/practice/finder';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import { publicPages } from '@platzwart/domain/practice/public-pages';
import { sitePaths } from '@platzwart/domain/site-paths';
import { collections } from '../core/collections.ts';
import { escaped } from '../core/escaped.ts';
import type { Tools } from '../core/tools.ts';
import { renewFinder, rowsOf } from './finder.ts';

type SitemapAnswer = { status: number; headers: Readonly<Record<string, string>>; body: string };

/**
 * Parts of the finder's index in one file: some hundred practices each. Search engines take 50,000
 * addresses a file.
 */
const partsPerFile = 40;

/**
 * An hour in browsers, six in Hosting's CDN: a practice locked in between is `noindex` at its own
 * address.
 */
const cacheControl = 'public, max-age=3600, s-maxage=21600';

/** `perFile`: parts of the index in one file. */
export async function serveSitemap(
  { method, query }: { method: string; query: { readonly part?: unknown } },
  tools: Pick<Tools, 'db' | 'now' | 'origin'>,
  perFile = partsPerFile,
): Promise<SitemapAnswer> {
  if (method !== 'GET' && method !== 'HEAD') return refused(405, { Allow: 'GET, HEAD' });
  const { db, origin } = tools;
  const map = (await collections(db).finderMap().get()).data()?.map ?? (await renewFinder(tools));
  if (!map) return refused(503, { 'Retry-After': '5' });
  const files = Math.ceil(map.places.length / perFile);
  const file = query.part === undefined ? undefined : numberIn(query.part);
  const at = (path: string) => origin + path;
  if (file === undefined && files > 1)
    return answer(indexOf(Array.from({ length: files }, (_, n) => at(`/sitemap.xml?part=${n}`))));
  // NaN, too.
  if (!((file ?? 0) < files)) return refused(404, {});
  const starts = map.places.slice((file ?? 0) * perFile, ((file ?? 0) + 1) * perFile);
  const paths = (file ?? 0) === 0 ? [...publicPages] : [];
  return answer(urlsOf([...paths, ...(await practicePaths(map, starts, db))].map(at)));
}

const numberIn = (text: unknown) =>
  typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;

/** Each practice's page, and its form while it takes requests; once, however many places it has. */
async function practicePaths(
  { version }: FinderMap,
  starts: readonly string[],
  db: Tools['db'],
): Promise<string[]> {
  const parts = await db.getAll(
    ...starts.map((start) => collections(db).finderPart(version, `places-${start}`)),
  );
  const rows = parts.flatMap((part) => rowsOf(part.data()?.rows));
  const once = new Map(rows.map((row) => [row.slug, row]));
  return [...once.values()].flatMap((row) => {
    const page = sitePaths.practice(row.slug);
    return acceptsRequests({ ...row, locked: false })
      ? [page, sitePaths.booking(row.slug)]
      : [page];
  });
}

function answer(body: string): SitemapAnswer {
  return {
    status: 200,
    headers: { 'Cache-Control': cacheControl, 'Content-Type': 'application/xml; charset=utf-8' },
    body,
  };
}

function refused(status: number, headers: Readonly<Record<string, string>>): SitemapAnswer {
  return { status, headers: { ...headers, 'Content-Type': 'text/plain' }, body: '' };
}

const urlsOf = (urls: readonly string[]) => file('urlset', 'url', urls);
const indexOf = (urls: readonly string[]) => file('sitemapindex', 'sitemap', urls);

function file(root: string, item: string, urls: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...urls.map((url) => `<${item}><loc>${escaped(url)}</loc></${item}>`),
    `</${root}>`,
    '',
  ].join('\n');
}
