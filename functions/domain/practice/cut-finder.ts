/** Cuts the finder's index into parts. Only functions load this. */
import {
  entriesOf,
  type FinderKind,
  type FinderMap,
  type FinderRow,
  fairly,
  reversed,
  samples,
  wordsIn,
} from './finder.ts';
import { acceptsRequests } from './intake.ts';
import type { Practice } from './practice.ts';
import { professions, professionsOf } from './profession.ts';

type Cut = { readonly map: FinderMap; readonly parts: ReadonlyMap<string, string> };

/** Compressed bytes of a part: with the map, two of them make 30 kB. */
const maxPart = 11_000;
/** Nothing compresses better than this: longer texts need no trial. */
const bestRatio = 12;
/**
 * Practices with one word, however many bear it: those with it in their names, before those that have
 * it elsewhere, so that nobody hides a name by a subtitle.
 */
const maxPerWord = 100;
/** On the landing page. */
const onLanding = 9;
/** Of each profession, before anybody has searched. */
const perProfession = 20;

type Entry = {
  readonly key: string;
  readonly slug: string;
  readonly row: string;
  readonly isInName: boolean;
};

/**
 * In: all listed practices; the version, which also decides who is among the few of the day; and
 * the size of a text once compressed. The parts are JSON lists of rows.
 */
export function cutFinder(
  practices: readonly Practice[],
  version: string,
  sizeOf: (text: string) => number,
): Cut {
  const parts = new Map<string, string>();
  const fits = (text: string, most = maxPart) =>
    text.length <= most || (text.length <= most * bestRatio && sizeOf(text) <= most);
  // One kind after the other, though each derives the entries anew: all at once fill the memory.
  const cut = (kind: FinderKind): string[] => {
    const all = practices
      .flatMap((practice) => writtenEntries(practice, kind))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    const found = inParts('', kind === 'places' ? all : fewOfEach(all, version), (text) =>
      fits(text),
    );
    for (const { start, text } of found) parts.set(`${kind}-${start}`, text);
    return found.map(({ start }) => start);
  };
  const map: FinderMap = {
    version,
    count: practices.length,
    taking: practices.filter(acceptsRequests).length,
    places: cut('places'),
    words: cut('words'),
    ends: cut('ends'),
  };
  const inTurn = practices
    .map((practice) => ({
      practice,
      turn: `${acceptsRequests(practice) ? 0 : 1}${fairly(practice.slug, version)}`,
    }))
    .sort((a, b) => (a.turn < b.turn ? -1 : 1))
    .map(({ practice }) => practice);
  const listed = (some: readonly Practice[]) =>
    `[${some.map((each) => JSON.stringify(entriesOf(each)[0]?.row)).join()}]`;
  parts.set(samples.landing, listed(inTurn.slice(0, onLanding)));
  for (let each = perProfession; ; each--) {
    const text = listed(ofEachProfession(inTurn, each));
    if (each > 0 && !fits(text, 2 * maxPart)) continue;
    parts.set(samples.finder, text);
    return { map, parts };
  }
}

function writtenEntries(practice: Practice, kind: FinderKind): Entry[] {
  const written = new Map<FinderRow, string>();
  const textOf = (row: FinderRow) => {
    const text = written.get(row) ?? JSON.stringify(row);
    written.set(row, text);
    return text;
  };
  const { slug, title } = practice;
  const name = wordsIn(title).map((word) => (kind === 'ends' ? reversed(word) : word));
  return entriesOf(practice).flatMap(({ kind: of, key, row }) =>
    of === kind ? { key, slug, row: textOf(row), isInName: name.includes(wordOf(key)) } : [],
  );
}

function ofEachProfession(inTurn: readonly Practice[], most: number): Practice[] {
  const left = new Map<string, number>([...professions, ''].map((name) => [name, most]));
  return inTurn.filter((practice) => {
    const own = professionsOf(practice);
    const free = (own.length > 0 ? own : ['']).filter((name) => (left.get(name) ?? 0) > 0);
    for (const name of free) left.set(name, (left.get(name) ?? 0) - 1);
    return free.length > 0;
  });
}

const wordOf = (key: string) => key.slice(0, key.indexOf('-'));

/** Of those alike others each night, whatever slug somebody chose. */
function fewOfEach(entries: readonly Entry[], version: string): Entry[] {
  const turnOf = ({ isInName, slug }: Entry) => `${isInName ? 0 : 1}${fairly(slug, version)}`;
  const tooMany = [...Map.groupBy(entries, ({ key }) => wordOf(key)).values()]
    .filter(({ length }) => length > maxPerWord)
    .flatMap((alike) =>
      alike
        .map((entry) => ({ entry, turn: turnOf(entry) }))
        .sort((a, b) => (a.turn < b.turn ? -1 : 1))
        .slice(maxPerWord),
    );
  const left = new Set(tooMany.map(({ entry }) => entry));
  return entries.filter((entry) => !left.has(entry));
}

/** Each practice once in each part, however many of its keys are there. */
function inParts(
  start: string,
  entries: readonly Entry[],
  fits: (text: string) => boolean,
): { start: string; text: string }[] {
  const once = new Map(entries.map(({ slug, row }) => [slug, row]));
  const text = `[${[...once.values()].join()}]`;
  if (once.size < 2 || fits(text)) return [{ start, text }];
  const at = whereToCut(entries);
  const [before, after] = [entries[at - 1]?.key ?? '', entries[at]?.key ?? ''];
  return [
    ...inParts(start, entries.slice(0, at), fits),
    ...inParts(after.slice(0, inCommon(before, after) + 1), entries.slice(at), fits),
  ];
}

/** In the middle third, where the keys differ in their earliest character. */
function whereToCut(entries: readonly Entry[]): number {
  const third = Math.floor(entries.length / 3);
  let best = Math.max(third, 1);
  let least = Number.POSITIVE_INFINITY;
  for (let at = best; at <= Math.max(2 * third, best); at++) {
    const common = inCommon(entries[at - 1]?.key ?? '', entries[at]?.key ?? '');
    if (common < least) [best, least] = [at, common];
  }
  return best;
}

function inCommon(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same;
}
