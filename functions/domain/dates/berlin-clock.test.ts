import { expect, test } from 'vitest';
import { berlinClock, berlinTimeOfDay } from './berlin-clock.ts';

const shown = (moment: string) => {
  const { year, month, day, hour, minute, second } = berlinClock(new Date(moment));
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
};

test.each([
  ['2026-01-14T22:59:59.999Z', '2026-01-14 23:59:59', 'the last second of a day in winter'],
  ['2026-01-14T23:00:00Z', '2026-01-15 00:00:00', 'midnight begins a day'],
  ['2026-07-14T22:00:00Z', '2026-07-15 00:00:00', 'in summer an hour earlier'],
  ['2026-03-29T00:59:59Z', '2026-03-29 01:59:59', 'in spring the clocks leap over an hour'],
  ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00', 'which nobody sees'],
  ['2026-10-25T00:59:59Z', '2026-10-25 02:59:59', 'in autumn one comes twice'],
  ['2026-10-25T01:00:00Z', '2026-10-25 02:00:00', 'for the second time'],
  ['2026-12-31T23:00:00Z', '2027-01-01 00:00:00', 'a year begins'],
  ['1970-01-01T00:00:00Z', '1970-01-01 01:00:00', 'digits of one place are filled up'],
])('at %s clocks show %s: %s', (moment, clock) => {
  expect(shown(moment)).toBe(clock);
});

test('the time of day is two numbers of two digits', () => {
  expect(berlinTimeOfDay(new Date('2026-07-31T22:00:00Z'))).toBe('00:00');
  expect(berlinTimeOfDay(new Date('2026-11-21T13:05:59Z'))).toBe('14:05');
});

test('no moment has no time', () => {
  expect(() => berlinClock(new Date(Number.NaN))).toThrow(RangeError);
});
