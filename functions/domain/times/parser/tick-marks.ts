/** Marks behind or before a day: 'x', '✓', '+', '(ja)', '[ ]'. */
import { partOf } from '../lexer/lexicon/parts.ts';
import { dayOf } from '../lexer/lexicon/weekdays.ts';
import type { Token } from '../lexer/tokens.ts';

export type Mark = 'yes' | 'maybe' | 'no' | 'cross' | 'doubt' | 'empty';

const marks = new Map<string, Mark>(
  (
    [
      ['yes', 'ja jo yes ok okay geht passt 1 + 👍 👌 🟢'],
      ['no', 'nein no 0 - – — − / 👎 🔴'],
      ['cross', 'x × ✕ ✖ ☓'],
      ['doubt', '? ± ~'],
      ['empty', '☐ ⬜ □ ▢'],
    ] as const
  ).flatMap(([mark, list]) => list.split(' ').map((word) => [word, mark] as const)),
);
export const isDash = (word: string) => /^[-–—−]$/.test(word);
export const isList = (word: string) => /^(?:und|u|oder|&|\/|\+)$/.test(word);

/** 'join' is a sign between days: 'Mo + Di'. */
export function markAt(
  tokens: readonly Token[],
  i: number,
): { mark: Mark; next: number } | 'join' | undefined {
  const [token, after] = [tokens[i], tokens[i + 1]];
  if (!token) return undefined;
  if (token.text === '(' || token.text === '[') {
    const close = token.text === '(' ? ')' : ']';
    if (after?.text === close) return { mark: 'empty', next: i + 2 };
    const inside = after ? markAt([after], 0) : undefined;
    if (!inside || inside === 'join' || tokens[i + 2]?.text !== close) return undefined;
    const isMaybe = close === ')' && (inside.mark === 'yes' || inside.mark === 'cross');
    const isDoubt = close === ')' && inside.mark === 'no';
    return { mark: isMaybe ? 'maybe' : isDoubt ? 'doubt' : inside.mark, next: i + 3 };
  }
  // A box that is crossed may be chosen.
  const mark = token.text === '☒' ? 'cross' : marks.get(token.fold);
  if (!mark) return undefined;
  let next = i + 1;
  while (tokens[next]?.isGlued && tokens[next]?.text === token.text) next++;
  const behind = tokens[next];
  if (/^[-–—−+/]$/.test(token.text)) {
    // 'Montag- und Mittwochnachmittag'.
    if (behind && /^(?:und|u|oder|od)$/.test(behind.fold)) return undefined;
    // 'Mo – ja'.
    const isBehindDay = dayOf(tokens[i - 1]?.fold ?? '') !== undefined;
    if (isDash(token.text) && isBehindDay && behind && /^[\p{L}✓✔✅❌✗✘👍👎]/u.test(behind.text)) {
      if (marks.has(behind.fold)) return 'join';
    }
    if (behind?.isGlued && marks.has(behind.fold)) return { mark: 'doubt', next: next + 1 };
    const isSaid = behind && (dayOf(behind.fold) ?? partOf(behind.fold)) !== undefined;
    const isBetween = isSaid && i > 0;
    const isOfLast = token.isGlued && !behind?.isGlued;
    if (isBetween && !isOfLast && next === i + 1) return isDash(token.text) ? undefined : 'join';
  }
  return { mark, next };
}
