/**
 * `GET /{slug}` and `GET /{slug}/booking`: Hosting's document, with this practice's metadata (spec
 * section 2).
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { fillPlaceholders } from '@platzwart/domain/booking/placeholders';
import { practiceHead } from '@platzwart/domain/practice/head';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import {
  openGraphTags,
  productPicture,
  type SharedPicture,
} from '@platzwart/domain/practice/open-graph';
import { opening, type PageData, pageDataId } from '@platzwart/domain/practice/page-data';
import type { Practice } from '@platzwart/domain/practice/practice';
import { reservedSlugs } from '@platzwart/domain/practice/reserved-slugs';
import { slugPattern } from '@platzwart/domain/practice/slug';
import { markdownSigns, paragraphsOf } from '@platzwart/domain/text/readable-markdown';
import { collections, type PracticeLogo } from '../core/collections.ts';
import type { EndpointAnswer } from '../core/endpoint-answer.ts';
import { escaped } from '../core/escaped.ts';
import { reportUnforeseen } from '../core/report.ts';
import type { Tools } from '../core/tools.ts';
import type { HostedDocuments } from './hosted-documents.ts';
import { logoPath } from './logo.ts';
import { webpSize } from './webp-size.ts';

type Page = {
  readonly practice: Practice;
  readonly form: FormConfiguration;
  readonly logo: PracticeLogo | undefined;
};

/**
 * Browsers revalidate each time, as for every document; Hosting's CDN caches it for five minutes,
 * and for a day while this function fails.
 */
const caching = 'public, max-age=0, s-maxage=300, stale-if-error=86400';

/** Milliseconds a visitor waits for the database; the page itself queries it again. */
const timeoutMs = 1500;

/**
 * Puts the practice's title, description, address and picture into the head, and its public
 * documents into the page, so that the browser need not fetch them, and how its page begins, so
 * that it shows before any code; contains nothing that the rules do not let everybody read. An
 * unknown practice gets 404 and the page that says so. The preview never blocks the page: if the
 * database does not answer, and without `tools`, it serves Hosting's document unchanged. Other
 * paths get 404, other methods 405, and 503 if Hosting itself does not answer.
 */
export async function servePracticePage(
  { method, path }: { readonly method: string; readonly path: string },
  hosted: HostedDocuments,
  tools?: Pick<Tools, 'db' | 'origin' | 'now'>,
  patience = timeoutMs,
): Promise<EndpointAnswer> {
  const place = placeOf(path);
  if (!place) return { status: 404 };
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { Allow: 'GET, HEAD' } };
  try {
    const [document, page] = await Promise.all([
      hosted(place.file),
      tools && pageOf(place.slug, tools.db, patience),
    ]);
    if (!page || !tools) return answer(place, document, { 'Cache-Control': 'no-store' });
    if (page === 'unknown') return { ...answer(place, document), status: 404 };
    const { origin, now } = tools;
    return answer(
      place,
      filled(document, place.path, page, {
        origin,
        ...(path === place.path ? { at: now().getTime() } : {}),
      }),
    );
  } catch (problem) {
    reportUnforeseen('servePracticePage', problem);
    return {
      status: 503,
      headers: { 'Retry-After': '5', 'Content-Type': 'text/plain; charset=utf-8' },
      body: away,
    };
  }
}

const away =
  'Diese Seite lässt sich gerade nicht laden. Bitte versuchen Sie es in einer Minute noch einmal.';

type Place = { slug: string; path: string; file: 'practice.html' | 'booking.html' };

/** People type and print capitals; the practice's address has none. */
function placeOf(path: string): Place | undefined {
  const [, name = '', booking] = /^\/([A-Za-z0-9-]+)(\/booking)?$/.exec(path) ?? [];
  const slug = name.toLowerCase();
  return slugPattern.test(slug)
    ? { slug, path: path.toLowerCase(), file: booking ? 'booking.html' : 'practice.html' }
    : undefined;
}

/** Practices embed the form in their own websites; nothing else may be embedded. */
function answer(
  { file }: Place,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): EndpointAnswer {
  const framedBy = file === 'booking.html' ? 'https:' : "'none'";
  const always = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': caching,
    'Content-Security-Policy': `frame-ancestors ${framedBy}`,
  };
  return { status: 200, headers: { ...always, ...headers }, body };
}

