import { momentInBerlin } from '@platzwart/domain/dates/berlin-days';
import { expect, it } from 'vitest';
import { dailyNames, nextDailyWork } from './daily-work.ts';

it.each([
  ['2026-11-22', '2026-11-23'],
  ['2027-03-27', '2027-03-28'],
  ['2027-03-28', '2027-03-29'],
  ['2027-10-30', '2027-10-31'],
  ['2027-10-31', '2027-11-01'],
])('what was done on %s is due again on %s, at its hour in Berlin', (date, following) => {
  const hours = ['03:00', '04:00', '05:00', '09:00', '17:00'];
  const due = hours.map((time) => momentInBerlin(following, time));
  for (const late of [0, 1, 6]) {
    const done = hours.map((time) => momentInBerlin(date, time).getTime() + late * 3_600_000);
    expect(dailyNames.map((name, i) => nextDailyWork(name, new Date(done[i] ?? 0)))).toEqual(due);
  }
});

it('what is done before its hour, late from the day before, is due at that hour', () => {
  const done = momentInBerlin('2026-11-23', '02:30');
  expect(nextDailyWork('nightly', done)).toEqual(momentInBerlin('2026-11-23', '03:00'));
});
