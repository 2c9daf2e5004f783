/**
 * Our holidays against those of the package `date-holidays`: whatever differs is explained here,
 * and nothing is explained that does not.
 */
import { weekdayOf } from '@platzwart/domain/dates/calendar-days';
import { countries } from '@platzwart/domain/practice/country';
import { holidaysIn } from '@platzwart/domain/practice/holidays';
import Holidays from 'date-holidays';
import { expect, test } from 'vitest';

const years = Array.from({ length: 15 }, (_, i) => 2026 + i);

const usage =
  'kept by usage or by most municipalities: a day more is better than a deadline on a holiday';
const municipalities = 'kept by single municipalities or districts';
const halfDay = 'half a day, or only where the canton works itself';

/**
 * 'ours': only we count that day; 'theirs': only they do. By regions and their name of the day,
 * else its date.
 */
const explained: readonly (readonly [
  which: 'ours' | 'theirs',
  regions: string,
  day: string,
  why: string,
])[] = [
  ['ours', 'DE-BY', 'Mariä Himmelfahrt', 'in 1,704 of 2,056 municipalities'],
  [
    'ours',
    'CH-AI',
    'Stephanstag',
    'they leave it out where it follows two other days of rest; the federal list has it every year',
  ],
  ['ours', 'CH-AR', '12-26', 'as in Innerrhoden'],
  ['ours', 'CH-UR', '12-26', 'as in Innerrhoden'],
  ['ours', 'CH-AI', '12-08', 'Mariä Empfängnis, which the federal list has and they do not'],
  ['ours', 'CH-FR CH-LU CH-NW CH-OW CH-SO CH-ZG', 'Ostermontag', usage],
  ['ours', 'CH-FR CH-LU CH-NW CH-OW CH-SO CH-ZG', 'Pfingstmontag', usage],
  ['ours', 'CH-FR CH-NW CH-OW CH-ZG', 'Stephanstag', usage],
  ['ours', 'CH-FR CH-GL CH-LU CH-OW CH-SH CH-SO CH-ZG', 'Berchtoldstag', usage],
  ['ours', 'CH-SO', 'Stephanstag', usage],
  ['ours', 'CH-GR', 'Karfreitag', usage],
  [
    'ours',
    'CH-GL',
    '04-01',
    'Näfelser Fahrt is the first Thursday of April, also on the first of April',
  ],
  ['theirs', 'CH-GL', 'Näfelser Fahrt', 'they have it a week later in those years'],
  ['theirs', 'CH-GL CH-VS', 'Heiliger Abend', `${halfDay}; no working day here anyway`],
  ['theirs', 'CH-GL', 'Silvester', `${halfDay}; no working day here anyway`],
  ['theirs', 'CH-SO CH-VS', 'Tag der Arbeit', halfDay],
  ['theirs', 'CH-SO', 'Josefstag', municipalities],
  ['theirs', 'CH-NE', 'Fronleichnam', municipalities],
  ['theirs', 'CH-NE', 'Ostermontag', 'not in the law of the canton: only its offices are closed'],
  ['theirs', 'CH-VS', 'Pfingstmontag', 'not in the law of the canton: only its offices are closed'],
];

/** Nobody works on Sundays, and ours are listed only where a holiday of a date falls on one. */
const isSundayOfTheirs = (which: string, day: string) => which === 'theirs' && weekdayOf(day) === 7;

const different = new Set(
  countries.flatMap((region) => {
    const [country = '', part] = region.split('-');
    const calendar = part ? new Holidays(country, part) : new Holidays(country);
    return years.flatMap((year) => {
      const listed = calendar
        .getHolidays(year, 'de')
        .map(({ date, name, type }) => ({ day: date.slice(0, 10), name, type }));
      const ours = holidaysIn(year, region);
      const theirs = listed.filter(({ type }) => type === 'public');
      const nameOf = (day: string) => listed.find((each) => each.day === day)?.name ?? day.slice(5);
      const days = [
        ...[...ours]
          .filter((day) => !theirs.some((each) => each.day === day))
          .map((day) => ['ours', day] as const),
        ...theirs.filter(({ day }) => !ours.has(day)).map(({ day }) => ['theirs', day] as const),
      ];
      return days
        .filter(([which, day]) => !isSundayOfTheirs(which, day))
        .map(([which, day]) => `${which} ${region} ${nameOf(day)}`);
    });
  }),
);

test('every holiday of every region from 2026 to 2040 is theirs too, or explained; and no explanation is left over', () => {
  const known = explained.flatMap(([which, regions, day]) =>
    regions.split(' ').map((region) => `${which} ${region} ${day}`),
  );
  expect([...different].toSorted((one, other) => one.localeCompare(other))).toEqual(
    known.toSorted((one, other) => one.localeCompare(other)),
  );
});
