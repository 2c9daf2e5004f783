/**
 * Searches practices: by place and profession, nearest first, else by words. Pure: the caller loads
 * them.
 */
import { addressLine } from '@platzwart/domain/contact/address-line';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import {
  kilometres,
  type Origin,
  originOf,
  type Place,
  placeOf,
  townRoughly,
} from '@platzwart/domain/practice/places';
import type { Practice } from '@platzwart/domain/practice/practice';
import { type Profession, professionsOf } from '@platzwart/domain/practice/profession';
import { regionOf } from '@platzwart/domain/practice/region';
import { bareWord } from '@platzwart/domain/text/bare-word';
import { isOneCharacterOff } from '@platzwart/domain/text/one-character-off';
import { searchable, searchWords } from '@platzwart/domain/text/text-search';
import { professionNames } from '../../content/profession-names.ts';
import { inCommon, isEmpty, isFiller, treating, treatingRoughly } from './everyday-terms.ts';

type Address = { readonly line: string; readonly place: Place | undefined };

export type Searchable = {
  readonly practice: Practice;
  readonly acceptsRequests: boolean;
  readonly professions: readonly Profession[];
  /** Title, subtitle, professions and addresses, as searchable text. */
  readonly text: string;
  /** Of each location that has one. */
  readonly addresses: readonly Address[];
};

/** A practice and where it is, the addresses that matter first. */
export type Found = Pick<Searchable, 'practice' | 'acceptsRequests'> & {
  readonly addresses: readonly { readonly line: string; readonly kilometres: number | undefined }[];
};

/** How a word of the term was read, where that is not plain. */
export type Reading =
  | {
      readonly word: string;
      readonly as: 'professions';
      readonly professions: readonly Profession[];
    }
  | { readonly word: string; readonly as: 'spelled'; readonly meant: string }
  | { readonly word: string; readonly as: 'passedOver' };

export type SearchResult = {
  readonly found: readonly Found[];
  readonly readings: readonly Reading[];
  /** The place that distances count from. */
  readonly origin: Origin | undefined;
  /** Kilometres that count as near, and how many of them are. */
  readonly within: number;
  readonly near: number;
  /** Changes with what was searched for. */
  readonly key: string;
};

/** Kilometres that still count as near. */
const nearby = 30;

const byTitle = new Intl.Collator('de', { numeric: true });

/** Those that take requests first, then in German collation: the database sorts 'Ä' after 'Z'. */
export function searchablePractices(practices: readonly Practice[]): Searchable[] {
  return practices
    .map((practice) => {
      const all = practice.locations.map((location) => ({
        line: addressLine(location),
        place: placeOf(location, regionOf(practice, location.id)),
      }));
      const addresses = all.filter(
        ({ line }, i) => line !== '' && all.findIndex((each) => each.line === line) === i,
      );
      const professions = professionsOf(practice);
      const words = [
        practice.title,
        practice.subtitle,
        ...professions.map((each) => professionNames[each]),
      ];
      const text = searchable([...words, ...addresses.map(({ line }) => line)].join('\n'));
      return { practice, acceptsRequests: acceptsRequests(practice), professions, text, addresses };
    })
    .toSorted(
      (a, b) =>
        Number(b.acceptsRequests) - Number(a.acceptsRequests) ||
        byTitle.compare(a.practice.title, b.practice.title),
    );
}

/**
 * A term that names a place finds all practices, the nearest first, less those without its other
 * words; any other term finds practices that have every word: in their own text, or as a profession
 * that treats what it names. A word that nobody has is read with one character wrong; what then is
 * still unknown is passed over, if anything else was understood, and so is a word that leaves nobody
 * of a profession, or near the place. An empty profession is any. `complete`: kilometres within which all are among
 * them.
 */
