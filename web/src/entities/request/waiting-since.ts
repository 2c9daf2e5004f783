import { berlinDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { differenceInCalendarDays, differenceInMonths, differenceInYears, parseISO } from 'date-fns';

const t = {
  days: (n: number) => (n === 0 ? 'heute eingegangen' : n === 1 ? 'wartet seit gestern' : `wartet seit ${n} Tagen`),
  weeks: (n: number) => `wartet seit ${n} Wochen`,
  months: (n: number) => `wartet seit ${n} Monaten`,
  years: (n: number) => (n === 1 ? 'wartet seit einem Jahr' : `wartet seit ${n} Jahren`),
};

/** 'wartet seit 3 Monaten': counts calendar days and picks a natural unit. */
export function waitingSince(requestedAt: Date, today: IsoDate): string {
  const [since, now] = [parseISO(berlinDate(requestedAt)), parseISO(today)];
  const days = Math.max(0, differenceInCalendarDays(now, since));
  if (days < 14) return t.days(days);
  const months = differenceInMonths(now, since);
  if (months < 2) return t.weeks(Math.floor(days / 7));
  return months < 24 && months !== 12 ? t.months(months) : t.years(differenceInYears(now, since));
}
