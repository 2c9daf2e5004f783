/**
 * What has a moment happens within a minute of it, however often and beside whatever else the run
 * of each minute is started.
 */
import { services } from '@platzwart/functions/services';
import { runEachMinute } from '@platzwart/functions/tasks';
import { expect, it } from 'vitest';
import { counted } from '../load/count-documents.ts';
import { begin, offeredPlace } from '../support/offered-place.ts';
import { database, toolsAt } from '../support/practice-under-test.ts';

const minute = 60_000;

/** The offers that leave, by person and moment, while runs start by the clock. */
function aClock() {
  let now = begin;
  const left: { address: string; at: Date }[] = [];
  const tools = toolsAt(() => now, {
    send: (_id, { purpose, to }) => {
      if (purpose === 'vacancyOffer') left.push({ address: to.address, at: now });
      return Promise.resolve({ kind: 'taken' });
    },
  });
  return {
    left,
    /** `runs`: that many start at the same moment. */
    goOn: async (from: Date, to: Date, runs = 1) => {
      const first = Math.ceil(from.getTime() / minute) * minute;
      for (let time = first; time <= to.getTime(); time += minute) {
        now = new Date(time);
        await Promise.all(Array.from({ length: runs }, () => runEachMinute(tools)));
      }
    },
  };
}

const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

it('a quiet minute costs four reads, and its record', async () => {
  expect(await counted(database(), (db) => runEachMinute({ ...toolsAt(begin), db }))).toEqual({
    reads: 4,
    writes: 1,
  });
});

it('an offer leaves and a deadline passes within a minute, once by two runs at the same time', async () => {
  const place = await offeredPlace('Minute', [{}, {}], { patience: { unit: 'hours', n: 2 } });
  const { left, goOn } = aClock();
  expect(services.everyMinute.options.schedule).toBe('* * * * *');
  await place.offerAll(after(begin, 20));
  const heldUntil = (await place.offer(0))?.plannedAt ?? begin;
  await goOn(begin, after(heldUntil, -1), 2);
  expect(left).toEqual([]);
  await goOn(heldUntil, after(heldUntil, 60), 2);
  expect(left.map(({ at }) => at)).toEqual([after(begin, 120)]);

  const until = (await place.offer(0))?.until ?? begin;
  await goOn(after(until, -2 * 60), after(until, -1));
  expect(await place.states()).toEqual(['offered', null]);
  await goOn(until, after(until, 60), 2);
  expect(await place.states()).toEqual(['expired', 'offered']);
  const nextHeldUntil = (await place.offer(1))?.plannedAt ?? begin;
  await goOn(nextHeldUntil, after(nextHeldUntil, 60), 2);
  expect(new Set(left.map(({ address }) => address)).size).toBe(2);
  expect(left).toHaveLength(2);
  expect((await place.history(1)).filter(({ what }) => what === 'offered')).toHaveLength(1);
});
