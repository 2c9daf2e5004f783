/** File locations before and after a dictionary's moves, and how texts refer to them. */
import { dirname, join, normalize, relative } from 'node:path/posix';
import type { Pairs } from './dictionary.ts';

const packages: Pairs = {
  '@platzwart/domain/': 'functions/domain/',
  '@platzwart/functions/': 'functions/src/',
  '@platzwart/emulator-data/': 'emulator-data/',
  '@platzwart/tests/': 'tests/',
};
const endings = ['.ts', '.tsx', '', '.js', '.mjs', '.css'];
/** Files named after a file move with it. */
const siblings = ['.test.ts', '.test.tsx', '.module.css'];
const stem = (file: string) => file.replace(/\.tsx?$/, '');

const specifiers = /(?<=['"`(])(?:\.{1,2}\/|@platzwart\/[\w-]+\/)[\w@./-]*/g;
const paths = /(?<![\w@./$-])[\w@-][\w@.-]*(?:\/[\w@.-]*[\w@-])*/g;
const fileEnding = /\.(?:[mc]?[jt]sx?|css|json|md|html|rules|webp|png|mp4|vtt)$/;
/** References to files: names within them are locations, not words. `email.html` may be a member: for other endings only paths count. */
const placesInText = new RegExp(
  `(${specifiers.source}|(?<![\\w@./$-])(?:[\\w@-][\\w@./-]*\\.(?:tsx?|css)|[\\w@-][\\w@.-]*/[\\w@./-]*${fileEnding.source.slice(0, -1)})(?![\\w-]))`,
);

export type Places = {
  /** Old -> new, of tracked files. */
  readonly moved: ReadonlyMap<string, string>;
  /** A text that now lives in `file`, with its specifiers and paths updated. */
  readonly rewrite: (file: string, text: string) => string;
};

/** `files`: tracked ones; `renamed`: a path with its name parts renamed. Earlier moves are still found by their old names. */
export function placesOf(files: readonly string[], moves: Pairs, renamed: (path: string) => string): Places {
  const byLength = Object.keys(moves).sort((a, b) => b.length - a.length);
  const inItself = byLength.filter((old) => moves[old]?.startsWith(`${old}/`));
  if (inItself.length > 0) throw new Error(`Moved into itself, which a second run would do again: ${inItself.join(', ')}`);

  const after = (path: string): string => {
    const exact = moves[path];
    if (exact !== undefined) return exact;
    for (const old of byLength) {
      const to = moves[old] ?? '';
      if (stem(old) !== old && siblings.some((ending) => stem(old) + ending === path)) return stem(to) + path.slice(stem(old).length);
      if (path.startsWith(`${old}/`)) return renamed(to + path.slice(old.length));
    }
    return renamed(path);
  };
  const foldersOf = (path: string) => path.split('/').flatMap((_, i, all) => (i === 0 ? [] : [all.slice(0, i).join('/')]));
  const there = new Set([...files, ...files.flatMap(foldersOf)]);

  /** The new location of `path`, possibly without its ending; undefined if it does not exist. */
  const resolved = (path: string): string | undefined => {
    for (const ending of endings) {
      const old = path + ending;
      const to = after(old);
      if (there.has(old) || (to !== old && there.has(to))) return ending !== '' && to.endsWith(ending) ? to.slice(0, -ending.length) : to;
    }
    return undefined;
  };

  const specifier = (file: string, written: string): string => {
    const slash = written.endsWith('/') ? '/' : '';
    const scope = Object.keys(packages).find((name) => written.startsWith(name));
    const folder = packages[scope ?? ''];
    if (scope !== undefined && folder !== undefined) {
      const to = resolved(folder + written.slice(scope.length));
      return to?.startsWith(folder) ? scope + to.slice(folder.length) : written;
    }
    const path = normalize(join(dirname(file), written)).replace(/\/$/, '');
    const to = resolved(path);
    if (to === undefined || (to === path && after(file) === file)) return written;
    const from = relative(dirname(after(file)), to) + slash;
    return from.startsWith('.') ? from : `./${from}`;
  };

  /** A partial path (`mail/outbox.ts`) -> the only file or folder it can mean; null: several can. */
  const meant = new Map<string, string | null>();
  for (const path of new Set([...there, ...byLength])) {
    const all = path.split('/');
    for (const i of all.keys()) {
      const suffix = all.slice(i).join('/');
      // A folder's name alone is an ordinary word.
      if (!suffix.includes('/') && !fileEnding.test(suffix)) continue;
      meant.set(suffix, i === 0 || !meant.has(suffix) ? path : null);
    }
  }
  const path = (written: string): string => {
    const old = meant.get(written);
    if (old === undefined) return fileEnding.test(written) && meant.has(renamed(written)) ? renamed(written) : written;
    const to = old === null ? undefined : after(old);
    if (old === null || to === undefined || to === old) return written;
    const before = old.slice(0, old.length - written.length);
    return to.startsWith(before) ? to.slice(before.length) : to.split('/').slice(-written.split('/').length).join('/');
  };

  return {
    moved: new Map(files.map((file) => [file, after(file)] as const).filter(([old, to]) => old !== to)),
    rewrite: (file, text) => text.replace(specifiers, (written) => specifier(file, written)).replace(paths, path),
  };
}

/** Renames everything in a text except references to files. */
export function besidePlaces(text: string, rename: (text: string) => string): string {
  return text
    .split(placesInText)
    .map((piece, i) => (i % 2 === 1 ? piece : rename(piece)))
    .join('');
}
