/** Parts of the day, with the words before them: 'vormittags', 'am Nachmittag', 'zu Mittag'. */
import { dashes } from './connectors.ts';
import { isTuesday } from './days.ts';
import type { Item } from './item.ts';
import { midnight, partOf } from './lexicon/parts.ts';
import { dotAfter } from './sentence-ends.ts';
import type { Found, Tokens } from './tokens.ts';

export function partAt(tokens: Tokens, i: number, before: readonly Item[]): Found | undefined {
  const word = tokens.word(i);
  // 'vor- und nachmittags'.
  if (
    (word === 'vor' || word === 'vormit') &&
    dashes.has(tokens.word(i + 1)) &&
    partOf(tokens.word(i + 3))
  ) {
    return tokens.foundTime(i, i + 2, { from: 0, to: 720, kind: 'part' });
  }
  const part =
    partOf(word) ??
    (word === 'morgen' && before.at(-1)?.is === 'days' ? partOf('morgens') : undefined);
  if (!part) return undefined;
  return tokens.foundTime(i, dotAfter(tokens, i + 1), { ...part, kind: 'part' });
}

/** 'in der Mittagszeit', 'zu Mittag', 'am Nachmittag': the words before a part of the day. */
export function aroundAt(tokens: Tokens, i: number): Found | undefined {
  if (isTuesday(tokens, i)) return undefined;
  let at = i;
  while (
    tokens.is(at, 'in', 'zu', 'zur', 'ueber', 'am', 'der', 'um', 'die', 'an', 'den', 'gegen') &&
    at < i + 3
  )
    at++;
  const part = at > i ? partOf(tokens.word(at)) : undefined;
  if (at > i && tokens.is(at, 'mittagspause'))
    return tokens.foundTime(i, at + 1, {
      from: 11 * 60,
      to: 14 * 60,
      kind: 'part',
      isAssumed: true,
    });
  // 'nicht zu früh': from when on? 'Mo zu früh' says that it does not suit.
  const isNegated = tokens.is(i - 1, 'nicht', 'nie', 'net', 'ned');
  // 'nicht so früh', 'nicht allzu spät'.
  if (isNegated && tokens.is(i, 'so', 'allzu')) at = i + 1;
  if (
    tokens.is(at - 1, 'zu', 'allzu', isNegated ? 'so' : 'zu') &&
    tokens.is(at, 'frueh', 'spaet', 'zeitig')
  ) {
    const [from, to] = tokens.is(at, 'spaet') ? [17 * 60, midnight] : [0, 10 * 60];
    return tokens.found(
      i,
      dotAfter(tokens, at + 1),
      isNegated
        ? { is: 'time', time: { from, to, kind: 'part', isAssumed: true } }
        : { is: 'unknown' },
    );
  }
  return part && tokens.foundTime(i, dotAfter(tokens, at + 1), { ...part, kind: 'part' });
}
