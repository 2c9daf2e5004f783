/** `GET /sitemap.xml`: the product's own pages and every listed practice, for search engines. */
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { Practice } from '@platzwart/domain/practice/practice';
import { publicPages } from '@platzwart/domain/practice/public-pages';
import { sitePaths } from '@platzwart/domain/site-paths';
import { escaped } from '../core/escaped.ts';
import type { Tools } from '../core/tools.ts';
import { listedPractices } from './listed-practices.ts';

type SitemapAnswer = { status: number; headers: Readonly<Record<string, string>>; body: string };

/** Search engines refuse more than this in one file (sitemaps.org). */
const maxUrls = 50_000;

/**
 * An hour in browsers, six in Hosting's CDN: a practice locked in between is `noindex` at its own
 * address.
 */
const cacheControl = 'public, max-age=3600, s-maxage=21600';

/** `pageSize`: practices per read; `max`: addresses in the answer. */
export async function serveSitemap(
  { method }: { method: string },
  { db, origin }: Pick<Tools, 'db' | 'origin'>,
  { pageSize = 500, max = maxUrls } = {},
): Promise<SitemapAnswer> {
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }, body: '' };
  }
  const paths: string[] = [...publicPages];
  for await (const practice of listedPractices(db, pageSize)) {
    paths.push(...pathsOf(practice));
    if (paths.length >= max) break;
  }
  return {
    status: 200,
    headers: { 'Cache-Control': cacheControl, 'Content-Type': 'application/xml; charset=utf-8' },
    body: sitemapOf(paths.slice(0, max).map((path) => origin + path)),
  };
}

/** The practice's page, and its form while it takes requests. */
function pathsOf(practice: Practice): string[] {
  const page = sitePaths.practice(practice.slug);
  return acceptsRequests(practice) ? [page, sitePaths.booking(practice.slug)] : [page];
}

function sitemapOf(urls: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `<url><loc>${escaped(url)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
