import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

const flood = Array.from({ length: 500 }, (_, n) => `flood ${n}`);
const ownerOf = (item: string) => item.split(' ')[0] ?? '';
const never = () => false;

it('takes from each owner in turn, each in its own order, so that a flood delays nobody else', async () => {
  const done: string[] = [];
  await inTurn([...flood, 'a 0', 'a 1', 'b 0'], { ownerOf, atOnce: 2, isOver: never }, (item) =>
    Promise.resolve(done.push(item)),
  );
  expect(done.slice(0, 6)).toEqual(['flood 0', 'a 0', 'b 0', 'flood 1', 'a 1', 'flood 2']);
  expect(done.filter((item) => ownerOf(item) === 'flood')).toEqual(flood);
});

it('goes on with the others while one owner’s item takes for ever', async () => {
  const done: string[] = [];
  const stuck = Promise.withResolvers<void>();
  const all = inTurn(
    ['flood 0', 'flood 1', 'a 0', 'a 1', 'b 0'],
    { ownerOf, atOnce: 2, isOver: never },
    async (item) => {
      if (item === 'flood 0') await stuck.promise;
      done.push(item);
      if (done.length === 3) stuck.resolve();
    },
  );
  await all;
  expect(done).toEqual(['a 0', 'b 0', 'a 1', 'flood 0', 'flood 1']);
});

it('works on as many owners at once as it may, and on one of each', async () => {
  const running = new Set<string>();
  let most = 0;
  await inTurn(
    ['a 0', 'a 1', 'b 0', 'b 1', 'c 0', 'c 1', 'd 0'],
    { ownerOf, atOnce: 3, isOver: never },
    async (item) => {
      expect(running.has(ownerOf(item))).toBe(false);
      running.add(ownerOf(item));
      most = Math.max(most, running.size);
      await new Promise(setImmediate);
      running.delete(ownerOf(item));
    },
  );
  expect(most).toBe(3);
});

it('begins nothing once its time is over', async () => {
  const done: string[] = [];
  await inTurn(flood, { ownerOf, atOnce: 1, isOver: () => done.length >= 3 }, (item) =>
    Promise.resolve(done.push(item)),
  );
  expect(done).toEqual(flood.slice(0, 3));
});
