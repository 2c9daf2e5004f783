import { berlinDate, formatDay, type IsoDate } from '@platzwart/domain/dates/german-date';
import { differenceInCalendarDays, differenceInMonths, differenceInYears, parseISO } from 'date-fns';

const t = {
  days: (n: number) => (n === 0 ? 'heute eingegangen' : n === 1 ? 'wartet seit gestern' : `wartet seit ${n} Tagen`),
  weeks: (n: number) => `wartet seit ${n} Wochen`,
  months: (n: number) => `wartet seit ${n} Monaten`,
  years: (n: number) => (n === 1 ? 'wartet seit einem Jahr' : `wartet seit ${n} Jahren`),
};

const spans = {
  days: (n: number) => (n === 0 ? 'seit heute' : n === 1 ? 'seit gestern' : `${n} Tage`),
  weeks: (n: number) => `${n} Wochen`,
  months: (n: number) => `${n} Monate`,
  years: (n: number) => (n === 1 ? '1 Jahr' : `${n} Jahre`),
};

const past = {
  days: (n: number) => (n === 0 ? 'heute' : n === 1 ? 'gestern' : `vor ${n} Tagen`),
  weeks: (n: number) => `vor ${n} Wochen`,
  months: (n: number) => `vor ${n} Monaten`,
  years: (n: number) => (n === 1 ? 'vor einem Jahr' : `vor ${n} Jahren`),
};

/** 'vor 3 Monaten'. */
export function ago(moment: Date, today: IsoDate): string {
  return inNaturalUnit(moment, today, past);
}

/** '3 Monate', of a wait that is over. */
export function waitedUntil(requestedAt: Date, end: Date): string {
  return inNaturalUnit(requestedAt, berlinDate(end), { ...spans, days: (n) => (n === 1 ? '1 Tag' : `${n} Tage`) });
}

/** 'wartet seit 3 Monaten': counts calendar days and picks a natural unit. */
export function waitingSince(requestedAt: Date, today: IsoDate): string {
  return inNaturalUnit(requestedAt, today, t);
}

/** '3 Monate' or '2 J. 5 M.', after the word 'wartet': of many who wait for years each has another. */
export function waitInShort(requestedAt: Date, today: IsoDate): string {
  const months = differenceInMonths(parseISO(today), parseISO(berlinDate(requestedAt)));
  return months > 24 && months % 12 > 0
    ? `${Math.floor(months / 12)}\u00a0J. ${months % 12}\u00a0M.`
    : inNaturalUnit(requestedAt, today, spans);
}

/** 'wartet seit 3 Monaten' is too coarse to choose by: 'seit 28.03.2026'. */
export const sinceDay = (requestedAt: Date): string => `seit ${formatDay(requestedAt)}`;

function inNaturalUnit(requestedAt: Date, today: IsoDate, words: typeof t): string {
  const [since, now] = [parseISO(berlinDate(requestedAt)), parseISO(today)];
  const days = Math.max(0, differenceInCalendarDays(now, since));
  if (days < 14) return words.days(days);
  const months = differenceInMonths(now, since);
  if (months < 2) return words.weeks(Math.floor(days / 7));
  return months < 24 && months !== 12 ? words.months(months) : words.years(differenceInYears(now, since));
}