/** Undefined if the database does not answer in time. */
async function pageOf(
  slug: string,
  db: Tools['db'],
  patience: number,
): Promise<Page | 'unknown' | undefined> {
  if (reservedSlugs.has(slug)) return 'unknown';
  const over = new AbortController();
  try {
    return await Promise.race([
      read(slug, db),
      pause(patience, undefined, { signal: over.signal }),
    ]);
  } catch (problem) {
    reportUnforeseen('servePracticePage', problem);
    return undefined;
  } finally {
    over.abort();
  }
}

async function read(slug: string, db: Tools['db']): Promise<Page | 'unknown'> {
  const docs = collections(db);
  const [practice, form, logo] = await Promise.all([
    docs.practice(slug).get(),
    docs.form(slug).get(),
    docs.practiceLogo(slug).get(),
  ]);
  const [found, itsForm] = [practice.data(), form.data()];
  return found && itsForm ? { practice: found, form: itsForm, logo: logo.data() } : 'unknown';
}

/** `at`: when the practice was read, in milliseconds; without it the page omits its documents. */
function filled(
  document: string,
  path: string,
  page: Page,
  { origin, at }: { origin: string; at?: number },
): string {
  const head = practiceHead(page.practice, path, origin);
  const { title, description, canonical, noindex } = head;
  const lines = [
    `<title>${escaped(title)}</title>`,
    // The browser identifies them by their keys and replaces them on the next page.
    meta('description', 'name', description),
    noindex ? meta('robots', 'name', 'noindex') : '',
    canonical ? `<link rel="canonical" href="${escaped(canonical)}" data-head="canonical">` : '',
    ...openGraphTags({
      title,
      description,
      url: origin + path,
      picture: pictureOf(page, origin),
    }).map(({ by, key, content }) => meta(key, by, content)),
  ];
  const { practice, form } = page;
  const data: PageData | undefined = at === undefined ? undefined : { at, practice, form };
  // Before the script that looks for it.
  const along = data
    ? `<script type="application/json" id="${pageDataId}">${inScript(data)}</script>`
    : '';
  return document
    .replace(opening.pattern, (loading, drawn: string) =>
      acceptsRequests(practice) ? opened(drawn, page, origin) : loading,
    )
    .replace(/<script data-preload/, (script) => along + script)
    .replace(/<title>[^<]*<\/title>/, () => lines.join(''));
}

/**
 * The page's beginning, with the practice's own words; a practice without a logo or a note has
 * none. A note that has to be formatted comes with the code.
 */
function opened(drawn: string, { practice, form }: Page, origin: string): string {
  const { slots, note } = opening;
  const said = fillPlaceholders(form.bookingInfoMessage, practice, origin);
  const absent = [
    practice.logoImagePath === '' && `<img[^>]*${slots.logoImagePath}[^>]*>`,
    (said.trim() === '' || markdownSigns.test(said)) &&
      `(<div[^>]*>){2}<p[^>]*>${note}</p>(</div>){2}`,
  ];
  const words = new Map(
    Object.entries(slots).map(
      ([field, slot]) => [slot, practice[field as keyof typeof slots]] as [string, string],
    ),
  );
  const begins = absent.reduce<string>(
    (left, part) => (part ? left.replace(new RegExp(part), '') : left),
    drawn,
  );
  return begins.replace(
    new RegExp(`(<p[^>]*>)${note}</p>|slot-[a-z]+`, 'g'),
    (slot, paragraph?: string) =>
      paragraph
        ? paragraphsOf(said)
            .map((text) => `${paragraph}${escaped(text)}</p>`)
            .join('')
        : escaped(words.get(slot) ?? slot),
  );
}

function pictureOf({ practice, logo }: Page, origin: string): SharedPicture {
  const isCurrent = logo !== undefined && logoPath(practice.slug, logo) === practice.logoImagePath;
  const size = isCurrent ? webpSize(logo.bytes) : undefined;
  return size ? { url: origin + practice.logoImagePath, ...size } : productPicture(origin);
}

function meta(key: string, by: 'property' | 'name', content: string): string {
  return `<meta ${by}="${key}" content="${escaped(content)}" data-head="${key}">`;
}

/** JSON between script tags: the escape keeps '</script>' from ending the element. */
function inScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
