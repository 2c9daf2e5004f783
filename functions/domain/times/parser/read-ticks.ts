/** A table of ticks into the reading. */
import type { LocationId } from '../../waiting-list/slot.ts';
import type { Days } from './placed.ts';
import { rangeOf } from './ranges.ts';
import type { Reading } from './reading.ts';
import type { Mark } from './tick-marks.ts';
import type { TickTable } from './tick-table.ts';

/** What is not sure is asked about. */
export function readTicks(
  { start, end, entries, isUnclear, inRows }: TickTable,
  offset: number,
  reading: Reading,
  locationId: LocationId | undefined,
): void {
  const { diagnostics, week, excluded } = reading;
  const has = (mark: Mark | undefined) => entries.some((entry) => entry.mark === mark);
  reading.isBlank = false;
  reading.hasPositive = true;
  // 'Mo x, Di ✓': is Monday struck out? 'Mo x', 'Mi x' alone says neither.
  const isCrossSure = has('no') && !has('yes');
  const isCrossLikely = isCrossSure || (inRows && has(undefined) && !has('yes'));
  const hasMeant = entries.some(({ mark }) => mark && mark !== 'no');
  if (isUnclear || (has('cross') && !isCrossLikely && !has('yes'))) {
    diagnostics.refuse(start + offset, end + offset, isUnclear ? 'contradiction' : 'unread');
    return;
  }
  if (has('cross') && isCrossLikely && !isCrossSure)
    diagnostics.keep(start + offset, end + offset, 'contradiction');
  for (const entry of entries) {
    const [from, until] = [entry.start + offset, entry.end + offset];
    const { weekdays, isNamed, time, mark } = entry;
    const at = { start: from, end: until };
    const ranges = weekdays.map((weekday) =>
      rangeOf({ weekday, isNamed, ...at }, time, locationId),
    );
    const isTaken =
      mark === 'yes' ||
      mark === 'maybe' ||
      (mark === 'cross' && isCrossLikely) ||
      (mark === undefined && !hasMeant);
    if (mark === 'no') excluded.push(...ranges);
    else if (!isTaken) diagnostics.refuse(from, until, 'unread');
    else {
      if (mark === 'maybe') diagnostics.keep(from, until, 'notWeekly');
      if (mark === undefined) diagnostics.keep(from, until, 'contradiction');
      const days: Days = { is: 'days', days: weekdays, isNamed, ...at };
      week.add(ranges, [days], time ? [{ is: 'time', time, ...at }] : [], false);
      reading.named.push(...weekdays);
      reading.hasFree = true;
    }
  }
}