export function searchPractices(
  practices: readonly Searchable[],
  term: string,
  profession: string,
  complete: number = nearby,
): SearchResult {
  const known = practices.flatMap(({ addresses }) => addresses.flatMap(({ place }) => place ?? []));
  const named = originOf(term, known);
  const all = (named ? named.rest : term).split(/[\s,;]+/);
  const read = all.flatMap((word) => readWord(word, practices, all.length === 1) ?? []);
  const isMisspelledTown = ({ reading }: ReadWord) =>
    reading && reading.as !== 'professions' && townRoughly(reading.word, known);
  const misspelled = named ? undefined : read.find(isMisspelledTown);
  const town = misspelled?.reading && townRoughly(misspelled.reading.word, known);
  const origin = named ?? (town && { ...town, rest: '' });
  const words = read.filter((word) => word !== misspelled);
  const readings = words.flatMap(({ reading }) => reading ?? []);
  const isUnderstood =
    origin !== undefined || words.some(({ reading }) => reading?.as !== 'passedOver');
  const counting = words.filter(({ reading }) => !(isUnderstood && reading?.as === 'passedOver'));
  const treated = inCommon(
    readings.flatMap((reading) => (reading.as === 'professions' ? [reading.professions] : [])),
  );
  const has = (each: Searchable, { pattern, reading }: ReadWord) =>
    pattern?.test(each.text) ||
    (reading?.as === 'professions' && each.professions.some((one) => treated.includes(one)));
  const thoseWith = (all: readonly ReadWord[]) =>
    practices.filter((each) => all.every((word) => has(each, word)));
  const strictly = thoseWith(counting);
  const loosely = counting.filter(({ isDetail }) => !isDetail);
  const near = Math.max(1, Math.floor(Math.min(nearby, complete)));
  const isThere = ({ addresses }: Searchable) =>
    !origin ||
    addresses.some(({ place }) => place && kilometres(place.point, origin.point) <= near);
  const isTooMuch =
    (origin !== undefined || (loosely.length > 0 && treated.length > 0)) &&
    loosely.length < counting.length &&
    !strictly.some(isThere) &&
    (strictly.length === 0 || thoseWith(loosely).some(isThere));
  const patterns = counting.flatMap(({ pattern }) => pattern ?? []);
  const found = (isTooMuch ? thoseWith(loosely) : strictly)
    .filter(
      ({ professions }) => profession === '' || professions.some((each) => each === profession),
    )
    .map(
      (each): Found => ({
        ...each,
        addresses: origin ? byDistance(each, origin) : byHits(each, patterns),
      }),
    );
  const sorted = origin ? found.toSorted((a, b) => distanceOf(a) - distanceOf(b)) : found;
  return {
    found: sorted,
    readings: [
      ...(town && misspelled?.reading
        ? [{ word: misspelled.reading.word, as: 'spelled', meant: town.name } as const]
        : []),
      ...readings.filter(({ as }) => isUnderstood || as !== 'passedOver'),
      ...counting.flatMap(({ word, isDetail }) =>
        isTooMuch && isDetail ? { word, as: 'passedOver' as const } : [],
      ),
      // Nothing but 'für mein Kind': everybody is shown, and that says why.
      ...(read.length === 0 && !origin && term.trim() !== ''
        ? [{ word: term.trim(), as: 'passedOver' } as const]
        : []),
    ],
    origin,
    within: near,
    near: sorted.filter((each) => distanceOf(each) <= near).length,
    key: [profession, term.trim()].join(' '),
  };
}

type ReadWord = {
  readonly word: string;
  readonly pattern: RegExp | undefined;
  readonly reading: Reading | undefined;
  /** Of a practice's name or address, not of its profession. */
  readonly isDetail: boolean;
};

