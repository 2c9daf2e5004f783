/** Items of a clause in lines, and the lines that say something only together in one. */
import type { Item } from '../lexer/item.ts';
import type { Diagnostics } from './diagnostics.ts';
import {
  emptyAt,
  isAbout,
  isBeside,
  isDays,
  isOfDays,
  isOfHours,
  isPlain,
  isSaid,
  isTime,
  type Placed,
  type Timed,
} from './placed.ts';

/** `offset`: where the clause begins in the text. */
export function linesOf(items: readonly Item[], text: string, offset: number): Placed[][] {
  const lines: Placed[][] = [[]];
  for (const item of items) {
    const [start, end] = [item.start + offset, item.end + offset];
    if (item.is === 'end') lines.push([]);
    else lines.at(-1)?.push({ ...item, start, end, word: text.slice(start, end), phrase: 0 });
  }
  return lines.filter((line) => line.length > 0);
}

/** 'Mo, Di. Nur nachmittags.', 'Mo 14–16. Nicht in den Ferien.' */
export function joinLines(lines: readonly Placed[][], diagnostics: Diagnostics): Placed[][] {
  const all: Placed[][] = [];
  const join = (line: Placed[], from: number) => {
    const comma = emptyAt(line[0]?.start ?? 0, { is: 'comma' as const });
    all.push([...all.splice(from).flatMap((one) => [...one, comma]), ...line]);
  };
  // 'Alle 14 Tage', 'Mo 14–16'.
  const [first] = lines;
  const isHeaded =
    first && isLimit(first) && first.some(({ is }) => is === 'limit' || is === 'period');
  // 'Ab 14 Uhr:', 'Mo', 'Di'.
  let isBelowHours = false;
  for (const [i, line] of lines.entries()) {
    const last = all.at(-1);
    isBelowHours &&= isOfDays(line);
    if (!last) all.push(line);
    else if (isBetweenDays(lines, i)) {
      all.pop();
      diagnostics.refuse(last[0]?.start ?? 0, line.at(-1)?.end ?? 0, 'contradiction');
    } else if (isLimit(line) || isHeaded) join(line, 0);
    else if (goesOnAfter(last, line) || (isOfHours(line) && isOfDays(last)))
      join(line, all.length - 1);
    else if (isOfDays(line) && (isOfHours(last) || isBelowHours)) {
      join(line, all.length - 1);
      isBelowHours = true;
    } else all.push(line);
  }
  return all;
}

/** 'Mo', '14–16', 'Di': of which of them? */
function isBetweenDays(lines: readonly Placed[][], i: number): boolean {
  const [days, hours, line = [], next] = [lines[i - 2], lines[i - 1], lines[i], lines[i + 1]];
  return (
    days !== undefined &&
    hours !== undefined &&
    isOfDays(days) &&
    isOfHours(hours) &&
    isOfDays(line) &&
    !(next && isOfHours(next))
  );
}

/** A line that is about no times of its own: 'Nicht möglich', 'nur jede zweite Woche'. */
const isLimit = (line: readonly Item[]) =>
  !isAbout(line) &&
  (line.some(({ is }) => ['not', 'limit', 'period'].includes(is)) ||
    (line.some(({ is }) => is === 'only') && line.some(({ is }) => is === 'unknown')));

/** 'Mo 8–12; 14–18': further hours of the same days. */
function goesOnAfter(last: readonly Placed[], line: readonly Placed[]): boolean {
  const said = last.filter(isSaid);
  const before = said.findLast(isTime);
  const hours = hoursBeforeDays(line);
  return (
    isPlain(last) &&
    said.some(isDays) &&
    said.findLastIndex(isDays) < said.findIndex(isTime) &&
    before?.time.kind === 'range' &&
    hours.length > 0 &&
    hours.every(
      ({ time }, i) =>
        time.kind === 'range' &&
        time.from < time.to &&
        (hours[i - 1] ?? before).time.to <= time.from,
    ) &&
    !line.some(({ is }) => is === 'only')
  );
}

/** Hours before the first comma of a line, or all of it, without days. */
export function hoursBeforeDays(line: readonly Placed[]): Placed<Timed>[] {
  const comma = line.findIndex(({ is }, i) => is === 'comma' && line.slice(0, i).some(isTime));
  const first = comma < 0 ? line : line.slice(0, comma);
  const isAlone = first.every((item) => isTime(item) || isBeside(item) || item.is === 'only');
  return isAlone ? first.filter(isTime) : [];
}
