/**
 * `node build.ts [mode]`: builds the bundle, then prerenders every page that is the same
 * for everybody, so that people and search engines can read it before its code arrives. All other
 * addresses get the empty app.html.
 * For production it names what the operator has not replaced yet; a deployment stops there before.
 */

import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { operator, operatorPapers, otherSubProcessors } from '@platzwart/domain/legal/operator';
import { sitePaths } from '@platzwart/domain/site-paths';
import { build, loadEnv } from 'vite';
import { placeholders } from './placeholders.ts';
import { signInHosts } from './sign-in-hosts.ts';
import * as content from './src/content/operator.ts';
import type { PrerenderedPage } from './src/prerender.tsx';

type Chunk = {
  name?: string;
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
};

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, 'dist');
const atBuild = join(root, 'node_modules/.cache/prerender');
const [mode = 'production'] = process.argv.slice(2);
if (mode === 'production') namePlaceholders();

await build({ root, mode });
await build({
  root,
  mode,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: atBuild, emptyOutDir: true, manifest: false },
});
const { prerenderedPages, practiceStandIn } = (await import(
  pathToFileURL(join(atBuild, 'prerender.js')).href
)) as {
  prerenderedPages: () => Promise<PrerenderedPage[]>;
  practiceStandIn: (page: 'practice' | 'booking') => Promise<string>;
};
const template = readFileSync(join(dist, 'app.html'), 'utf8');
const env = loadEnv(mode, root);
const statisticsUrl = env.VITE_ANALYTICS_URL;
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;
const pages = await prerenderedPages();
for (const page of pages) {
  const document = codeLater(documentOf(page));
  writeFileSync(
    join(dist, fileOf(page.path)),
    page.hasStatistics
      ? codeOnTouch(document, page)
      : page.path === sitePaths.bookingRequest
        ? forPatients(document)
        : document,
  );
}
// Patient pages: the empty document with a placeholder; it preloads the page's code instead of
// waiting for the first script to run.
const reading = Object.keys(manifest).find((key) => manifest[key]?.name === 'reading') ?? 'reading';
const onEveryPracticePage = [reading, 'src/pages/practice-area.tsx'];
const ahead: Record<'practice' | 'booking', { first: string[]; later: string[] }> = {
  practice: { first: [...onEveryPracticePage, 'src/pages/practice-page.tsx'], later: [] },
  // Content above the fold does not wait for content below it.
  booking: {
    first: [...onEveryPracticePage, 'src/pages/booking-page.tsx'],
    later: ['src/features/booking/further-sections.tsx'],
  },
};
const parser = (manifest['src/ui/markdown-formatted.tsx'] as Chunk).file;
for (const name of ['practice', 'booking'] as const) {
  const { first, later } = ahead[name];
  const below = chunksOf(later).filter((chunk) => !chunksOf(first).includes(chunk));
  const document = filled(
    withInHead([...linksTo(chunksOf(first)), ...linksForLater(below)]),
    /<div id="root">(?=<\/div>)/,
    `<div id="root" data-stand-in>${await practiceStandIn(name)}`,
  );
  // preload.ts decides whether the practice's text needs it.
  const withParser = filled(
    document,
    /<script data-preload/,
    `<script data-preload data-markdown="/${parser}"`,
  );
  writeFileSync(
    join(dist, `${name}.html`),
    forPatients(codeLater(name === 'practice' ? withParser : document)),
  );
}
// What else patients come to, mostly by e-mails.
writeFileSync(join(dist, 'patients.html'), forPatients(template));
// Hosting serves this, with status 404, for missing files; the router handles people who land here.
writeFileSync(join(dist, '404.html'), template);
// The licence of the typeface asks to accompany it.
copyFileSync(
  fileURLToPath(import.meta.resolve('@fontsource-variable/inter/LICENSE')),
  join(dist, 'assets/inter-license.txt'),
);
writeFileSync(join(dist, 'robots.txt'), robots(new URL(pages[0]?.head.canonical ?? '').origin));
rmSync(atBuild, { recursive: true });
console.log(`${pages.length} pages prerendered`);