/** Undefined for a word that says nothing; alone, 'Sucht' does. */
function readWord(
  word: string,
  practices: readonly Searchable[],
  isAlone: boolean,
): ReadWord | undefined {
  const [pattern] = searchWords(word);
  const professions = treating(word);
  if (!pattern || (isEmpty(word) && !(isAlone && professions.length > 0))) return undefined;
  const as = (
    reading: Reading | undefined,
    isDetail = false,
    meant: RegExp | undefined = pattern,
  ) => ({
    word,
    pattern: meant,
    reading,
    isDetail,
  });
  const isTheirs = practices.some(({ text }) => pattern.test(text));
  // The profession's own name needs no explanation.
  if (professions.length > 0) {
    const isItsName =
      professions.length === 1 &&
      professions.some((each) => pattern.test(searchable(professionNames[each])));
    return as(isItsName && isTheirs ? undefined : { word, as: 'professions', professions });
  }
  // 'Therapie' is a part of most professions' names.
  if (isFiller(word)) return isWordOfAny(word, practices) ? as(undefined, true) : undefined;
  if (isTheirs) return as(undefined, true);
  const roughly = treatingRoughly(word);
  if (roughly.length > 0) return as({ word, as: 'professions', professions: roughly });
  const meant = wordRoughly(word, practices);
  if (meant) return as({ word, as: 'spelled', meant }, true, searchWords(meant)[0]);
  return as({ word, as: 'passedOver' });
}

function isWordOfAny(word: string, practices: readonly Searchable[]): boolean {
  const bare = bareWord(word);
  return practices.some(({ text }) =>
    text.split(/[^\p{L}\p{N}]+/u).some((each) => bareWord(each) === bare),
  );
}

/** Shorter words are near too many others. */
const minMisspelled = 5;

/** The word of a practice's name or address that somebody meant, with one character wrong. */
function wordRoughly(word: string, practices: readonly Searchable[]): string | undefined {
  const bare = bareWord(word);
  if (bare.length < minMisspelled) return undefined;
  for (const { practice, addresses } of practices) {
    const theirs = [practice.title, practice.subtitle, ...addresses.map(({ line }) => line)]
      .join(' ')
      .split(/[^\p{L}\p{N}]+/u);
    const meant = theirs.find((each) => isOneCharacterOff(bareWord(each), bare));
    if (meant) return meant;
  }
  return undefined;
}

/** Kilometres to which somebody may go instead. */
const within = 50;

/** Where a practice is, as people search for it: '6020 Innsbruck'. */
export function townOf(practice: Practice): string | undefined {
  const place = practice.locations.flatMap(
    (location) => placeOf(location, regionOf(practice, location.id)) ?? [],
  )[0];
  return place && `${place.code} ${place.town}`;
}

/**
 * For those whom a practice cannot take now: the nearest of the same profession that take requests.
 */
export function practicesInstead(practice: Practice, all: readonly Practice[]): Found[] {
  const professions = professionsOf(practice);
  const others = searchablePractices(all.filter(({ slug }) => slug !== practice.slug)).filter(
    (each) =>
      each.acceptsRequests &&
      each.professions.some((profession) => professions.includes(profession)),
  );
  return searchPractices(others, townOf(practice) ?? '', '')
    .found.filter((each) => distanceOf(each) <= within)
    .slice(0, 3);
}

/** Of its nearest location; those without a known place come last. */
function distanceOf({ addresses }: Found): number {
  return addresses[0]?.kilometres ?? Number.POSITIVE_INFINITY;
}

function byDistance({ addresses }: Searchable, { point }: Origin): Found['addresses'] {
  return addresses
    .map(({ line, place }) => ({ line, kilometres: place && kilometres(place.point, point) }))
    .toSorted(
      (a, b) =>
        (a.kilometres ?? Number.POSITIVE_INFINITY) - (b.kilometres ?? Number.POSITIVE_INFINITY),
    );
}

/** Those that match first, so that it is clear why a practice was found. */
function byHits({ addresses }: Searchable, words: readonly RegExp[]): Found['addresses'] {
  const hits = ({ line }: Address) => words.filter((word) => word.test(searchable(line))).length;
  return addresses
    .toSorted((a, b) => hits(b) - hits(a))
    .map(({ line }) => ({ line, kilometres: undefined }));
}
