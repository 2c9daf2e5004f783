import { momentInBerlin } from '@platzwart/domain/dates/berlin-days';
import { expect, it } from 'vitest';
import { dailyHours, dailyTasksAt, frequentTasks, hourlyTasks, tasks } from './tasks.ts';

/** When the scheduler calls on that day, configured with `5 {hours} * * *` in Berlin. */
const moments = (date: string) =>
  dailyHours.map((hour) => momentInBerlin(date, `${String(hour).padStart(2, '0')}:05`));
const tasksAt = (moment: Date) => dailyTasksAt(moment.toISOString());

it.each(['2026-11-22', '2027-03-28', '2027-10-31'])(
  'each daily task runs once on %s, however late the call comes',
  (date) => {
    const names = (late: number) =>
      moments(date).flatMap((moment) =>
        tasksAt(new Date(moment.getTime() + late * 60_000)).map(({ name }) => name),
      );
    expect(names(0)).toEqual(['intake', 'nightly', 'retention', 'bin', 'followUp', 'digest']);
    expect(names(20)).toEqual(names(0));
  },
);

it('no daily task runs at other times', () => {
  expect(tasksAt(momentInBerlin('2026-11-22', '12:00'))).toEqual([]);
});

it('every task runs by one of the schedules', () => {
  const daily = moments('2026-11-22').flatMap(tasksAt);
  expect(new Set([...frequentTasks, ...hourlyTasks, ...daily])).toEqual(
    new Set(Object.values(tasks)),
  );
});
