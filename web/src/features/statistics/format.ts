/** Numbers, months and lengths of time as the plots say them. */
import type { Spread } from '@platzwart/domain/statistics/figures';
import type { MonthName } from '@platzwart/domain/statistics/months';

const numbers = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const shares = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 0 });
const longMonths =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

export const formatNumber = (n: number) => numbers.format(n);
export const formatShare = (share: number) => shares.format(share);

const nameOf = (month: MonthName) => longMonths[Number(month.slice(5)) - 1] ?? '';

/** 'November 2026' */
export const monthName = (month: MonthName) => `${nameOf(month)} ${month.slice(0, 4)}`;

/** 'Nov' */
export const shortMonth = (month: MonthName) => nameOf(month).slice(0, 3);

const weeksOfMonth = 365.25 / 12 / 7;

/** Up to this many weeks are told in weeks. */
const weeksUpTo = 12;

export type Unit = 'weeks' | 'months';

/** The unit in which a length and all up to it are told. */
export const unitUpTo = (weeks: number): Unit => (weeks <= weeksUpTo ? 'weeks' : 'months');

export const inUnit = (weeks: number, unit: Unit) =>
  unit === 'weeks' ? weeks : weeks / weeksOfMonth;

const unitNames = { weeks: ['Woche', 'Wochen'], months: ['Monat', 'Monate'] } as const;

/** '6 Monate', '1 Woche'. In: a whole number. */
function formatLength(n: number, unit: Unit): string {
  return `${formatNumber(n)} ${unitNames[unit][n === 1 ? 0 : 1]}`;
}

export const unitName = (unit: Unit) => unitNames[unit][1];

/** '4 bis 8 Monate' */
export function formatSpread({ low, high }: Spread): string {
  const unit = unitUpTo(high);
  const [from, to] = [Math.floor(inUnit(low, unit)), Math.ceil(inUnit(high, unit))];
  return from === 0 ? `bis zu ${formatLength(to, unit)}` : `${from} bis ${formatLength(to, unit)}`;
}
