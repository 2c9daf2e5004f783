/**
 * A weekly plan in one line, as people write it: 'Mo–Do 8–12, 13–18; Fr 8–12'. Never guesses or
 * rounds: unreadable or invalid text is reported.
 */

import { spokenTime, type Weekday, type WeeklyRange, weekdayName } from '../waiting-list/slot.ts';
import {
  inOrder,
  maxRanges,
  planMessages,
  readTime,
  rowProblems,
  typedTime,
} from '../waiting-list/weekly-plan.ts';
import { daysAt } from './lexer/scan.ts';

type PlanRead =
  | { readonly ok: true; readonly plan: WeeklyRange[] }
  | { readonly ok: false; readonly message: string };

const planTextMessages = {
  unread: (text: string) =>
    `„${text}“ lässt sich nicht lesen. Schreib zum Beispiel: Mo–Do 8–12, 13–18; Fr 8–12.`,
  noDays: (text: string) =>
    `Zu „${text}“ fehlt der Wochentag. Schreib zum Beispiel: Mo–Fr ${text}.`,
  noTimes: (text: string) =>
    `Zu „${text}“ fehlen die Uhrzeiten. Schreib zum Beispiel: ${text} 8–12, oder „${text} geschlossen“.`,
  wrong: (text: string, problem: string) => `„${text}“: ${problem}`,
} as const;

/** A piece of the text: days, a range of times, or the word for none. */
type Piece = { text: string } & (
  | { kind: 'days'; days: readonly Weekday[] }
  | { kind: 'times'; start: string; end: string }
  | { kind: 'closed' }
);

const separators =
  /^(?:[\s,;:|/&+.]+|(?:und|u|sowie|von|jeweils|je|am|uhr|h)(?![\p{L}\p{N}])|jeden(?!\p{L})(?!\s+tag))/iu;
const clock = '(\\d{1,4}(?:[:.]\\d{2})?)(?:\\s*(?:uhr|h))?';
const times = new RegExp(
  `^${clock}\\s*(?:-|–|—|bis)\\s*${clock}(?![\\p{L}\\p{N}])(?![:.]\\d)`,
  'iu',
);
const closed = /^(?:geschlossen|zu|frei|keine|-|–|—)(?![\p{L}\p{N}])/iu;

/** A plan of the most ranges, each with its day, is a thousand characters long. */
const maxLength = 2000;

/**
 * Empty text is a plan without times. In order of weekday and start; adjacent ranges stay separate.
 */
export function parsePlan(text: string): PlanRead {
  if (text.length > maxLength)
    return { ok: false, message: planTextMessages.unread(shortened(text)) };
  const { pieces, unread } = piecesOf(text);
  if (unread !== undefined)
    return { ok: false, message: planTextMessages.unread(shortened(unread)) };
  const plan: WeeklyRange[] = [];
  const said: string[] = [];
  for (const { days, hours, name } of groupsOf(pieces)) {
    const first = hours[0];
    if (!first) return { ok: false, message: planTextMessages.noTimes(name) };
    if (days.length === 0 && first.kind !== 'closed')
      return { ok: false, message: planTextMessages.noDays(first.text) };
    for (const weekday of new Set(days)) {
      for (const each of hours) {
        if (each.kind !== 'times') continue;
        plan.push({ weekday, start: each.start, end: each.end });
        said.push(`${weekdayName(weekday, 'short')} ${each.text}`);
      }
    }
  }
  const [[index, problem] = []] = rowProblems(plan);
  if (index !== undefined && problem)
    return {
      ok: false,
      message: planTextMessages.wrong(shortened(said[index] ?? ''), problem.message),
    };
  if (plan.length > maxRanges) return { ok: false, message: planMessages.tooManyRanges };
  return { ok: true, plan: inOrder(plan) };
}

/**
 * 'Mo–Do 8–12, 13–18; Fr 8–12': groups days with the same hours. Empty for a plan without times.
 */
export function formatPlan(plan: readonly WeeklyRange[]): string {
  const hoursByDay = new Map<Weekday, string[]>();
  for (const { weekday, start, end } of inOrder(plan)) {
    hoursByDay.set(weekday, [
      ...(hoursByDay.get(weekday) ?? []),
      `${spokenTime(start)}–${spokenTime(end)}`,
    ]);
  }
  const daysByHours = new Map<string, Weekday[]>();
  for (const [weekday, hours] of hoursByDay)
    daysByHours.set(hours.join(', '), [...(daysByHours.get(hours.join(', ')) ?? []), weekday]);
  return [...daysByHours].map(([hours, days]) => `${formatDays(days)} ${hours}`).join('; ');
}

/** 'Mo–Do', 'Mo, Mi, Fr'; two adjacent days are listed, not joined by a dash. */
function formatDays(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const short = (day: Weekday | undefined) => (day ? weekdayName(day, 'short') : '');
  return runs
    .map((run) =>
      run.length > 2 ? `${short(run[0])}–${short(run.at(-1))}` : run.map(short).join(', '),
    )
    .join(', ');
}

function piecesOf(text: string): { pieces: Piece[]; unread?: string } {
  const pieces: Piece[] = [];
  let rest = text;
  while (rest !== '') {
    const nothing = separators.exec(rest);
    const piece = nothing ? undefined : pieceAt(rest);
    if (!nothing && !piece) return { pieces, unread: /^[^;\n]+/.exec(rest)?.[0].trim() ?? rest };
    if (piece) pieces.push(piece);
    rest = rest.slice(nothing?.[0].length ?? piece?.text.length);
  }
  return { pieces: pieces.map((piece) => ({ ...piece, text: piece.text.trim() })) };
}

function pieceAt(rest: string): Piece | undefined {
  const days = daysAt(rest);
  if (days) return { kind: 'days', days: days.days, text: rest.slice(0, days.length) };
  const none = closed.exec(rest);
  if (none) return { kind: 'closed', text: none[0] };
  const match = times.exec(rest);
  const [start, end] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (!match || readTime(start) === undefined || readTime(end) === undefined) return undefined;
  return {
    kind: 'times',
    start: typedTime(start, 'start'),
    end: typedTime(end, 'end'),
    text: match[0],
  };
}

type Group = { days: Weekday[]; hours: Exclude<Piece, { kind: 'days' }>[]; name: string };

/** Days open a group; the hours after them apply to all of its days. */
function groupsOf(pieces: readonly Piece[]): Group[] {
  const groups: Group[] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (piece.kind !== 'days') {
      if (last) last.hours.push(piece);
      else groups.push({ days: [], hours: [piece], name: '' });
    } else if (last && last.hours.length === 0) {
      last.days.push(...piece.days);
      last.name = `${last.name}, ${piece.text}`;
    } else groups.push({ days: [...piece.days], hours: [], name: piece.text });
  }
  return groups;
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)} …` : text;
}
