/** Tables in text that no line says alone: hours below a row of days, lines with and without crosses. */
import { restricting } from '../lexer/lexicon/abbreviations.ts';
import { dayOf } from '../lexer/lexicon/weekdays.ts';
import { tokenize } from '../lexer/tokens.ts';
import type { Diagnostics } from './diagnostics.ts';
import { isDays, isTime, type Placed } from './placed.ts';

const isCross = (word: string | undefined) => word !== undefined && /^[x×✕✖☓]$/.test(word);
/** But for 'nur', which changes no time. */
const wordsOf = (text: string) =>
  tokenize(text)
    .map(({ fold }) => fold)
    .filter((word) => !restricting.has(word));
const hasDay = (text: string) => wordsOf(text).some(dayOf);

export function isUnreadTable(text: string): boolean {
  const lines = text.split('\n');
  const isHead = (line: string) =>
    line.split('\t').some((cell, i, cells) => i > 0 && hasDay(cell) && hasDay(cells[i - 1] ?? ''));
  if (lines.some((line, i) => isHead(line) && lines[i + 1]?.includes('\t'))) return true;
  const isHoursHead = (line: string) =>
    !hasDay(line) && line.split('\t').filter((cell) => /\d/.test(cell)).length > 1;
  if (lines.some(isHoursHead) && lines.some((line) => line.includes('\t') && hasDay(line)))
    return true;
  const ofDays = lines.filter(hasDay);
  // 'Mo ab 14 ✓', 'Di'.
  const isBare = (line: string) => wordsOf(line).every((word) => dayOf(word) || word === ':');
  const isTicked = (line: string) => /^(?:ja|ok|okay)$/.test(wordsOf(line).at(-1) ?? '');
  if (ofDays.some(isBare) && ofDays.some(isTicked)) return true;
  // 'Mo 14–16 x', 'Di 14–16': but not 'Mo 2 x'.
  const crossed = ofDays.filter((line) => {
    const words = wordsOf(line);
    return words.some((word, i) => isCross(word) && !/^\d$/.test(words[i - 1] ?? ''));
  });
  return crossed.length > 0 && crossed.length < ofDays.length;
}

/** 'Mo: 8–10', 'Di:', 'Mi: 14–16': nothing is said of Tuesday. */
export function withoutEmptyDays(
  lines: readonly Placed[][],
  text: string,
  diagnostics: Diagnostics,
): Placed[][] {
  if (!lines.some((line) => line.some(isTime) && line.some(isDays))) return [...lines];
  return lines.map((line, n) => {
    const isRow = line.filter((day, i) => isDays(day) && line[i + 1]?.word === ':').length > 2;
    return line.filter((day, i) => {
      const [colon, next] = [line[i + 1], line[i + 2]];
      const hasColon = colon?.word === ':';
      const after = hasColon ? next : colon;
      const isBeforeTab = /^[^\S\n\t]*\t\s*(?:\n|$)/.test(text.slice(day.end));
      const below = lines[n + 1];
      // 'Mo: Di: ab 14'.
      const isNext = isRow && after && isDays(after) && line[i + 3]?.word === ':';
      const isEmpty =
        isDays(day) &&
        (hasColon || isBeforeTab) &&
        (i === 0 || line[i - 1]?.is === 'comma' || isRow) &&
        (after ? after.is === 'comma' || isNext : !below || below.some(isDays));
      if (isEmpty) diagnostics.refuse(day.start, day.end, 'unread');
      return !isEmpty;
    });
  });
}
