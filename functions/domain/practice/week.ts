/**
 * The times a practice offers in a week, as a short text for lists of practices: '1 0800-1200
 * 1300-1800,3 0900-1300'. No schemas.
 */
import type { WeeklyRange } from '../waiting-list/slot.ts';

/** Seven days of a dozen ranges. */
export const maxWeekLength = 900;

/** Of all locations together; '' for no times, and for a week too scattered to be drawn. */
export function weekOf(
  plans: readonly { readonly selectableSlots: readonly WeeklyRange[] }[],
): string {
  const days = new Map<number, { start: string; end: string }[]>();
  const all = plans.flatMap(({ selectableSlots }) => selectableSlots);
  for (const { weekday, start, end } of all.toSorted(
    (a, b) => a.weekday - b.weekday || (a.start < b.start ? -1 : 1),
  )) {
    const ranges = days.get(weekday) ?? [];
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = end > last.end ? end : last.end;
    else ranges.push({ start, end });
    days.set(weekday, ranges);
  }
  const written = [...days]
    .map(([day, ranges]) => [day, ...ranges.map(({ start, end }) => `${start}-${end}`)].join(' '))
    .join(',');
  const week = written.replaceAll(':', '');
  return week.length > maxWeekLength ? '' : week;
}

/** Its ranges, in order; none where it cannot be read. */
export function rangesOf(week = ''): { weekday: number; start: string; end: string }[] {
  return week.split(',').flatMap((day) => {
    const [weekday, ...ranges] = day.split(' ');
    return ranges.flatMap((range) => {
      const parts = /^(\d\d)(\d\d)-(\d\d)(\d\d)$/.exec(range);
      return parts
        ? [
            {
              weekday: Number(weekday),
              start: `${parts[1]}:${parts[2]}`,
              end: `${parts[3]}:${parts[4]}`,
            },
          ]
        : [];
    });
  });
}
