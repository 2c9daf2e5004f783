/** A day of the log: its name, and what of it one should know. */

import { plusDays, weekdayOf } from '@platzwart/domain/dates/calendar-days';
import { berlinDate, formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { type LogEntry, type LogGroup, logGroups } from '@platzwart/domain/log/log';
import { type Weekday, weekdayName } from '@platzwart/domain/waiting-list/slot';
import { formatRequestCount, texts } from './texts.ts';

/** 'Heute, Montag, 23.11.2026'. */
export function dayName(day: IsoDate): string {
  const today = berlinDate(new Date());
  const near =
    day === today ? texts.days.today : day === plusDays(today, -1) ? texts.days.yesterday : '';
  return [near, weekdayName(weekdayOf(day) as Weekday), formatGermanDate(day)]
    .filter(Boolean)
    .join(', ');
}

const byWhat = new Map<string, LogGroup>(
  Object.entries(logGroups).flatMap(([group, whats]) =>
    whats.map((what) => [what, group as LogGroup] as const),
  ),
);

export function groupOf({ what }: LogEntry): LogGroup {
  return byWhat.get(what) ?? 'practice';
}

/**
 * What left the practice or was seen that day: '14 Anfragen geöffnet, 1-mal gedruckt oder
 * gespeichert'.
 */
export function summaryOf(entries: readonly LogEntry[]): string {
  const opened = entries
    .filter(({ what }) => what === 'requestsOpened')
    .reduce((sum, { count }) => sum + count, 0);
  const exports = entries.filter((entry) => groupOf(entry) === 'exports').length;
  return texts.daySummary(opened > 0 ? formatRequestCount(opened) : '', exports);
}
