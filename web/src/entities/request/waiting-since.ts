import { berlinDate, formatDay, type IsoDate } from '@platzwart/domain/dates/german-date';
import { type Waited, waited } from '@platzwart/domain/dates/waited';

type Words = {
  days: (n: number) => string;
  weeks: (n: number) => string;
  months: (n: number) => string;
  years: (n: number, months: number) => string;
};

/** After 'seit'. */
const since = {
  days: (n: number) => `${n} Tagen`,
  weeks: (n: number) => `${n} Wochen`,
  months: (n: number) => (n === 1 ? 'einem Monat' : `${n} Monaten`),
  years: (n: number, months: number) => {
    const years = n === 1 ? 'einem Jahr' : `${n} Jahren`;
    return months > 0 ? `${years} und ${since.months(months)}` : years;
  },
};

const waits: Words = {
  days: (n) => (n === 0 ? 'seit heute' : n === 1 ? 'seit gestern' : `seit ${since.days(n)}`),
  weeks: (n) => `seit ${since.weeks(n)}`,
  months: (n) => `seit ${since.months(n)}`,
  years: (n, months) => `seit ${since.years(n, months)}`,
};

const spans: Words = {
  days: (n) => (n === 1 ? '1 Tag' : `${n} Tage`),
  weeks: (n) => `${n} Wochen`,
  months: (n) => `${n} Monate`,
  // Of many who wait for years each has another span.
  years: (n, months) =>
    months > 0 ? `${n}\u00a0J. ${months}\u00a0M.` : n === 1 ? '1 Jahr' : `${n} Jahre`,
};

const past: Words = {
  days: (n) => (n === 0 ? 'heute' : n === 1 ? 'gestern' : `vor ${n} Tagen`),
  weeks: (n) => `vor ${n} Wochen`,
  months: (n) => `vor ${n} Monaten`,
  years: (n) => (n === 1 ? 'vor einem Jahr' : `vor ${n} Jahren`),
};

/** 'vor 3 Monaten'. */
export function ago(moment: Date, today: IsoDate): string {
  return textOf(waited(moment, today), past);
}

/** '3 Monate', of a wait that is over. */
export function waitedUntil(requestedAt: Date, end: Date): string {
  return textOf(waited(requestedAt, berlinDate(end)), spans);
}

/** 'wartet seit 3 Monaten' or 'heute eingegangen'. */
export function waitingSince(requestedAt: Date, today: IsoDate): string {
  const wait = waited(requestedAt, today);
  return isToday(wait) ? 'heute eingegangen' : `wartet ${textOf(wait, waits)}`;
}

/** 'seit 3 Monaten'. */
export function waitsSince(requestedAt: Date, today: IsoDate): string {
  return textOf(waited(requestedAt, today), waits);
}

/** '3 Monate' or '2 J. 5 M.', after the word 'wartet'. */
export function waitInShort(requestedAt: Date, today: IsoDate): string {
  const wait = waited(requestedAt, today);
  return textOf(wait, wait.unit === 'days' && wait.n < 2 ? waits : spans);
}

/** 'seit 28.03.2026 (7 Monate)'. */
export function sinceDayAndSpan(requestedAt: Date, today: IsoDate): string {
  const wait = waited(requestedAt, today);
  return `${sinceDay(requestedAt)} (${isToday(wait) ? 'heute' : textOf(wait, spans)})`;
}

/** 'wartet seit 3 Monaten' is too coarse to choose by: 'seit 28.03.2026'. */
export const sinceDay = (requestedAt: Date): string => `seit ${formatDay(requestedAt)}`;

function isToday({ unit, n }: Waited): boolean {
  return unit === 'days' && n === 0;
}

function textOf(wait: Waited, words: Words): string {
  return wait.unit === 'years' ? words.years(wait.n, wait.months) : words[wait.unit](wait.n);
}
