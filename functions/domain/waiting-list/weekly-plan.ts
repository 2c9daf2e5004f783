/**
 * A weekly plan during editing: rows that may still be invalid, and their errors (spec section 3;
 * `waiting-list/slot.ts`).
 */
import {
  cellsOf,
  maxCellsPerLocation,
  minutesOf,
  spokenRange,
  spokenTime,
  TimeOfDay,
  timeOf,
  type Weekday,
  type WeeklyRange,
  weekdayName,
} from './slot.ts';

/** A range as typed so far: times are 'HH:mm' if readable, otherwise the raw text. */
export type PlanRow = { readonly weekday: Weekday; readonly start: string; readonly end: string };

/** An error in a row, at one of its times. */
export type RowProblem = { readonly field: 'start' | 'end'; readonly message: string };

export const maxRanges = 84;
const midnight = 24 * 60;

export const planMessages = {
  noStart: 'Bitte gib an, wann der Zeitraum beginnt.',
  noEnd: 'Bitte gib an, wann der Zeitraum endet.',
  noTime: (text: string) =>
    `„${text}“ lässt sich nicht als Uhrzeit lesen. Schreib zum Beispiel 8 oder 8:30.`,
  noQuarter: (time: string) =>
    `${clockTime(time)} Uhr liegt zwischen zwei Viertelstunden. Möglich sind zum Beispiel ${quartersAround(time)}.`,
  startsAtMidnight:
    'Um 24 Uhr ist der Tag zu Ende. Für Zeiten nach Mitternacht füge am nächsten Tag einen Zeitraum ab 0 Uhr hinzu.',
  same: 'Anfang und Ende sind gleich. Bitte ändere eine der beiden Zeiten.',
  reversed: 'Das Ende liegt vor dem Anfang. Bitte prüfe die beiden Zeiten.',
  overMidnight: (weekday: Weekday, end: string) =>
    `Ein Zeitraum endet spätestens um 24 Uhr. Für die Zeit danach füge am ${weekdayName(next(weekday))} einen Zeitraum von 0 bis ${spokenTime(end)} Uhr hinzu.`,
  overlap: (other: WeeklyRange) =>
    `Überschneidet sich mit ${spokenRange(other)}. Bitte ändere eine der Zeiten oder lege beide zusammen.`,
  tooManyRanges: `Mehr als ${maxRanges} Zeiträume hat kein Wochenplan. Bitte entferne einige.`,
  tooManyCells: (cells: number) =>
    `Das ergibt ${cells} Zeitfenster in der Woche; möglich sind ${maxCellsPerLocation} je Standort. Bitte kürze die Zeiten oder stell im Formular längere Zeitfenster ein.`,
  notOffered: (minSlotSize: number) =>
    `Wird nicht angeboten: kürzer als ein Zeitfenster von ${minSlotSize} Minuten.`,
  remainder: (rest: WeeklyRange, minutes: number, minSlotSize: number) =>
    `Die letzten ${minutes} Minuten (${spokenRange(rest)}) werden nicht angeboten: Ein Zeitfenster dauert ${minSlotSize} Minuten.`,
} as const;

/**
 * '8', '8:30', '8.30', '8,30', '830', '0830', '8 Uhr', '8h' -> 'HH:mm', any minutes; undefined if
 * it is no time of day.
 */
export function readTime(text: string): string | undefined {
  const parts = /^(\d{1,2}?)(?:[:.,]?(\d{2}))?(?:uhr|h)?$/i.exec(text.replace(/\s+/g, ''));
  if (!parts) return undefined;
  const [hour, minute] = [Number(parts[1]), Number(parts[2] ?? 0)];
  return minute < 60 && hour * 60 + minute <= midnight ? timeOf(hour * 60 + minute) : undefined;
}

/**
 * The typed time of a row, parsed if possible. As the end of a range, 0 o'clock is the end of the
 * day.
 */
export function typedTime(text: string, field: 'start' | 'end'): string {
  const time = readTime(text) ?? text.trim();
  return field === 'end' && time === '00:00' ? '24:00' : time;
}

