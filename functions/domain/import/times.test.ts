import { describe, expect, test } from 'vitest';
import { describeSlots } from '../waiting-list/slot.ts';
import { readTimes } from './times.ts';

const read = (text: string) => {
  const { ranges, isFlexible, unread } = readTimes(text);
  if (unread !== undefined) return `? ${unread}`;
  return isFlexible ? 'any time' : describeSlots(ranges.map(({ isNamed: _isNamed, ...range }) => ({ ...range, locationId: 'praxis' })));
};

describe('times as practices note them', () => {
  test.each([
    ['Mo 8-12, Di u. Do nachmittags', 'Mo 8–12 Uhr, Di 12–24 Uhr, Do 12–24 Uhr'],
    ['Mo-Mi vormittags', 'Mo 0–12 Uhr, Di 0–12 Uhr, Mi 0–12 Uhr'],
    ['Mo.-Di. 8.30-12.00 Uhr', 'Mo 8:30–12 Uhr, Di 8:30–12 Uhr'],
    ['Mi ab 14', 'Mi 14–24 Uhr'],
    ['Do bis 11 Uhr; Fr ab 16h', 'Do 0–11 Uhr, Fr 16–24 Uhr'],
    ['Montag bis Dienstag von 8 bis 12 Uhr', 'Mo 8–12 Uhr, Di 8–12 Uhr'],
    ['Mo/Mi + Fr früh', 'Mo 0–10 Uhr, Mi 0–10 Uhr, Fr 0–10 Uhr'],
    ['vormittags Mo, Di, nachmittags Mi', 'Mo 0–12 Uhr, Di 0–12 Uhr, Mi 12–24 Uhr'],
    ['Montagvormittag, Mittwochnachmittag', 'Mo 0–12 Uhr, Mi 12–24 Uhr'],
    ['Mo 8-10, 14-16 und Di', 'Mo 8–10 Uhr, Mo 14–16 Uhr, Di 0–24 Uhr'],
    ['Sonnabend zwischen 9 und 11', 'Sa 9–11 Uhr'],
    ['Mo 14 Uhr', 'Mo 14–15 Uhr'],
    ['Mo 8:20-9:50', 'Mo 8:30–9:45 Uhr'],
    ['Mo 8 Uhr 30 - 9 Uhr 15', 'Mo 8:30–9:15 Uhr'],
    ['Mo 08:00:00-10:00:00', 'Mo 8–10 Uhr'],
    ['Mo 8.-12.', 'Mo 8–12 Uhr'],
    ['Mo 14h30-16h', 'Mo 14:30–16 Uhr'],
    ['Mo 10.15-11.45', 'Mo 10:15–11:45 Uhr'],
    ['Mo 8h-10h', 'Mo 8–10 Uhr'],
  ])('%j', (text, times) => {
    expect(read(text)).toBe(times);
  });

  test('without a day hold on all of them, which is why no day is one that somebody named', () => {
    const { ranges } = readTimes('werktags ab 16');
    expect(ranges.map(({ weekday, isNamed }) => [weekday, isNamed])).toEqual([1, 2, 3, 4, 5].map((weekday) => [weekday, false]));
    expect(readTimes('nachmittags').ranges).toHaveLength(7);
    expect(readTimes('Mo-Di').ranges.every(({ isNamed }) => isNamed)).toBe(true);
  });

  test('said twice narrow each other, joined by a comma they add up', () => {
    expect(read('Di nachmittags ab 15 Uhr')).toBe('Di 15–24 Uhr');
    expect(read('Di vormittags, ab 15 Uhr')).toBe('Di 0–12 Uhr, Di 15–24 Uhr');
  });

  test('in our own words are understood: what was exported comes back', () => {
    const slots = [
      { locationId: 'praxis', weekday: 1, start: '08:00', end: '12:00' },
      { locationId: 'praxis', weekday: 3, start: '14:30', end: '16:00' },
    ];
    expect(read(describeSlots(slots))).toBe(describeSlots(slots));
  });

  test.each(['flexibel', 'zeitlich sehr flexibel', 'egal', 'jederzeit'])('%j is any time', (text) => {
    expect(read(text)).toBe('any time');
  });

  test.each(['', ' ', '-', 'k.A.'])('%j says nothing', (text) => {
    expect(readTimes(text)).toEqual({ ranges: [], isFlexible: false });
  });

  // A misread time would put somebody on the wrong waiting list: ambiguous text is refused.
  test.each([
    ['nicht Montag', '? nicht'],
    ['Mo vielleicht', '? vielleicht'],
    ['Mo 12-8', '? 12-8'],
    ['Mo 25-26', '? 25-26'],
    ['Mo 8:75', '? 8:75'],
    ['Fr-Mo', '? Fr-Mo'],
    ['Mo nachmittags 2-4', '? Mo nachmittags 2-4'],
    ['ab 14 Mo 8-12', '? ab 14 Mo 8-12'],
    ['mittendrin', '? mittendrin'],
    // A day, not an hour.
    ['Di ab 15.12.', '? ab'],
    ['ab 15.01. Mo', '? ab'],
    ['Di ab 10.12', '? ab'],
    ['Di ab 16.01.2027', '? ab'],
    ['Di ab 1. Dezember', '? ab'],
    ['08. Dez', '? 08.'],
    ['Mo bis 17. Jänner', '? bis'],
    // What restricts adds nothing.
    ['Mo–Fr 8–12 Uhr, Fr nur bis 10', '? nur'],
    ['jeden 2. Mo', '? jeden'],
    ['jeden zweiten Montag', '? jeden'],
    ['14-tägig Mo', '? -tägig'],
    ['nicht vor 14', '? nicht'],
    ['22:00-00:00', '? 22:00-00:00'],
  ])('%j is named instead of guessed', (text, answer) => {
    expect(read(text)).toBe(answer);
  });
});
