/** Phrases of the lexicon in a text, and words that only explain or repeat what is said. */
import { clockAt } from './clock.ts';
import { dashes } from './connectors.ts';
import type { Item } from './item.ts';
import { type Meaning, phraseAt } from './lexicon/phrases.ts';
import { dotAfter } from './sentence-ends.ts';
import type { Found, Tokens } from './tokens.ts';

/**
 * A phrase of several words wins over a day or an hour that begins it: '14-tägig', 'bis auf', 'am
 * liebsten'.
 */
export function longPhraseAt(tokens: Tokens, i: number): Found | undefined {
  const found = phraseFrom(tokens, i);
  return found && (found.words > 1 || found.meaning.is === 'limit')
    ? meant(tokens, i, found)
    : undefined;
}

export function shortPhraseAt(tokens: Tokens, i: number): Found | undefined {
  const found = phraseFrom(tokens, i);
  return found && meant(tokens, i, found);
}

export function phraseFrom(
  tokens: Tokens,
  i: number,
): { meaning: Meaning; next: number; words: number } | undefined {
  // The places of the next words, over dots and hyphens inside.
  const places = [i];
  const wordAt = (n: number) => {
    while (places.length <= n) {
      const last = places.at(-1) ?? i;
      let next = last + 1;
      while (
        next < last + 4 &&
        tokens.isGlued(next) &&
        (tokens.is(next, '.') || dashes.has(tokens.word(next)))
      )
        next++;
      places.push(next);
    }
    return tokens.word(places[n] ?? i);
  };
  const found = phraseAt(wordAt);
  if (!found) return undefined;
  const next = (places[found.length - 1] ?? i) + 1;
  return { meaning: found.meaning, words: found.length, next: dotAfter(tokens, next) };
}

function meant(
  tokens: Tokens,
  i: number,
  { meaning, next }: { meaning: Meaning; next: number },
): Found {
  if (meaning.is === 'days')
    return tokens.found(i, next, { is: 'days', days: meaning.days, isNamed: false });
  if (meaning.is === 'part') return tokens.foundTime(i, next, { ...meaning.part, kind: 'part' });
  if (meaning.is === 'period') return tokens.found(i, next, { is: 'period', isOpen: false });
  if (meaning.is === 'not') return tokens.found(i, next, { is: 'not', how: meaning.how });
  return tokens.found(i, next, { is: meaning.is });
}

export function unknownAt(tokens: Tokens, i: number): Found {
  let next = i + 1;
  while (tokens.isGlued(next) && tokens.isWord(next)) next++;
  return tokens.found(i, next, { is: 'unknown' });
}

/** 'wegen Kindergarten erst ab 14', 'berufsbedingt': the words are why. */
export function reasonAt(tokens: Tokens, i: number): Found | undefined {
  // '2 Nachmittage' are no hour, and any of them will do.
  const [count, part] = [tokens.word(i), tokens.word(i + 1)];
  const isCount = /^(?:[1-4]|zwei|drei|vier)$/.test(count)
    ? /^(?:vormittage|nachmittage|abende)n?$/.test(part)
    : /^(?:irgend)?ein(?:e[mn])?$/.test(count) && /^(?:vormittag|nachmittag|abend)$/.test(part);
  if (isCount) return tokens.found(i, i + 1, { is: 'wish' });
  if (/.{3}bedingt$/.test(tokens.word(i))) return tokens.found(i, i + 1, { is: 'wish' });
  if (!tokens.is(i, 'wegen', 'aufgrund')) return undefined;
  let noun = i + 1;
  while (tokens.is(noun, 'der', 'dem', 'des', 'den', 'seiner', 'ihrer', 'unserer')) noun++;
  const next = tokens.word(noun + 1);
  const isWord = /^\p{L}/u.test(tokens.word(noun)) && !phraseAt((n) => tokens.word(noun + n));
  return isWord && ['erst', 'ab', 'nicht', 'kein'].includes(next)
    ? tokens.found(i, noun + 1, { is: 'wish' })
    : undefined;
}

/** 'Mo ab 16, nicht früher' says nothing more, but 'nicht früher als 16'. */
export function noMoreAt(tokens: Tokens, i: number, before: readonly Item[]): Found | undefined {
  const isSaid =
    before.slice(-3).findLast(({ is }) => is !== 'comma' && is !== 'open')?.is === 'time';
  const isComparison = tokens.is(i + 1, 'frueher', 'spaeter', 'laenger');
  const goesOn = tokens.is(i + 2, 'als') || clockAt(tokens, i + 2, true) !== undefined;
  return tokens.is(i, 'nicht') && isSaid && isComparison && !goesOn
    ? tokens.found(i, i + 2, { is: 'filler' })
    : undefined;
}
