import { expect, it } from 'vitest';
import { dailyNames } from './core/daily-work.ts';
import { frequentTasks, hourlyTasks, minuteTasks, nightTasks, tasks } from './tasks.ts';

it('every task runs by one of the schedules, or by the queue of daily work', () => {
  const daily = dailyNames.map((name) => tasks[name]);
  expect(
    new Set([...minuteTasks, ...frequentTasks, ...hourlyTasks, ...nightTasks, ...daily]),
  ).toEqual(new Set(Object.values(tasks)));
});
