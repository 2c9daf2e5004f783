/**
 * The sweeps of the schedules `everyMinute` and `everyFiveMinutes`, both once a minute, in the demo
 * world (`world.ts` starts it): the emulator never fires schedules.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { allOf } from '@platzwart/functions/core/all-of';
import { runEachMinute, runSweeps } from '@platzwart/functions/tasks';
import { demoDatabase, demoTools } from './demo-tools.ts';

const tools = demoTools(demoDatabase(), () => new Date());
for (;;) {
  await pause(60_000);
  // The next minute tries again.
  await allOf([runEachMinute(tools), runSweeps(tools)]).catch(console.error);
}
