/** Days as they are typed and shown in settings. */
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import { parseGermanDate } from '@platzwart/domain/dates/parse-date';

/**
 * Converts a typed day to 'yyyy-MM-dd'; '' for none; invalid input stays unchanged, for validation
 * to refuse. Two-digit years mean this century.
 */
export function dayTyped(text: string): string {
  const full = text
    .trim()
    .replace(/^(\d{1,2}[.,/-]\d{1,2}[.,/-])(\d{2})$/, '$120$2')
    .replace(/^(\d{4})(\d{2})$/, '$120$2');
  const parsed = parseGermanDate(full, '9999-12-31');
  return parsed.ok ? parsed.date : text.trim();
}

/** A day as the field shows it: '01.03.2027'. */
export function dayShown(value: string): string {
  return isDay(value) ? formatGermanDate(value) : value;
}

/** Whether it is a day at all, not just what somebody is typing. */
export function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}
