/** What a dictionary of `scripts/rename/*.json` may say. See the README beside. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Old -> new. */
export type Pairs = Readonly<Record<string, string>>;

export type Names = {
  /** Whole identifiers. */
  readonly words?: Pairs;
  /** Parts of compound names, lower case: `letter` in queueLetter, LETTERS_PER_DAY, letter-limits.ts, and alone. */
  readonly parts?: Pairs;
  /** Words and short phrases of comments, documents and strings with a space, lower case; 'Letter' follows 'letter'. */
  readonly prose?: Pairs;
};

export type Dictionary = Names & {
  /** Files and folders; what is named after a file (x.test.ts, x.module.css) goes with it. `parts` rename files too. */
  readonly moves?: Pairs;
  /** Exact text, anywhere, before all else. */
  readonly phrases?: Pairs;
  /** By files or folders (`a.ts, b.ts`), as they are called before or after: what goes before the rest there. */
  readonly in?: Readonly<Record<string, Names>>;
  /** Names that stay, such as those at the wire. */
  readonly keep?: readonly string[];
  /** Files and folders not to be touched. */
  readonly skip?: readonly string[];
  /** Regular expressions: what must be left nowhere, neither in a text nor in a file's name. */
  readonly gone?: readonly string[];
  /** File -> why `gone` may stand there. */
  readonly allowed?: Pairs;
};

export const root = fileURLToPath(new URL('../..', import.meta.url));

export function readDictionary(file: string): Dictionary {
  const dictionary = JSON.parse(readFileSync(file, 'utf8')) as Dictionary;
  const { words = {}, parts = {}, prose = {}, phrases = {} } = dictionary;
  // A second run must change nothing.
  const again = [words, parts, prose].flatMap((pairs) => Object.values(pairs).filter((name) => name in pairs && pairs[name] !== name));
  const nested = Object.values(phrases).filter((text) => Object.keys(phrases).some((old) => text.includes(old)));
  if (again.length + nested.length > 0) throw new Error(`${file}: would be renamed once more: ${[...again, ...nested].join(', ')}`);
  return dictionary;
}

export const dictionaries = (): readonly string[] => globSync('scripts/rename/*.json', { cwd: root }).sort();

export const isIn = (path: string, folderOrFile: string) => path === folderOrFile || path.startsWith(`${folderOrFile.replace(/\/$/, '')}/`);

export const isText = (file: string) => !/\.(?:png|webp|ico|mp4|svg)$|(?:^|\/)package-lock\.json$/.test(file);
