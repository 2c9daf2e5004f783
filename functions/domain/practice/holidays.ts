/**
 * Public holidays of Austria, the German Länder and the Swiss cantons, from 2026. No schemas:
 * browsers load this with the dialog that offers a place. (The package `date-holidays` knows the
 * whole world and weighs a hundred times as much.)
 *
 * Sources: Austria § 7 Arbeitsruhegesetz; Germany the sixteen Feiertagsgesetze; Switzerland the
 * list of the Federal Office of Justice (public holidays and days treated as such), without half
 * days and days of single municipalities. Where most municipalities of a region keep a day, it
 * counts for all of it: people get a day more rather than an e-mail on a holiday.
 */
import { firstWeekday, plusDays, weekdayOf } from '../dates/calendar-days.ts';
import type { IsoDate } from '../dates/german-date.ts';
import type { Country } from './country.ts';
import type { Region } from './region.ts';

/** 'MM-dd', or days from Easter Sunday, or a day that a weekday decides. */
type Day = string | number | ((year: number) => IsoDate | null);

const newYear = '01-01';
const newYearsSecond = '01-02';
const epiphany = '01-06';
const josephsDay = '03-19';
const goodFriday = -2;
const easterMonday = 1;
const labourDay = '05-01';
const ascension = 39;
const whitMonday = 50;
const corpusChristi = 60;
const assumption = '08-15';
const reformationDay = '10-31';
const allSaints = '11-01';
const immaculateConception = '12-08';
const christmas = '12-25';
const secondChristmasDay = '12-26';

const austria: readonly Day[] = [
  newYear,
  epiphany,
  easterMonday,
  labourDay,
  ascension,
  whitMonday,
  corpusChristi,
  assumption,
  '10-26',
  allSaints,
  immaculateConception,
  christmas,
  secondChristmasDay,
];

const germany: readonly Day[] = [
  newYear,
  goodFriday,
  easterMonday,
  labourDay,
  ascension,
  whitMonday,
  '10-03',
  christmas,
  secondChristmasDay,
];

type PartOf<C extends string> = Country extends infer T
  ? T extends `${C}-${infer R}`
    ? R
    : never
  : never;

const laender: Readonly<Record<PartOf<'DE'>, readonly Day[]>> = {
  BW: [epiphany, corpusChristi, allSaints],
  // Assumption: 1,704 of 2,056 municipalities.
  BY: [epiphany, corpusChristi, assumption, allSaints],
  // Once, in 2028: seventy-five years after the uprising of 1953.
  BE: ['03-08', (year) => (year === 2028 ? '2028-06-17' : null)],
  BB: [reformationDay],
  HB: [reformationDay],
  HH: [reformationDay],
  HE: [corpusChristi],
  MV: ['03-08', reformationDay],
  NI: [reformationDay],
  NW: [corpusChristi, allSaints],
  RP: [corpusChristi, allSaints],
  SL: [corpusChristi, assumption, allSaints],
  // Buß- und Bettag: the Wednesday before 23 November.
  SN: [reformationDay, (year) => firstWeekday(3, `${year}-11-16`)],
  ST: [epiphany, reformationDay],
  SH: [reformationDay],
  TH: ['09-20', reformationDay],
};

/** In every canton. */
const switzerland: readonly Day[] = [newYear, ascension, '08-01', christmas];

const usually: readonly Day[] = [goodFriday, easterMonday, whitMonday, secondChristmasDay];
const catholic: readonly Day[] = [corpusChristi, assumption, allSaints, immaculateConception];

/** The Monday after the third Sunday of September. */
const fastMonday = (year: number) => firstWeekday(1, `${year}-09-16`);

