import { berlinDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { differenceInCalendarDays, differenceInMonths, differenceInYears, parseISO } from 'date-fns';
import { texts } from './texts.ts';

const t = texts.waitingSince;

/** 'wartet seit 3 Monaten': counts calendar days and picks a natural unit. */
export function waitingSince(requestedAt: Date, today: IsoDate): string {
  const [since, now] = [parseISO(berlinDate(requestedAt)), parseISO(today)];
  const days = Math.max(0, differenceInCalendarDays(now, since));
  if (days < 14) return t.days(days);
  const months = differenceInMonths(now, since);
  if (months < 2) return t.weeks(Math.floor(days / 7));
  return months < 24 && months !== 12 ? t.months(months) : t.years(differenceInYears(now, since));
}
