/**
 * The finder's index: the public rows of listed practices in parts that stay small however many
 * there are, like the volumes of an encyclopedia. Each part begins with a key and ends where the
 * next one begins: places by postal code, words of names by their beginnings, and by their ends for
 * words that begin with a wrong character.
 */
import * as z from 'zod/mini';
import { bareWord } from '../text/bare-word.ts';
import { isLargeTown, placeOf } from './places.ts';
import { Practice } from './practice.ts';
import { regionOf } from './region.ts';

/** What lists show; less than everybody may read of a practice. */
export const FinderRow = z.pick(Practice, {
  slug: true,
  title: true,
  subtitle: true,
  logoImagePath: true,
  profession: true,
  week: true,
  locations: true,
  bookingEnabled: true,
  notYetOpened: true,
  resumesOn: true,
  intakeFull: true,
  hasNoTimes: true,
  waitLine: true,
});
export type FinderRow = z.infer<typeof FinderRow>;

const kinds = ['places', 'words', 'ends'] as const;
export type FinderKind = (typeof kinds)[number];

/** Where the parts of each kind begin, in order; the first begins with ''. */
export const FinderMap = z.strictObject({
  /** Of all parts: a new one where they are cut anew. */
  version: z.string().check(z.regex(/^[a-z0-9]{1,20}$/)),
  /** Listed practices, and how many of them take requests. */
  count: z.number(),
  taking: z.number(),
  places: z.array(z.string()),
  words: z.array(z.string()),
  ends: z.array(z.string()),
});
export type FinderMap = z.infer<typeof FinderMap>;

/** Parts that are read before anybody has searched: few of all, other ones each day. */
export const samples = { finder: 'sample', landing: 'landing' } as const;

export const finderPaths = {
  /** `after`: a version that is gone. */
  map: (after = '') => `/api/finder/map${after && `?after=${after}`}`,
  landing: '/api/finder/landing',
  part: (version: string, part: string) => `/api/finder/${version}/${part}`,
} as const;

/** The parts of a kind that hold what begins with `begin`, in order. */
export function partsWith(map: FinderMap, kind: FinderKind, begin: string): string[] {
  const starts = map[kind];
  const from = starts.findLastIndex((start) => start <= begin);
  const to = starts.findLastIndex((start) => start <= begin || start.startsWith(begin));
  return starts.slice(Math.max(from, 0), to + 1).map((start) => `${kind}-${start}`);
}

/** More addresses of one practice make a part too long; those of the part come first. */
const maxLocations = 10;

/** Where a practice stands in each kind: the keys, and its row there. */
export function entriesOf(practice: Practice): { kind: FinderKind; key: string; row: FinderRow }[] {
  const picked = Object.fromEntries(
    Object.entries(practice).filter(([field]) => field in FinderRow.shape),
  ) as FinderRow;
  const located = practice.locations.map((location) => ({
    location,
    place: placeOf(location, regionOf(practice, location.id)),
  }));
  const own = fairly(practice.slug);
  const rowAt = (isHere: (each: (typeof located)[number]) => boolean): FinderRow => ({
    ...picked,
    locations: [...located.filter(isHere), ...located.filter((each) => !isHere(each))]
      .slice(0, maxLocations)
      .map(({ location }) => location),
  });
  const codeOf = ({ place }: (typeof located)[number]) =>
    place ? `${place.country}${place.code}` : nowhere;
  const codes = new Set(located.length === 0 ? [nowhere] : located.map(codeOf));
  const row = rowAt(() => true);
  // Those of its row: a change of a practice writes each part that it stands in.
  const towns = located
    .slice(0, maxLocations)
    .flatMap(({ place }) => (place && !isLargeTown(place) ? place.town : []));
  return [
    ...[...codes].map((code) => ({
      kind: 'places' as const,
      key: `${code}-${own}`,
      row: practice.locations.length > maxLocations ? rowAt((each) => codeOf(each) === code) : row,
    })),
    ...wordsIn([practice.title, practice.subtitle, ...towns].join(' ')).flatMap((word) => [
      { kind: 'words' as const, key: `${word}-${own}`, row },
      { kind: 'ends' as const, key: `${reversed(word)}-${own}`, row },
    ]),
  ];
}

/** Behind all codes. */
const nowhere = 'ZZ';

/** Shorter words stand in no part. */
export const minWord = 3;

export function wordsIn(text: string): string[] {
  const words = text
    .split(/[^\p{L}\p{M}\p{N}'’-]+/u)
    .flatMap((word) => [word, ...word.split(/['’-]/)]);
  return [...new Set(words.map(plainWord))].filter((word) => word.length >= minWord);
}

/** As keys spell it: characters of other alphabets stand in no part. */
export const plainWord = (word: string) => bareWord(word).replace(/[^a-z0-9]/g, '');

export const reversed = (word: string) => [...word].reverse().join('');

/** An order that nobody chooses and no name decides, another one for each `salt`. */
export function fairly(slug: string, salt = ''): string {
  // FNV-1a, mixed once more, for its last characters matter little.
  let hash = 0x811c9dc5;
  for (const character of `${salt} ${slug} ${salt}`)
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return `${((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0')}${salt === '' ? slug : ''}`;
}
