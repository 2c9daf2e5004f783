import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { expect, test } from 'vitest';
import { formatShortTimes } from '../../../entities/request/short-times.ts';
import { readTypedTimes, timesForNote } from './typed-times.ts';

const week = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, start: '08:00', end: '12:00' },
  { weekday, start: '13:00', end: '18:00' },
]);
const form = aFormConfiguration({
  selectableLocations: ['lend', 'mitte'].map((id) => ({ id, title: id, selectableSlots: week })),
});
const read = (text: string, locationIds: string[] = []) => readTypedTimes(text, form, locationIds);
const plain = (text: string) => formatShortTimes(read(text).slots).join(' · ').replaceAll('\u00a0', ' ');

test.each([
  ['Di 14-16, Do vorm.', 'Di 14–16 · Do 8–12'],
  ['di 14 bis 16 und do vormittags', 'Di 14–16 · Do 8–12'],
  ['Mo nachm., Mi ganztags', 'Mo, Mi 13–18 · Mi 8–12'],
  ['Mo-Fr ab 15', 'Mo–Fr 15–18'],
  ['flexibel', 'Mo–Fr 8–12 · Mo–Fr 13–18'],
])('%j is %j', (text, short) => {
  expect(plain(text)).toBe(short);
});

test('without a location the times are for all of them', () => {
  expect(new Set(read('Di 14-16').slots.map(({ locationId }) => locationId))).toEqual(new Set(['lend', 'mitte']));
  expect(new Set(read('Di 14-16', ['mitte']).slots.map(({ locationId }) => locationId))).toEqual(new Set(['mitte']));
});

test('what is no time or not offered goes into the note', () => {
  expect(read('Di 14-16, wenn Oma kann').unread).toBe('wenn');
  expect(read('Sa 9-10').lost).toBe('Sa 9–10 Uhr');
  for (const text of ['Di 14-16, wenn Oma kann', 'Sa 9-10']) expect(timesForNote(` ${text} `, read(text))).toBe(text);
  expect(timesForNote('Di 14-16', read('Di 14-16'))).toBe('');
});
