/** Tables of sentences of times, as the tests of the reader hold them. */
import { expect, test } from 'vitest';
import { readTimes } from '../../functions/domain/times/read-times.ts';
import { type Weekday, weekdays } from '../../functions/domain/waiting-list/slot.ts';

/** Open Mo–Fr 8–18 in hours. */
export const openAllDay = {
  selectableLocations: [
    {
      id: 'praxis',
      title: 'Praxis',
      selectableSlots: weekdays
        .slice(0, 5)
        .map((weekday) => ({ weekday, start: '08:00', end: '18:00' })),
    },
  ],
  minSlotSize: 60 as const,
};
const byText = (one: string, other: string) => one.localeCompare(other, 'en');
const names = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

/** 'Mo-Mi,Fr 8-12 14-16; Do 9-10' -> the days' ranges, one a line. */
function expected(short: string): string[] {
  if (short === '-') return [];
  return (short === 'alle' ? 'Mo-Fr 8-18' : short)
    .split('; ')
    .flatMap((group) => {
      const [days = '', ...ranges] = group.split(' ');
      return days.split(',').flatMap((named) => {
        const [first = '', last = first] = named.split('-').map((name) => names.indexOf(name));
        return Array.from(
          { length: Number(last) - Number(first) + 1 },
          (_, i) => Number(first) + i,
        ).flatMap((day) => ranges.map((range) => `${day + 1} ${range}`));
      });
    })
    .sort(byText);
}

/** A line each: text => cells taken ('-' none, 'alle' all) | words kept ? what is asked. */
export function testTable(table: string): void {
  test.each(sentences(table))('$text', ({ text, slots, remaining, asks }) => {
    const read = readTimes(text, openAllDay);
    const taken = read.slots.map(
      ({ weekday, start, end }) =>
        `${weekday as Weekday} ${Number(start.slice(0, 2))}-${Number(end.slice(0, 2))}`,
    );
    expect({
      taken: taken.sort(byText),
      remaining: read.remaining,
      asks: [...new Set(read.asks.map(({ kind }) => kind))].join(', '),
    }).toEqual({
      taken: expected(slots),
      remaining,
      asks,
    });
    expect(read.spans.map((span) => span.text).join('')).toBe(text);
  });
}

const inFull = (text: string) => text.replaceAll('\\n', '\n').replaceAll('\\t', '\t');

export function sentences(table: string) {
  return table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => {
      const [typed = '', answer = ''] = line.split(' => ');
      const [rest = '', asks = ''] = answer.startsWith('- | ? ')
        ? ['- | ?', answer.slice(8)]
        : answer.split(/ \? (?=[a-zA-Z, ]+$)/);
      const [slots = '', remaining = ''] = rest.split(' | ');
      return {
        text: inFull(typed),
        slots: slots.trim(),
        remaining: inFull(remaining),
        asks,
      };
    });
}
