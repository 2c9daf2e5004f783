/** What a browser must fetch before a page is there: the static imports of the document and of the page, and nothing lazy. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../../web/dist/', import.meta.url);

type Manifest = Record<string, { file: string; imports?: string[] }>;

export type StartGraph = { gzipped: number; source: string };

/** Bytes of JavaScript after gzip, and all of it as text. `pages` are file names under web/src/pages. */
export function startGraph(...pages: string[]): StartGraph {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Manifest;
  const seen = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  for (const key of ['app.html', ...pages.map((page) => `src/pages/${page}.tsx`)]) walk(key);
  const sources = [...seen].map((file) => readFileSync(new URL(file, dist)));
  return {
    gzipped: sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0),
    source: sources.map((source) => source.toString('utf8')).join('\n'),
  };
}