/** Row index -> error; for two overlapping rows, at the later one. */
export function rowProblems(rows: readonly PlanRow[]): ReadonlyMap<number, RowProblem> {
  const problems = new Map<number, RowProblem>();
  for (const [i, row] of rows.entries()) {
    const problem =
      timeProblem(row.start, 'start') ?? timeProblem(row.end, 'end') ?? orderProblem(row);
    if (problem) problems.set(i, problem);
  }
  const fine = rows.map((row, i) => ({ row, i })).filter(({ i }) => !problems.has(i));
  const inOrder = fine.sort(
    (a, b) =>
      a.row.weekday - b.row.weekday ||
      (a.row.start < b.row.start ? -1 : a.row.start > b.row.start ? 1 : a.i - b.i),
  );
  let lastToEnd: PlanRow | undefined;
  for (const { row, i } of inOrder) {
    if (lastToEnd?.weekday === row.weekday && row.start < lastToEnd.end)
      problems.set(i, { field: 'start', message: planMessages.overlap(lastToEnd) });
    if (lastToEnd?.weekday !== row.weekday || row.end > lastToEnd.end) lastToEnd = row;
  }
  return problems;
}

/** The valid rows, in order: the plan without the others. */
export function soundRanges(rows: readonly PlanRow[]): WeeklyRange[] {
  const problems = rowProblems(rows);
  return inOrder(rows.filter((_row, i) => !problems.has(i)));
}

/** The error of the plan as a whole; ignores rows with errors of their own. */
export function planProblem(rows: readonly PlanRow[], minSlotSize: number): string | undefined {
  if (rows.length > maxRanges) return planMessages.tooManyRanges;
  const cells = cellsOf({ id: 'any', selectableSlots: soundRanges(rows) }, minSlotSize).length;
  return cells > maxCellsPerLocation ? planMessages.tooManyCells(cells) : undefined;
}

/**
 * The end of a valid row that patients cannot choose, since it is shorter than a cell; undefined if
 * nothing is left over.
 */
export function remainderOf(
  { weekday, start, end }: WeeklyRange,
  minSlotSize: number,
): { rest: WeeklyRange; text: string } | undefined {
  const minutes = (minutesOf(end) - minutesOf(start)) % minSlotSize;
  if (minutes === 0) return undefined;
  const rest = { weekday, start: timeOf(minutesOf(end) - minutes), end };
  return {
    rest,
    text:
      rest.start === start
        ? planMessages.notOffered(minSlotSize)
        : planMessages.remainder(rest, minutes, minSlotSize),
  };
}

/**
 * A further range of a day: after the last one, with an hour's break if there is room. Undefined:
 * the day is full.
 */
export function nextRange(rows: readonly PlanRow[], weekday: Weekday): WeeklyRange | undefined {
  const day = soundRanges(rows.filter((row) => row.weekday === weekday));
  const last = day.at(-1);
  if (!last) return { weekday, start: '08:00', end: '12:00' };
  const ended = minutesOf(last.end);
  const from = ended + 60 < midnight ? ended + 60 : ended;
  if (from < midnight)
    return { weekday, start: timeOf(from), end: timeOf(Math.min(midnight, from + 240)) };
  // No room after the last range: use the last gap before it.
  const gaps = day
    .map(({ start }, i) => ({ weekday, start: day[i - 1]?.end ?? '00:00', end: start }))
    .filter(({ start, end }) => start < end);
  return gaps.at(-1);
}

/** In order of weekday and start. */
export function inOrder<T extends PlanRow>(rows: readonly T[]): T[] {
  return [...rows].sort(
    (a, b) => a.weekday - b.weekday || (a.start < b.start ? -1 : a.start > b.start ? 1 : 0),
  );
}

function timeProblem(time: string, field: 'start' | 'end'): RowProblem | undefined {
  const { noStart, noEnd, noTime, noQuarter, startsAtMidnight } = planMessages;
  if (time.trim() === '') return { field, message: field === 'start' ? noStart : noEnd };
  if (readTime(time) !== time) return { field, message: noTime(time.slice(0, 20)) };
  if (!TimeOfDay.safeParse(time).success) return { field, message: noQuarter(time) };
  return field === 'start' && time === '24:00' ? { field, message: startsAtMidnight } : undefined;
}

function orderProblem({ weekday, start, end }: PlanRow): RowProblem | undefined {
  if (start < end) return undefined;
  if (start === end) return { field: 'end', message: planMessages.same };
  const isNight = start >= '12:00' && end <= '08:00';
  return {
    field: 'end',
    message: isNight ? planMessages.overMidnight(weekday, end) : planMessages.reversed,
  };
}

/** '08:00' -> '8:00', for texts where minutes matter. */
function clockTime(time: string): string {
  return time.replace(/^0/, '');
}

function quartersAround(time: string): string {
  const before = Math.floor(minutesOf(time) / 15) * 15;
  return `${clockTime(timeOf(before))} und ${clockTime(timeOf(Math.min(midnight, before + 15)))} Uhr`;
}

function next(weekday: Weekday): Weekday {
  return (weekday % 7) + 1;
}
