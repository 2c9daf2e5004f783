/**
 * Reads listed practices from the finder's index. Few of them are all read, and searched in the
 * browser; of many, a search reads the parts around its place, or those of its words' beginnings:
 * no server learns more of it. Loaded alongside the pages, never before them.
 */
import {
  FinderMap,
  finderPaths,
  minWord,
  partsWith,
  plainWord,
  reversed,
  samples,
} from '@platzwart/domain/practice/finder';
import {
  areas,
  kilometres,
  originOf,
  placeOf,
  townRoughly,
} from '@platzwart/domain/practice/places';
import type { Practice } from '@platzwart/domain/practice/practice';
import { regionOf } from '@platzwart/domain/practice/region';
import { searchable, searchWords } from '@platzwart/domain/text/text-search';
import * as z from 'zod/mini';
import { readDocument } from '../../firebase/read-document.ts';
import { report } from '../../report.ts';
import { isEmpty, isFiller, treating } from './everyday-terms.ts';
import { townOf } from './practice-search-data.ts';
import type { Listed } from './queries.ts';
import { type Get, get, practicesIn } from './read-landing.ts';

/** As many parts as one search reads, besides the map. */
const perSearch = 2;

/** All listed practices, or a few of many and the way to others. */
export async function readFinder(read = get): Promise<Listed> {
  const first = mapFrom(await read(finderPaths.map()));
  const found = await listedBy(first, read);
  if (found) return found;
  // Cut anew meanwhile.
  const again = await listedBy(mapFrom(await read(finderPaths.map(first.version))), read);
  if (!again) throw new Error('Finder: no parts');
  return again;
}

/** Those around a practice. */
export async function readNear(practice: Practice, read = get): Promise<Listed> {
  const listed = await readFinder(read);
  return listed.beyond?.search(townOf(practice) ?? '', perSearch) ?? listed;
}

function mapFrom(value: unknown): FinderMap {
  return readDocument(FinderMap, value);
}

async function listedBy(map: FinderMap, read: Get): Promise<Listed | undefined> {
  const parts = new Map<string, Promise<readonly Practice[] | undefined>>();
  const readOnce = (name: string) => {
    const known = parts.get(name) ?? read(finderPaths.part(map.version, name)).then(rowsIn);
    parts.set(name, known);
    // Whatever failed is read again.
    known.catch(() => parts.delete(name));
    return known;
  };
  const together = async (names: readonly string[]) => {
    const found = await Promise.all(names.map(readOnce));
    if (found.some((part) => part === undefined)) return undefined;
    return [...new Map(found.flatMap((part) => part ?? []).map((row) => [row.slug, row])).values()];
  };
  if (map.places.length <= perSearch) {
    const practices = await together(partsWith(map, 'places', ''));
    return practices && { practices, count: map.count };
  }
  const sample = await together([samples.finder]);
  const search = async (term: string, reach: number): Promise<Listed> => {
    const { names, further, originIn } = firstParts(map, term, reach);
    if (names.length === 0) return { practices: sample ?? [], count: map.count, isSample: true };
    const begun = (await together(names)) ?? cutAnew();
    const more = further(begun);
    let practices = (await together([...names, ...more])) ?? cutAnew();
    const origin = originIn(practices);
    if (!origin) return { practices, count: map.count };
    // Whoever asks for more than one search reads.
    const all = [...names, ...more];
    if (reach > perSearch) all.push(...partsAround(map, origin.point, reach));
    practices = (await together([...new Set(all)])) ?? cutAnew();
    const complete = completeAround(map, origin.point, new Set(all));
    return { practices, count: map.count, ...(complete !== undefined && { complete }) };
  };
  return (
    sample && {
      practices: sample,
      count: map.count,
      isSample: true,
      beyond: { taking: map.taking, search },
    }
  );
}

/** Rare: while somebody searched. The page begins again. */
function cutAnew(): never {
  throw new Error('Finder: cut anew');
}

