/**
 * Practices that could be mistaken for one another: names that read the same at a glance, in one
 * town. Only functions load this: the browser shows what they decide.
 */
import { skeleton, spellingCount } from '../text/skeleton.ts';
import type { Practice } from './practice.ts';
import { professionsOf } from './profession.ts';

type Named = Pick<Practice, 'title' | 'locations'>;

const each = (words: string) =>
  new Set(
    allSpellings((spelling) => words.split(' ').map((word) => skeleton(word, spelling))).flat(),
  );

/** Say nothing about whose practice it is. */
const fillers = each(
  'für und et der die das den dem des am an im in bei beim zum zur von vom mit gmbh mbh og ohg kg gbr ug eu ev partg dr mag prof msc bsc ma',
);
/** Say what kind of place it is: so do many in one town. */
const kinds = each(
  'praxis praxen gemeinschaftspraxis praxisgemeinschaft gruppenpraxis therapiepraxis zentrum therapiezentrum kompetenzzentrum institut team gruppe therapie therapien therapeuten therapeutin therapeutinnen studio haus ordination',
);
/** One word for a profession and for whoever practises it. */
const professions = [
  ['Logopädie', /^iogop(?:ae|a)d(?:ie|isch\w*|in|innen|e|en)$/],
  ['Ergotherapie', /^ergo(?:s|therap(?:ie|ien|eut|euten|eutin|eutinnen|eutisch\w*))?$/],
  ['Physiotherapie', /^physio(?:s|therap(?:ie|ien|eut|euten|eutin|eutinnen|eutisch\w*))?$/],
  ['Psychotherapie', /^psychotherap(?:ie|ien|eut|euten|eutin|eutinnen|eutisch\w*)$/],
] as const;
/** At the end of a compound: 'Lindenhofpraxis'. */
const endings = /(?:praxis|zentrum)$/;

/** Parts of many addresses, which make no town. */
const anyTown = each(
  'bad sankt markt stadt gross klein ober unter der die den dem und bei am an im in österreich austria deutschland germany schweiz switzerland steiermark kärnten tirol salzburgland niederösterreich oberösterreich burgenland vorarlberg bayern sachsen hessen stiege top tür stock',
);

const wordsOf = (text: string, spelling: number) =>
  skeleton(text, spelling)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

function allSpellings<T>(of: (spelling: number) => T): T[] {
  return Array.from({ length: spellingCount }, (_, spelling) => of(spelling));
}

/** Postal codes and words, also of 'A-8010' and '8010Graz'. */
function placesIn(text: string): string[] {
  const parts = `${text} ${text.replace(/(?<=\d{4})(?=\p{L})|(?<=\p{L})(?=\d{4})/gu, ' ')}`;
  return allSpellings((spelling) => wordsOf(parts, spelling))
    .flat()
    .filter((word) => word.length > 2 && !anyTown.has(word));
}

const townsOf = ({ locations }: Named) =>
  new Set(locations.flatMap(({ address2 }) => placesIn(address2)));
const wholeAddressOf = ({ locations }: Named) =>
  new Set(
    locations.flatMap(({ address1, address2, address3 }) =>
      placesIn(`${address1} ${address2} ${address3}`),
    ),
  );

/**
 * What the name says at a glance, in every way it may be read: practices that share one of these,
 * and a town, could be mistaken for one another. Without what distinguishes nobody (kind, legal
 * form, titles, the own town) and without the order of words. At most eight.
 */
export function nameKeysOf(practice: Named): string[] {
  const towns = townsOf(practice);
  const keys = allSpellings((spelling) => {
    const written = wordsOf(practice.title, spelling);
    const parts = written.flatMap((word) => ownPart(word, spelling));
    const words = parts.length > 0 ? parts : written;
    const placeless = words.filter((word) => !towns.has(word));
    return [words, ...(placeless.length > 0 ? [placeless] : [])].flatMap(readings);
  }).flat();
  return [...new Set(keys)].sort();
}

/** Without what says nothing; a profession in one word. */
function ownPart(word: string, spelling: number): string[] {
  if (fillers.has(word)) return [];
  const cut = word.replace(endings, '');
  const whole = kinds.has(word) || cut.length < 3 ? word : cut;
  const profession = professions.find(([, pattern]) => pattern.test(whole));
  return [profession ? skeleton(profession[0], spelling) : whole];
}

const generic = new Set(
  allSpellings((spelling) => professions.map(([name]) => skeleton(name, spelling))).flat(),
);

/**
 * In its order, as if written in one, and in any order. A name of a profession alone ('Praxis für
 * Logopädie') keeps its kind.
 */
function readings(words: readonly string[]): string[] {
  const own = words.filter((word) => !kinds.has(word));
  const telling = own.some((word) => !generic.has(word)) ? own : words;
  return [telling.join(''), [...new Set(telling)].sort().join(' ')].filter((key) => key !== '');
}

/**
 * Name and places in one string: what the operator cleared, or what was compared before. No word of
 * one can become one of the other.
 */
export function listingOf(practice: Named): string {
  return JSON.stringify([nameKeysOf(practice), [...wholeAddressOf(practice)].sort()]);
}

/** Whether people might mistake one for the other. */
export function areLookAlikes(one: Named, other: Named): boolean {
  const keys = new Set(nameKeysOf(one));
  return nameKeysOf(other).some((key) => keys.has(key)) && areInOneTown(one, other);
}

/** As in Germany, Austria and Switzerland. */
const postalCode = /(?<!\d)\d{4,5}(?!\d)/;

/** Of a place without a postal code nobody can tell in which town it is. */
const isAnywhere = ({ locations }: Named) =>
  locations.some(
    ({ address1, address2, address3 }) => !postalCode.test(`${address1} ${address2} ${address3}`),
  );

/** The town of one stands anywhere in the address of the other, or one may be anywhere. */
function areInOneTown(one: Named, other: Named): boolean {
  if (isAnywhere(one) || isAnywhere(other)) return true;
  const [whole, otherWhole] = [wholeAddressOf(one), wholeAddressOf(other)];
  return (
    [...townsOf(one)].some((place) => otherWhole.has(place)) ||
    [...townsOf(other)].some((place) => whole.has(place))
  );
}

/**
 * Whether a checked practice still reads as it did when it was checked: the same name, profession,
 * and no address that it did not have.
 * `before` is in force.
 */
export function readsTheSame(before: Identified, after: Identified): boolean {
  const known = new Set(before.locations.map(addressOf));
  return (
    skeletonOf(before.title) === skeletonOf(after.title) &&
    professionsOf(before).join() === professionsOf(after).join() &&
    after.locations.every((location) => known.has(addressOf(location)))
  );
}

type Identified = Pick<Practice, 'title' | 'subtitle' | 'profession' | 'locations'>;

const skeletonOf = (text: string) => wordsOf(text, 0).join(' ');
const addressOf = ({ address1, address2, address3 }: Practice['locations'][number]) =>
  [address1, address2, address3].map(skeletonOf).join('\n');