const cantons: Readonly<Record<PartOf<'CH'>, readonly Day[]>> = {
  AG: [...usually, newYearsSecond, labourDay, ...catholic],
  AI: [...usually, ...catholic, '09-22'],
  AR: usually,
  BE: [...usually, newYearsSecond],
  BL: [...usually, labourDay],
  BS: [...usually, labourDay],
  FR: [...usually, newYearsSecond, ...catholic],
  // Jeûne genevois: the Thursday after the first Sunday of September. 31 December: Restauration de
  // la République.
  GE: [goodFriday, easterMonday, whitMonday, (year) => firstWeekday(4, `${year}-09-05`), '12-31'],
  // Näfelser Fahrt: the first Thursday of April, or a week later if that is Maundy Thursday.
  GL: [...usually, newYearsSecond, (year) => firstThursdayOfApril(year), allSaints],
  GR: usually,
  JU: [
    goodFriday,
    easterMonday,
    whitMonday,
    newYearsSecond,
    labourDay,
    '06-23',
    corpusChristi,
    assumption,
    allSaints,
  ],
  LU: [...usually, newYearsSecond, ...catholic],
  // 2 January and 26 December only after a Sunday.
  NE: [
    goodFriday,
    '03-01',
    labourDay,
    afterSunday(newYearsSecond),
    afterSunday(secondChristmasDay),
  ],
  NW: [...usually, josephsDay, ...catholic],
  OW: [...usually, newYearsSecond, ...catholic, '09-25'],
  SG: [...usually, allSaints],
  SH: [...usually, newYearsSecond, labourDay],
  SO: [...usually, newYearsSecond, corpusChristi, assumption, allSaints],
  SZ: [...usually, epiphany, josephsDay, ...catholic],
  TG: [...usually, newYearsSecond, labourDay],
  TI: [
    easterMonday,
    whitMonday,
    epiphany,
    josephsDay,
    labourDay,
    ...catholic,
    '06-29',
    secondChristmasDay,
  ],
  UR: [...usually, epiphany, josephsDay, ...catholic],
  VD: [goodFriday, easterMonday, whitMonday, newYearsSecond, fastMonday],
  VS: [josephsDay, ...catholic],
  ZG: [...usually, newYearsSecond, ...catholic],
  ZH: [...usually, labourDay],
};

const known = new Map<string, ReadonlySet<IsoDate>>();

/** In every region of the three countries: what holds where the region is unknown. */
const everywhere: readonly Day[] = [newYear, ascension, christmas];

/** Whether nobody works there by law on that day. Sundays count only if they are a holiday too. */
export function isHoliday(date: IsoDate, region: Region): boolean {
  return holidaysIn(Number(date.slice(0, 4)), region).has(date);
}

/** The holidays of a year. */
export function holidaysIn(year: number, region: Region): ReadonlySet<IsoDate> {
  const key = `${year} ${region}`;
  const before = known.get(key);
  if (before) return before;
  const easter = easterSunday(year);
  const days = daysOf(region).flatMap((day) => {
    const date =
      typeof day === 'number'
        ? plusDays(easter, day)
        : typeof day === 'string'
          ? `${year}-${day}`
          : day(year);
    return date === null ? [] : [date];
  });
  const holidays = new Set(days);
  known.set(key, holidays);
  return holidays;
}

function daysOf(region: Region): readonly Day[] {
  if (region === undefined) return everywhere;
  if (region === 'AT') return austria;
  const part = region.slice(3);
  return region.startsWith('DE')
    ? [...germany, ...laender[part as PartOf<'DE'>]]
    : [...switzerland, ...cantons[part as PartOf<'CH'>]];
}

/** By Gauss, as Meeus gives it for the Gregorian calendar. */
function easterSunday(year: number): IsoDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return plusDays(`${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-01`, days % 31);
}

function firstThursdayOfApril(year: number): IsoDate {
  const first = firstWeekday(4, `${year}-04-01`);
  return first === plusDays(easterSunday(year), -3) ? plusDays(first, 7) : first;
}

function afterSunday(monthAndDay: string): (year: number) => IsoDate | null {
  return (year) => (weekdayOf(`${year}-${monthAndDay}`) === 1 ? `${year}-${monthAndDay}` : null);
}
