/**
 * What several words mean together, or one. Looked up word by word: no pattern over the whole text,
 * so time grows linearly.
 */
import type { Weekday } from '../../../waiting-list/slot.ts';
import { fillers } from './fillers.ts';
import { limits } from './limits.ts';
import type { PartOfDay } from './parts.ts';
import { ofTimes } from './times.ts';
import { words } from './words.ts';

export type Meaning =
  | { is: 'days'; days: readonly Weekday[] }
  | { is: 'part'; part: PartOfDay }
  | { is: 'any' }
  | { is: 'not'; how?: 'no' | 'except' }
  | { is: 'others' }
  | { is: 'and' }
  | { is: 'filler' }
  /** Needs 'Zeit' in its phrase: 'er hat montags Zeit'. */
  | { is: 'have' }
  /** Divides two statements. */
  | { is: 'break' }
  /** As said before. */
  | { is: 'like' }
  /** Kept; changes nothing. */
  | { is: 'wish' }
  /** Not every week, or not surely. */
  | { is: 'limit' }
  /** A time of the year. */
  | { is: 'period' }
  /** Says that nothing is said. */
  | { is: 'nothing' };

/** Phrases in lines: 'a|b' is either word, 'a?' may be missing. */
export type MeaningOf = readonly [Meaning, phrases: string];

const meanings = [...ofTimes, ...fillers, ...limits];

type Phrase = {
  meaning: Meaning;
  parts: readonly { either: ReadonlySet<string>; isOptional: boolean }[];
};

const inPhrases = new Set(meanings.flatMap(([, list]) => list.split(/[ ?|\n]+/)));
export const isInPhrases = (word: string) => inPhrases.has(word);

/** By each word that may open it, longest first. */
const phrases = new Map<string, Phrase[]>();
for (const [meaning, list] of meanings) {
  for (const line of list.split('\n')) {
    const phrase: Phrase = {
      meaning,
      parts: words(line).map((part) => ({
        either: new Set(part.replace('?', '').split('|')),
        isOptional: part.endsWith('?'),
      })),
    };
    const openings = phrase.parts.slice(
      0,
      phrase.parts.findIndex(({ isOptional }) => !isOptional) + 1,
    );
    for (const word of new Set(openings.flatMap(({ either }) => [...either])))
      phrases.set(word, [...(phrases.get(word) ?? []), phrase]);
  }
}
for (const known of phrases.values())
  known.sort((one, other) => other.parts.length - one.parts.length);

/**
 * The longest phrase that begins with the word; `wordAt(n)` is the n-th word from there, '' where
 * none follows.
 */
export function phraseAt(
  wordAt: (n: number) => string,
): { meaning: Meaning; length: number } | undefined {
  let longest: { meaning: Meaning; length: number } | undefined;
  for (const { meaning, parts } of phrases.get(wordAt(0)) ?? []) {
    let length = 0;
    const fits = parts.every(({ either, isOptional }) => {
      if (!either.has(wordAt(length))) return isOptional;
      length++;
      return true;
    });
    if (fits && length > (longest?.length ?? 0)) longest = { meaning, length };
  }
  return longest;
}
