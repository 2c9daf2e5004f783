import type { Slot } from '@platzwart/domain/waiting-list/slot';
import { expect, test } from 'vitest';
import { commonTimes } from './common-times.ts';

const slot = (weekday: Slot['weekday'], start: string, end: string, locationId = 'mitte') =>
  ({ locationId, weekday, start, end }) as Slot;

test('what several people have in common is the part of each time that all of them named, at one place', () => {
  const ada = { slots: [slot(1, '08:00', '12:00'), slot(4, '14:00', '18:00')] };
  const ben = {
    slots: [slot(1, '10:00', '14:00'), slot(4, '16:00', '17:00'), slot(5, '08:00', '09:00')],
  };
  expect(commonTimes([ada, ben])).toEqual([slot(1, '10:00', '12:00'), slot(4, '16:00', '17:00')]);
  expect(
    commonTimes([ada, ben, { slots: [slot(1, '12:00', '13:00'), slot(4, '08:00', '16:30')] }]),
  ).toEqual([slot(4, '16:00', '16:30')]);
  expect(commonTimes([ada, { slots: [slot(1, '08:00', '12:00', 'nord')] }])).toEqual([]);
});
