/** Practices that could be mistaken for one another: same name, same town. */
import { folded } from '../text/folding.ts';
import type { Practice } from './practice.ts';

type Named = Pick<Practice, 'title' | 'locations'>;

/** Characters of other scripts, and digits, that look like Latin characters. */
const looksLike: ReadonlyMap<string, string> = new Map([
  ...[...'аαɑ'].map((sign) => [sign, 'a'] as const),
  ...[...'еε'].map((sign) => [sign, 'e'] as const),
  ...[...'оο0'].map((sign) => [sign, 'o'] as const),
  ...[...'іιӏ1l|'].map((sign) => [sign, 'i'] as const),
  ...[...'рρ'].map((sign) => [sign, 'p'] as const),
  ...[...'сϲ'].map((sign) => [sign, 'c'] as const),
  ...[...'уγ'].map((sign) => [sign, 'y'] as const),
  ...[...'хχ'].map((sign) => [sign, 'x'] as const),
  ...[...'вʙ'].map((sign) => [sign, 'b'] as const),
  ...[...'нʜ'].map((sign) => [sign, 'h'] as const),
  ...[...'кκ'].map((sign) => [sign, 'k'] as const),
  ...[...'мᴍ'].map((sign) => [sign, 'm'] as const),
  ...[...'тτ'].map((sign) => [sign, 't'] as const),
  ['ѕ', 's'],
  ['ј', 'j'],
  ['ԁ', 'd'],
  ['ѵ', 'v'],
]);

/** Common parts of town names. */
const anyTown: ReadonlySet<string> = new Set([
  'bad',
  'sankt',
  'markt',
  'stadt',
  'gross',
  'klein',
  'ober',
  'unter',
  'der',
  'den',
  'dem',
  'und',
]);

const wordsOf = (text: string) => folded(text).split(/[^\p{L}\p{N}]+/u);

/** Postal codes and words of the towns of all locations. */
function placesOf({ locations }: Named): string[] {
  const words = locations.flatMap(({ address2 }) => wordsOf(address2));
  return [...new Set(words.filter((word) => word.length > 2 && !anyTown.has(word)))].sort();
}

/** The name as it looks at a glance, without the town: 'Logopädie Lindenhof' and 'LOGOPAEDIE  L1ndenhof Graz' in Graz are the same. */
function glanceAt(practice: Named): string {
  const places = placesOf(practice);
  const words = wordsOf(practice.title);
  const own = words.filter((word) => !places.includes(word));
  const name = (own.some((word) => word !== '') ? own : words).join('');
  return [...name].map((sign) => looksLike.get(sign) ?? sign).join('');
}

/** Name and places in one string: what the operator cleared. */
export function listingOf(practice: Named): string {
  return [glanceAt(practice), ...placesOf(practice)].join(' ');
}

/** Whether people might mistake one for the other. */
export function areLookAlikes(one: Named, other: Named): boolean {
  if (glanceAt(one) !== glanceAt(other)) return false;
  const places = placesOf(one);
  return placesOf(other).some((place) => places.includes(place));
}
