import { plusDays } from '@platzwart/domain/dates/calendar-days';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { parseGermanDate } from '@platzwart/domain/dates/parse-date';

/** A planned day: entered like any date, not before today, at most two years ahead. */
export function parsePlannedDay(
  text: string,
  today: IsoDate,
): { ok: true; day: IsoDate } | { ok: false; reason: 'malformed' | 'past' } {
  const parsed = parseGermanDate(text, plusDays(today, 730), 'nearest');
  if (!parsed.ok) return { ok: false, reason: 'malformed' };
  return parsed.date < today ? { ok: false, reason: 'past' } : { ok: true, day: parsed.date };
}
