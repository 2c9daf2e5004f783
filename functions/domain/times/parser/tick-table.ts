/**
 * Days with marks and nothing else: 'Mo x', 'Di', 'Mi x' in lines, 'Mo+ Di- Mi(+)', or a row of
 * days above a row of crosses. A day without a mark beside marked ones is not taken; a cross says
 * yes only where the other days show it.
 */
import { type Weekday, weekdays } from '../../waiting-list/slot.ts';
import { isPlusAt } from '../lexer/days.ts';
import type { Time } from '../lexer/item.ts';
import { restricting } from '../lexer/lexicon/abbreviations.ts';
import { partOf } from '../lexer/lexicon/parts.ts';
import { dayOf } from '../lexer/lexicon/weekdays.ts';
import { type Token, tokenize } from '../lexer/tokens.ts';
import type { Span } from './placed.ts';
import { isDash, isList, type Mark, markAt } from './tick-marks.ts';

type Entry = Span & {
  weekdays: readonly Weekday[];
  isNamed: boolean;
  time?: Time | undefined;
  mark?: Mark | undefined;
};
type Row = { entries: Entry[]; marks: Mark[]; isUnclear: boolean };

export type TickTable = Span & {
  entries: Entry[];
  isUnclear: boolean;
  inRows: boolean;
  /** The other lines. */
  beside: string;
};

const isBeside = (word: string) => /^(?:[:.=!,;|]|bitte|gerne?|danke|\p{M})$/iu.test(word);

/** The days and marks of a text, if any of its lines have nothing else. */
export function tickTableOf(text: string): TickTable | undefined {
  const rows: (Row & Span)[] = [];
  const others: string[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const row = rowOf(line, at);
    if (row) rows.push({ ...row, start: at, end: at + line.length });
    else others.push(line);
    at += line.length + 1;
  }
  const [head, below] = rows;
  const [first, last] = [head?.start, rows.at(-1)?.end];
  if (first === undefined || last === undefined) return undefined;
  const entries = rows.flatMap((row) => row.entries);
  const [one] = entries;
  if (!one) return undefined;
  const isMixed = entries.some(({ isNamed }) => isNamed !== one.isNamed);
  const hasCross = entries.some(({ mark }) => mark === 'cross');
  // 'Mo ja, Di nein, Mi nachmittags'.
  const isOwn = entries.some(({ time, mark }) => time && !mark);
  if ((isMixed && !hasCross) || (isOwn && !entries.some(({ time, mark }) => time && mark)))
    return undefined;
  const loose = rows.flatMap((row) => row.marks);
  let isUnclear = isMixed || rows.some((row) => row.isUnclear) || isTwofold(entries);
  // 'Mo', 'Di', 'ok'.
  if (loose.join() === 'yes' && entries.length > 1 && !entries.some(({ mark }) => mark))
    return undefined;
  if (loose.length > 0) {
    const isBelow = rows.length === 2 && head && below && below.entries.length === 0;
    isUnclear ||= !(isBelow && markBelow(head, below, text));
  }
  if (loose.length === 0 && !entries.some(({ mark }) => mark && mark !== 'empty')) return undefined;
  const hasBoxes = entries.some(({ mark }) => mark === 'empty');
  const inRows = hasBoxes || rows.length > 1 || text.slice(first, last).includes('\t');
  for (const entry of entries) if (entry.mark === 'empty') entry.mark = undefined;
  const table = { start: first, end: last, entries, isUnclear, inRows, beside: others.join('\n') };
  return isNeeded(table) ? table : undefined;
}

/** 'Mo', 'Di', 'Mi' in columns, and crosses in the row below. */
function markBelow(head: Row & Span, below: Row & Span, text: string): boolean {
  const days = text.slice(head.start, head.end);
  if (head.entries.some(({ mark }) => mark)) return false;
  if (!/[\t|]/.test(days)) {
    for (const [i, entry] of head.entries.entries()) entry.mark = below.marks[i];
    return head.entries.length === below.marks.length;
  }
  const cells = text.slice(below.start, below.end).split(/[\t|]/);
  let column = 0;
  let cell = head.start;
  let left = below.marks.length;
  for (const part of days.split(/[\t|]/)) {
    const entry = head.entries.filter(({ start }) => start >= cell && start < cell + part.length);
    const mark = rowOf(cells[column] ?? '', 0)?.marks ?? [];
    if (entry.length > 1 || mark.length > entry.length) return false;
    if (entry[0]) entry[0].mark = mark[0];
    left -= mark.length;
    cell += part.length + 1;
    column++;
  }
  return left === 0;
}

/** Of one day two things are said. */
const isTwofold = (entries: readonly Entry[]) =>
  entries.some(({ weekdays, time, mark }, i) =>
    entries
      .slice(0, i)
      .some(
        (other) =>
          other.mark !== mark &&
          other.time?.from === time?.from &&
          other.weekdays.some((weekday) => weekdays.includes(weekday)),
      ),
  );

