/** The format of a dictionary in `scripts/rename/*.json`. See the README in this folder. */
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
  /** Files and folders; files named after one (x.test.ts, x.module.css) move with it. `parts` also rename files. */
  readonly moves?: Pairs;
  /** Exact text, anywhere, replaced first. */
  readonly phrases?: Pairs;
  /** By files or folders (`a.ts, b.ts`), by old or new name: names that take precedence there. */
  readonly in?: Readonly<Record<string, Names>>;
  /** Names to leave alone, such as those at the wire. */
  readonly keep?: readonly string[];
  /** Files and folders to leave alone. */
  readonly skip?: readonly string[];
  /** Regular expressions that must match nowhere, neither in a text nor in a file name. */
  readonly gone?: readonly string[];
  /** File -> why it may match `gone`. */
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
