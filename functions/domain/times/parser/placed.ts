/** Items of a text at their places, and what every rule of the parser asks of them. */
import type { Item, Time } from '../lexer/item.ts';
import { wholeDay } from '../lexer/lexicon/parts.ts';

/** An item with the words it stands for, in its phrase: commas divide phrases, brackets are some. */
export type Placed<T extends Item = Item> = T & { word: string; phrase: number };
export type Days = Extract<Item, { is: 'days' }>;
export type Timed = Extract<Item, { is: 'time' }>;
export type Not = Placed<Extract<Item, { is: 'not' }>>;
export type Said = Placed<Days> | Placed<Timed>;
/** From and until which character. */
export type Span = Pick<Item, 'start' | 'end'>;

export const isDays = (item: Item): item is Placed<Days> => item.is === 'days';
export const isTime = (item: Item): item is Placed<Timed> => item.is === 'time';
export const isSaid = (item: Item): item is Said => isDays(item) || isTime(item);
/** Stands beside days and hours and says nothing of them. */
export const isBeside = ({ is }: Item) => is === 'and' || is === 'comma' || is === 'filler';

/** Says something of times. */
export const isAbout = (line: readonly Item[]) =>
  line.some((item) => isSaid(item) || item.is === 'any' || item.is === 'others');
export const isPlain = (line: readonly Item[]) =>
  line.every(({ is }) => !['not', 'unknown', 'limit', 'period', 'any', 'others'].includes(is));
export const isOfDays = (line: readonly Item[]) =>
  line.some(isDays) && !line.some(isTime) && isPlain(line);
export const isOfHours = (line: readonly Item[]) =>
  line.some(isTime) && !line.some(isDays) && isPlain(line.filter(({ is }) => is !== 'any'));
/** Nothing but hours. */
export const isHoursAlone = (items: readonly Item[]) =>
  items.every((item) => isTime(item) || isBeside(item) || item.is === 'only');

const affirmative =
  /^(?:geht|ginge|passt|möglich|verfügbar|gut|super|ideal|prima|gerne?|ja|ok|okay)\b/i;
export const affirms = ({ word }: Placed) => affirmative.test(word);
/** 'Geht', 'sonst', 'immer', 'nicht': says of itself whether something suits. */
export const isVerdict = (item: Placed) =>
  ['others', 'any', 'not'].includes(item.is) || (item.is === 'filler' && affirms(item));

/** Something else in its place. */
export const replaced = <T extends ItemAlone>({ start, end, word, phrase }: Placed, item: T) => ({
  ...item,
  ...{ start, end, word, phrase },
});
/** Nothing written, at that character. */
export const emptyAt = <T extends ItemAlone>(at: number, item: T) => ({
  ...item,
  ...{ start: at, end: at, word: '', phrase: 0 },
});
type ItemAlone = Item extends infer Each
  ? Each extends Item
    ? Omit<Each, keyof Span>
    : never
  : never;

export const anyTimeOfDay: Omit<Timed, keyof Span> = {
  is: 'time',
  time: { ...wholeDay, kind: 'part' } satisfies Time,
};

export const phraseOf = ({ phrase }: Placed, items: readonly Placed[]) =>
  items.filter((item) => item.phrase === phrase);

/** The end of the last word. */
export function endOf(items: readonly Item[]): number {
  const words = items.filter(({ is }) => is !== 'comma' && is !== 'and');
  return Math.max(...(words.length > 0 ? words : items).map(({ end }) => end));
}
