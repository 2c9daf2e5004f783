import { expect, test } from 'vitest';
import { type CalendarPlace, calendarFile } from './calendar-file.ts';

const place: CalendarPlace = {
  vacancyId: 'a'.repeat(32),
  slot: { start: '15:00', end: '16:00' },
  rhythm: 'weekly',
  startsOn: '2026-12-02',
  endsOn: null,
  title: 'Termin: Praxis Muster',
  address: 'Annenstraße 10, 8020 Graz',
};
const lines = (overrides: Partial<CalendarPlace> = {}) =>
  calendarFile({ ...place, ...overrides }, new Date('2026-11-24T09:30:00.123Z')).split('\r\n');

test('an appointment of every week in Berlin time', () => {
  expect(lines().slice(-11)).toEqual([
    'BEGIN:VEVENT',
    `UID:${'a'.repeat(32)}@platzwart`,
    'DTSTAMP:20261124T093000Z',
    'DTSTART;TZID=Europe/Berlin:20261202T150000',
    'DTEND;TZID=Europe/Berlin:20261202T160000',
    'RRULE:FREQ=WEEKLY',
    'SUMMARY:Termin: Praxis Muster',
    'LOCATION:Annenstraße 10\\, 8020 Graz',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(lines()).toContain('BEGIN:VTIMEZONE');
});

test('every two weeks up to a last day, or once', () => {
  expect(lines({ rhythm: 'fortnightly', endsOn: '2027-01-27' })).toContain(
    'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20270127T235959Z',
  );
  expect(lines({ rhythm: 'once' }).filter((line) => line === 'RRULE:FREQ=WEEKLY')).toEqual([]);
});

test('midnight is the next day', () => {
  expect(lines({ slot: { start: '23:00', end: '24:00' } })).toContain(
    'DTEND;TZID=Europe/Berlin:20261203T000000',
  );
});

test('long lines are folded within 75 bytes and read as they were', () => {
  const title = `Termin: ${'Übungsräume; '.repeat(20)}`;
  const file = lines({ title });
  const encoder = new TextEncoder();
  for (const line of file) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
  expect(file.join('\r\n').replaceAll('\r\n ', '')).toContain(
    `SUMMARY:${title.replaceAll(';', '\\;')}\r\n`,
  );
});

test('without an address there is no line for it', () => {
  expect(lines({ address: '' }).some((line) => line.startsWith('LOCATION'))).toBe(false);
});