function namePlaceholders(): void {
  const found = placeholders({
    operator: { ...operator, ...operatorPapers },
    otherSubProcessors,
    ...content,
  });
  if (found.length === 0) return;
  console.warn(
    [
      'functions/domain/legal/operator.ts and web/src/content/operator.ts still hold placeholders:',
      ...found.map((line) => `  - ${line}`),
    ].join('\n'),
  );
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Pages are named after their path. */
function moduleOf({ path }: PrerenderedPage): string {
  return `src/pages/${path === '/' ? 'landing' : path.slice(1)}-page.tsx`;
}

function documentOf(prerendered: PrerenderedPage): string {
  const { html, head, tags, hasStatistics } = prerendered;
  const page = moduleOf(prerendered);
  const chunks = chunksOf([page]);
  // Its lazy parts are prerendered: without their stylesheets they would move when their code
  // arrives.
  const now = stylesheetsOf(chunks);
  const later = stylesheetsOf(chunksOf(partsOf(prerendered))).filter(
    (file) => !now.includes(file) && dresses(file, html),
  );
  const inHead = [
    ...tags.map(({ tag, key, attributes }) => element(tag, { ...attributes, 'data-head': key })),
    ...linksTo(chunks),
    ...later.map(linkTo),
  ];
  const filling: [place: RegExp, content: string][] = [
    [/<title>.*<\/title>/, `<title>${escaped(head.title)}</title>`],
    [/(?<=<div id="root">)(?=<\/div>)/, html],
    // Only this document's policy allows such a script.
    ...(hasStatistics && statisticsUrl ? policyWith(new URL(statisticsUrl).origin) : []),
  ];
  return filling.reduce(
    (text, [place, content]) => filled(text, place, content),
    withInHead(inHead),
  );
}

/** Scripts of that origin may run and send their measurements there. */
function policyWith(origin: string): [place: RegExp, content: string][] {
  return [/(?<=script-src &#39;self&#39;)/, /(?<=connect-src &#39;self&#39;)/].map((place) => [
    place,
    ` ${origin}`,
  ]);
}

/** Nobody signs in there: its policy does not name whom sign-in asks. */
function forPatients(document: string): string {
  const hosts = ` ${signInHosts(mode, env).join(' ')}`;
  if (!document.includes(hosts)) throw new Error(`app.html does not name${hosts}.`);
  return filled(document.replace(hosts, ''), /(?<=<html lang="de")(?=>)/, ' data-patients');
}

function withInHead(lines: readonly string[]): string {
  return filled(
    template,
    /(?=<\/head>)/,
    lines.filter((line) => !template.includes(line)).join(''),
  );
}

function filled(text: string, place: RegExp, content: string): string {
  if (!place.test(text)) throw new Error(`app.html has no ${place}.`);
  return text.replace(place, () => content);
}

function stylesheetsOf(chunks: readonly Chunk[]): string[] {
  return [...new Set(chunks.flatMap(({ css = [] }) => css))];
}

/** Whether the markup has one of its classes, `_loading_states`. */
function dresses(file: string, html: string): boolean {
  const classes = new Set(
    readFileSync(join(dist, file), 'utf8').match(/(?<=\.)_[a-zA-Z]\w*_[\w-]+/g),
  );
  return [...classes].some((name) => html.includes(name));
}

function linkTo(stylesheet: string): string {
  return element('link', { rel: 'stylesheet', crossorigin: '', href: `/${stylesheet}` });
}

function linksTo(chunks: readonly Chunk[]): string[] {
  return [
    ...stylesheetsOf(chunks).map(linkTo),
    ...chunks.map(({ file }) =>
      element('link', { rel: 'modulepreload', crossorigin: '', href: `/${file}` }),
    ),
  ];
}

/**
 * A document that shows something of its own: stylesheets and typeface come before the code, which
 * comes alive what is painted already.
 */
function codeLater(document: string): string {
  return document.replace(
    /<(?:link rel="modulepreload"|script type="module")(?= crossorigin)/g,
    '$& fetchpriority="low"',
  );
}

/**
 * A page about the product is complete without the app: its document loads `visit.ts`, which loads
 * the app with the first touch. The document says of which files it consists, its page included.
 */
function codeOnTouch(document: string, page: PrerenderedPage): string {
  const files: string[] = [];
  const withoutCode = document.replace(
    /\s*<(?:link rel="modulepreload"|script type="module")[^>]* (?:href|src)="([^"]+)">(?:<\/script>)?/g,
    (_element, file: string) => {
      files.push(file);
      return '';
    },
  );
  const parts = chunksOf(partsOf(page)).map(({ file }) => `/${file}`);
  const [visit, ...imports] = withImports(['src/visit.ts']).map(({ file }) => `/${file}`);
  const inHead = [
    ...imports.map((href) => element('link', { rel: 'modulepreload', crossorigin: '', href })),
    `${element('script', { type: 'module', crossorigin: '', src: visit ?? '' })}</script>`,
  ];
  const withVisit = filled(withoutCode, /(?=<\/head>)/, inHead.join(''));
  return filled(
    withVisit,
    /<script data-preload/,
    `<script data-preload data-app="${[...new Set([...files, ...parts])].join(' ')}"`,
  );
}

/** What the site's layout and a page consist of, beside their own files. */
function partsOf(page: PrerenderedPage): string[] {
  const layout = [
    'shell/site-navigation',
    'shell/breadcrumbs',
    'shell/consent',
    'shell/footer',
    'features/campaigns/announcements',
  ];
  return [
    ...layout.map((name) => `src/${name}.tsx`),
    ...(manifest[moduleOf(page)]?.dynamicImports ?? []),
  ];
}

/** Prefetched at low priority, without delaying the first paint. */
function linksForLater(chunks: readonly Chunk[]): string[] {
  const link = (attributes: Record<string, string>) =>
    element('link', { ...attributes, crossorigin: '', fetchpriority: 'low' });
  return [
    ...chunks
      .flatMap(({ css = [] }) => css)
      .map((file) => link({ rel: 'preload', as: 'style', href: `/${file}` })),
    ...chunks.map(({ file }) => link({ rel: 'modulepreload', href: `/${file}` })),
  ];
}

/** These modules and their imports, except those the document already loads. */
function chunksOf(keys: readonly string[]): Chunk[] {
  return withImports(keys).filter(({ file }) => !template.includes(file));
}

function withImports(keys: readonly string[]): Chunk[] {
  const seen = new Set<Chunk>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    if (seen.has(chunk)) return;
    seen.add(chunk);
    chunk.imports?.forEach(walk);
  };
  keys.forEach(walk);
  return [...seen];
}

function element(tag: string, attributes: Record<string, string>): string {
  return `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}${value === '' ? '' : `="${escaped(value)}"`}`)
    .join('')}>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** Pages only for signed-in users have nothing to index. */
function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    `Disallow: ${sitePaths.administration('*')}`,
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
