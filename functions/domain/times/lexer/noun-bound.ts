/** Bounds that are no hours: 'nach Mittag', 'bis abends', 'nach der Kita'. */
import { clockAt } from './clock.ts';
import type { Time } from './item.ts';
import { institutions } from './lexicon/institutions.ts';
import { partOf } from './lexicon/parts.ts';
import { phraseFrom } from './meanings.ts';
import { dotAfter } from './sentence-ends.ts';
import type { Tokens } from './tokens.ts';

/** `at`: behind the words that bound it; `next`: behind all of it. */
export function nounBound(
  tokens: Tokens,
  at: number,
  side: 'from' | 'to',
  isNegated: boolean,
): { minutes: number; more: Partial<Time>; next: number } | undefined {
  let noun = at;
  while (
    tokens.is(
      noun,
      'der',
      'die',
      'dem',
      'em',
      'den',
      'zu',
      'am',
      'unserer',
      'seiner',
      'ihrer',
      'meiner',
    )
  )
    noun++;
  const word = tokens.word(noun);
  if (/^(?:mittags?|nachmittags?)$/.test(word))
    return { minutes: 12 * 60, more: { kind: 'part' }, next: noun + 1 };
  if (isNegated) return undefined;
  // 'ab dem späten Nachmittag', 'bis abends': from its beginning, until it begins.
  const phrase = phraseFrom(tokens, noun);
  const meant = phrase?.meaning.is === 'part' ? phrase.meaning.part : undefined;
  const part = meant ?? partOf(word);
  const next = meant && phrase ? phrase.next : dotAfter(tokens, noun + 1);
  const isBound = tokens.is(at - 1, 'ab', 'bis', 'zum');
  if (isBound && part && part.from >= (side === 'to' ? 60 : 0) && !clockAt(tokens, next, true))
    return { minutes: part.from, more: { kind: 'part' }, next };
  const institution = institutions.get(word);
  if (!institution || !tokens.is(at - 1, 'nach', 'vor')) return undefined;
  const hour = side === 'from' ? institution.after : institution.before;
  return { minutes: hour * 60, more: { isAssumed: true }, next: noun + 1 };
}