/** The parts to begin with, and which others their rows lead to. */
function firstParts(
  map: FinderMap,
  term: string,
  reach: number,
): {
  names: string[];
  further: (rows: readonly Practice[]) => string[];
  originIn: (rows: readonly Practice[]) => { readonly point: Point } | undefined;
} {
  const origin = originOf(term, []);
  const [word] = (origin ? origin.rest : term)
    .split(/[\s,;]+/)
    .filter((each) => plainWord(each).length >= minWord && !isKnown(each))
    .toSorted((a, b) => b.length - a.length);
  const words = word ? partsWith(map, 'words', plainWord(word)) : [];
  if (origin)
    return {
      names: [...words.slice(0, 1), ...partsAround(map, origin.point, reach - (word ? 1 : 0))],
      further: () => [],
      originIn: () => origin,
    };
  const originIn = (rows: readonly Practice[]) => {
    const known = placesOf(rows);
    return originOf(term, known) ?? (word ? townRoughly(word, known) : undefined);
  };
  return {
    names: words.slice(0, 1),
    further: (rows) => {
      const town = originIn(rows);
      if (town) return partsAround(map, town.point, 1);
      const [pattern] = searchWords(word ?? '');
      return pattern && rows.some((row) => pattern.test(searchable(namesOf(row))))
        ? words.slice(1, perSearch)
        : partsWith(map, 'ends', reversed(plainWord(word ?? ''))).slice(0, 1);
    },
    originIn,
  };
}

/** What the browser understands by itself never leaves it: complaints and professions. */
const isKnown = (word: string) => treating(word).length > 0 || isEmpty(word) || isFiller(word);

const namesOf = ({ title, subtitle, locations }: Practice) =>
  [title, subtitle, ...locations.map(({ address2 }) => address2)].join('\n');

const placesOf = (practices: readonly Practice[]) =>
  practices.flatMap((practice) =>
    practice.locations.flatMap(
      (location) => placeOf(location, regionOf(practice, location.id)) ?? [],
    ),
  );

type Point = Parameters<typeof kilometres>[0];

function nearestAreas(map: FinderMap, point: Point) {
  return areas()
    .map((area) => ({ begin: area.begin, away: kilometres(area.point, point) }))
    .toSorted((a, b) => a.away - b.away)
    .map(({ begin, away }) => ({ away, names: partsWith(map, 'places', begin) }));
}

function partsAround(map: FinderMap, point: Point, most: number): string[] {
  const found = new Set<string>();
  for (const { names } of nearestAreas(map, point)) {
    for (const name of names) {
      if (found.size === most) return [...found];
      found.add(name);
    }
  }
  return [...found];
}

/** Kilometres within which nobody is missing. */
function completeAround(
  map: FinderMap,
  point: Point,
  read: ReadonlySet<string>,
): number | undefined {
  return nearestAreas(map, point).find(({ names }) => names.some((name) => !read.has(name)))?.away;
}

function rowsIn(value: unknown): readonly Practice[] | undefined {
  return value === undefined
    ? undefined
    : practicesIn(z.object({ rows: z.unknown() }).parse(value).rows);
}

/** Milliseconds after the last keystroke until parts are read. */
const pause = 300;

/** What was found, and for which term. */
export type Pool = Listed & { readonly term: string };

/** Reads what a term needs, once nobody types. Out: stops it. */
export function searchWhenIdle(
  { beyond }: Listed,
  { term, reach }: { term: string; reach: number },
  onFound: (pool: Pool | 'failed') => void,
): (() => void) | undefined {
  if (!beyond) return undefined;
  const leaving = new AbortController();
  const look = async () => {
    try {
      const found = await beyond.search(term, reach);
      if (!leaving.signal.aborted) onFound({ ...found, term });
    } catch (problem) {
      report(problem, 'finder');
      if (!leaving.signal.aborted) onFound('failed');
    }
  };
  const clock = setTimeout(() => void look(), term.trim() === '' ? 0 : pause);
  return () => {
    leaving.abort();
    clearTimeout(clock);
  };
}
