/** The JavaScript a browser must fetch to show a page. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../../web/dist/', import.meta.url);

type Manifest = Record<string, { file: string; imports?: string[] }>;

type StartGraph = { gzipped: number; source: string };

/**
 * Bytes of JavaScript after gzip, and all of it as text: static imports of the app and of pages,
 * nothing lazy. `pages` are names under web/src/pages, or files under web/src.
 */
export function startGraph(...pages: string[]): StartGraph {
  const manifest = JSON.parse(
    readFileSync(new URL('.vite/manifest.json', dist), 'utf8'),
  ) as Manifest;
  const seen = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  for (const key of [
    'app.html',
    ...pages.map((page) => `src/${page.includes('/') ? page : `pages/${page}.tsx`}`),
  ])
    walk(key);
  return measured([...seen].map(textOf));
}

/** What a document loads by itself, its own script included. */
export function documentGraph(name: string): StartGraph {
  const html = textOf(`${name}.html`);
  const files = [
    ...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+)"/g),
  ].map(([, file = '']) => textOf(file));
  const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]+?)<\/script>/g)].map(
    ([, code = '']) => code,
  );
  return measured([...files, ...inline]);
}

function textOf(file: string): string {
  return readFileSync(new URL(file, dist), 'utf8');
}

function measured(sources: readonly string[]): StartGraph {
  return {
    gzipped: sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0),
    source: sources.join('\n'),
  };
}

/**
 * Import cycles between chunks, each as its list of files. The chunk loaded first sees the other
 * unfinished: its constants are undefined, only in the built product.
 */
export function chunkCircles(): string[] {
  const manifest = JSON.parse(
    readFileSync(new URL('.vite/manifest.json', dist), 'utf8'),
  ) as Manifest;
  const imports = new Map(
    Object.values(manifest).map(({ file, imports = [] }) => [
      file,
      imports.map((key) => manifest[key]?.file ?? key),
    ]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '));
    if (done.has(file) || way.includes(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return circles;
}