/** Undefined if anything else stands in the line, or nothing. */
function rowOf(line: string, offset: number): Row | undefined {
  // 'Nur' changes no time, wherever it stands.
  const all = tokenize(line).filter(
    ({ text, fold }) => !/^[\uFE0F\u200D]$/.test(text) && !restricting.has(fold),
  );
  const isBullet = /^\s*[-–*•]\s/.test(line);
  const tokens = isBullet ? all.slice(1) : all;
  const row: Row = { entries: [], marks: [], isUnclear: false };
  // '✓ Mo ❌ Di': the marks stand before the days.
  const isBefore = markAt(tokens, 0) !== undefined && tokens.some(({ fold }) => dayOf(fold));
  // 'ja Mo'.
  const isHeading = /^\p{L}{2}/u.test(tokens[0]?.text ?? '') || tokens[1]?.text === ':';
  if (isBefore && isHeading) return undefined;
  let ahead: Mark | undefined;
  let isFirstMark = true;
  let isOpenRange = false;
  let list: Entry[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    const day = dayOf(token.fold);
    const mark = day ? undefined : markAt(tokens, i);
    const part = day?.part ?? partOf(tokens[day ? i + 1 : i]?.fold ?? '');
    const last = row.entries.at(-1);
    if (day) {
      const until = rangeEnd(tokens, i);
      const end = until ? i + 3 : part && !day.part ? i + 2 : i + 1;
      // 'Mo x Di - Mi x'.
      const isPlus = isPlusAt(tokens, i + 3);
      isOpenRange ||= until !== undefined && (tokens[i + 1]?.isGlued === false || isPlus);
      row.isUnclear ||= isOpenRange && !isFirstMark;
      const entry: Entry = {
        isNamed: true,
        weekdays: until ? weekdays.slice(day.weekday - 1, until) : [day.weekday],
        time: part && { ...part, kind: 'part' },
        mark: ahead,
        start: offset + token.start,
        end: offset + (tokens[end - 1]?.end ?? token.end),
      };
      row.entries.push(entry);
      list.push(entry);
      ahead = undefined;
      i = end;
    } else if (part && (last ? last.time && last.mark : !tokens.some(({ fold }) => dayOf(fold)))) {
      // 'Mo VM ✓ NM ✗', or 'VM ✓', 'NM' of all days.
      const entry: Entry = {
        isNamed: last?.isNamed ?? false,
        weekdays: last?.weekdays ?? weekdays,
        time: { ...part, kind: 'part' },
        start: offset + token.start,
        end: offset + token.end,
      };
      row.entries.push(entry);
      list = [entry];
      i++;
    } else if (mark === 'join') i++;
    else if (mark) {
      i = mark.next;
      if (isBefore) {
        row.isUnclear ||= ahead !== undefined;
        ahead = mark.mark;
      } else if (!last) row.marks.push(mark.mark);
      else if (last.mark) {
        row.isUnclear ||= last.mark !== mark.mark;
      } else {
        // 'Mo, Di ok'.
        const of = isFirstMark && !/[\t|]/.test(line) ? list : listBefore(list, tokens, offset);
        for (const entry of of) {
          entry.mark = mark.mark;
          entry.time ??= last.time;
        }
        last.end = offset + (tokens[i - 1]?.end ?? 0);
        list = [];
        isFirstMark = false;
      }
    } else if (isBeside(token.text) || (isList(token.fold) && last)) i++;
    else if (isDash(token.text) && row.entries.length > 0 && line.includes('+')) {
      row.isUnclear = true;
      i++;
    } else return undefined;
  }
  // 'Mo + Di - Mi +'.
  const isOfSigns = line.includes('+') && row.entries.some(({ mark }) => mark);
  if (ahead || (isOpenRange && isOfSigns)) row.isUnclear = true;
  return row.entries.length > 0 || row.marks.length > 0 ? row : undefined;
}

/** 'Mo-Do'. */
function rangeEnd(tokens: readonly Token[], i: number): Weekday | undefined {
  const [first, dash, last] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const [from, to] = [dayOf(first?.fold ?? ''), dayOf(last?.fold ?? '')];
  const isRange = from && to && !to.part && from.weekday < to.weekday && dash && isDash(dash.text);
  return isRange && dash.isGlued === last?.isGlued ? to.weekday : undefined;
}

/** 'Mo ok, Di und Mi ok': the days that nothing but 'und' divides from the last. */
function listBefore(list: readonly Entry[], tokens: readonly Token[], offset: number): Entry[] {
  const of = list.slice(-1);
  for (const entry of list.slice(0, -1).reverse()) {
    const next = tokens.find(({ start }) => start + offset >= entry.end);
    if (!next || !isList(next.fold)) break;
    of.push(entry);
  }
  return of;
}

/** Not of denials alone, or of verdicts of all days: they are read as any other words are. */
function isNeeded({ entries, isUnclear, inRows }: TickTable): boolean {
  const has = (...some: (Mark | undefined)[]) => entries.some(({ mark }) => some.includes(mark));
  if (isUnclear || has('maybe') || (has('doubt') && has('yes', 'no', 'cross'))) return true;
  if (has('cross')) return inRows || entries.length > 1;
  return has('yes') || has('no') ? has(undefined) || (has('yes') && has('no')) : false;
}
