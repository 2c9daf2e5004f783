import { describe, expect, test } from 'vitest';
import { cellsOf } from './slot.ts';
import {
  nextRange,
  type PlanRow,
  planMessages,
  planProblem,
  readTime,
  remainderOf,
  rowProblems,
  soundRanges,
  typedTime,
} from './weekly-plan.ts';

const monday = (start: string, end: string): PlanRow => ({ weekday: 1, start, end });
const messages = (...rows: PlanRow[]) =>
  [...rowProblems(rows)].map(([i, { field, message }]) => [i, field, message]);

test.each([
  ['8', '08:00'],
  ['08', '08:00'],
  ['8:30', '08:30'],
  ['8.30', '08:30'],
  ['8,30', '08:30'],
  ['830', '08:30'],
  ['0830', '08:30'],
  [' 18 Uhr ', '18:00'],
  ['18h', '18:00'],
  ['24', '24:00'],
  ['8:10', '08:10'],
  ['24:15', undefined],
  ['8:60', undefined],
  ['8:3', undefined],
  ['acht', undefined],
  ['', undefined],
])('%j is typed for %j', (text, time) => expect(readTime(text)).toBe(time));

test('what cannot be read stays as it was written, and 0 o’clock at the end is the end of the day', () => {
  expect(typedTime(' 8.30', 'start')).toBe('08:30');
  expect(typedTime('acht', 'start')).toBe('acht');
  expect(typedTime('0', 'end')).toBe('24:00');
  expect(typedTime('0', 'start')).toBe('00:00');
});

describe('what is wrong is said at its row', () => {
  test.each([
    ['nothing typed', monday('', '12:00'), 'start', planMessages.noStart],
    ['no end typed', monday('08:00', ''), 'end', planMessages.noEnd],
    ['words', monday('acht', '12:00'), 'start', planMessages.noTime('acht')],
    ['minutes between quarters', monday('08:00', '12:10'), 'end', planMessages.noQuarter('12:10')],
    ['the end before the start', monday('12:00', '10:00'), 'end', planMessages.reversed],
    ['both the same', monday('08:00', '08:00'), 'end', planMessages.same],
    ['a night', monday('22:00', '02:00'), 'end', planMessages.overMidnight(1, '02:00')],
    [
      'a start at the end of the day',
      monday('24:00', '24:00'),
      'start',
      planMessages.startsAtMidnight,
    ],
  ])('%s', (_what, row, field, message) =>
    expect(messages(monday('06:00', '07:00'), row)).toEqual([[1, field, message]]),
  );

  test('of two that overlap, the later one names the earlier; a long one is compared with all it covers', () => {
    expect(messages(monday('10:00', '14:00'), monday('08:00', '12:00'))).toEqual([
      [0, 'start', planMessages.overlap({ weekday: 1, start: '08:00', end: '12:00' })],
    ]);
    expect(
      messages(monday('08:00', '18:00'), monday('09:00', '10:00'), monday('12:00', '13:00')).map(
        ([i]) => i,
      ),
    ).toEqual([1, 2]);
    expect(messages(monday('08:00', '12:00'), monday('08:00', '12:00')).map(([i]) => i)).toEqual([
      1,
    ]);
  });

  test('ranges that touch, other days and a whole day are fine', () => {
    expect(
      messages(
        monday('00:00', '24:00'),
        { weekday: 2, start: '08:00', end: '10:00' },
        { weekday: 2, start: '10:00', end: '12:00' },
      ),
    ).toEqual([]);
  });

  test('what is wrong counts for nothing, and the rest is put in order', () => {
    expect(
      soundRanges([monday('13:00', '18:00'), monday('', ''), monday('08:00', '12:00')]),
    ).toEqual([monday('08:00', '12:00'), monday('13:00', '18:00')]);
  });
});

describe('the plan as a whole', () => {
  const allDay = (days: number) =>
    Array.from({ length: days }, (_, i) => ({ weekday: i + 1, start: '00:00', end: '24:00' }));

  test('whole days are possible as long as their cells can be counted', () => {
    expect(planProblem(allDay(5), 30)).toBeUndefined();
    expect(planProblem(allDay(6), 30)).toBe(planMessages.tooManyCells(288));
    expect(planProblem(allDay(7), 60)).toBeUndefined();
  });

  test('too many ranges are too many, however short', () => {
    const quarters = (n: number) =>
      Array.from({ length: n }, (_, i) => ({
        weekday: 1 + (i % 7),
        start: `0${Math.floor(i / 14)}:00`,
        end: `0${Math.floor(i / 14)}:15`,
      }));
    expect(planProblem(quarters(84), 60)).toBeUndefined();
    expect(planProblem(quarters(85), 60)).toBe(planMessages.tooManyRanges);
  });
});

test('minutes that make no whole cell are named, the ones that patients indeed cannot choose', () => {
  expect(remainderOf({ weekday: 1, start: '08:00', end: '12:00' }, 60)).toBeUndefined();
  const left = remainderOf({ weekday: 1, start: '08:00', end: '12:30' }, 60);
  expect(left?.rest).toEqual({ weekday: 1, start: '12:00', end: '12:30' });
  expect(left?.text).toBe(
    'Die letzten 30 Minuten (12–12:30 Uhr) werden nicht angeboten: Ein Zeitfenster dauert 60 Minuten.',
  );
  expect(
    cellsOf({ id: 'any', selectableSlots: [{ weekday: 1, start: '08:00', end: '12:30' }] }, 60).at(
      -1,
    )?.end,
  ).toBe('12:00');
  expect(remainderOf({ weekday: 1, start: '08:00', end: '08:45' }, 60)?.text).toBe(
    planMessages.notOffered(60),
  );
});

describe('a further range continues where the last one ended', () => {
  test.each([
    ['an empty day begins in the morning', [], monday('08:00', '12:00')],
    ['after an hour’s break', [monday('08:00', '12:00')], monday('13:00', '17:00')],
    ['until midnight at most', [monday('08:00', '21:00')], monday('22:00', '24:00')],
    ['without a break where none fits', [monday('08:00', '23:00')], monday('23:00', '24:00')],
    [
      'in the last gap where nothing fits behind',
      [monday('08:00', '12:00'), monday('13:00', '24:00')],
      monday('12:00', '13:00'),
    ],
    ['nowhere on a full day', [monday('00:00', '24:00')], undefined],
  ])('%s', (_what, rows, range) =>
    expect(nextRange([...rows, { weekday: 2, start: '00:00', end: '24:00' }], 1)).toEqual(range),
  );
});
