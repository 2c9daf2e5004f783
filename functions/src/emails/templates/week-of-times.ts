/**
 * Times as a small week, in cells of a table: mail programs show no pictures. Its words stand
 * beside it.
 */
import { minutesOf, type Slot, weekdayName, weekdays } from '@platzwart/domain/waiting-list/slot';

/** Chosen slots in the frame of what a practice offers. */
export type WeekOfTimes = { readonly chosen: readonly Slot[]; readonly offered: readonly Slot[] };

const step = 60;

/** A column for each day, a row for each hour; '' where there is nothing to draw. */
export function weekAsHtml({ chosen, offered }: WeekOfTimes): string {
  const all = [...chosen, ...offered];
  if (chosen.length === 0) return '';
  const days = weekdays.filter((day) => day <= Math.max(5, ...all.map(({ weekday }) => weekday)));
  const from = Math.floor(Math.min(...all.map(({ start }) => minutesOf(start))) / step);
  const to = Math.ceil(Math.max(...all.map(({ end }) => minutesOf(end))) / step);
  const has = (slots: readonly Slot[], day: number, hour: number) =>
    slots.some(
      ({ weekday, start, end }) =>
        weekday === day && minutesOf(start) < (hour + 1) * step && minutesOf(end) > hour * step,
    );
  const look = (day: number, hour: number) => {
    if (has(chosen, day, hour)) return ' class="on" bgcolor="#0b6e69"';
    return has(offered, day, hour) ? ' class="off" bgcolor="#bcdcd8"' : '';
  };
  const names = days
    .map(
      (day) =>
        `<td class="hint" align="center" style="color:#454b4a;font-size:12px;line-height:16px">${weekdayName(day).slice(0, 2)}</td>`,
    )
    .join('');
  const rows = Array.from(
    { length: to - from },
    (_, i) =>
      `<tr>${days.map((day) => `<td${look(day, from + i)} width="26" height="8" style="border-radius:2px;font-size:0;line-height:0"></td>`).join('')}</tr>`,
  );
  return `<table aria-hidden="true" role="presentation" cellpadding="0" cellspacing="3" style="margin:8px 0 4px -3px"><tr>${names}</tr>${rows.join('')}</table>`;
}
