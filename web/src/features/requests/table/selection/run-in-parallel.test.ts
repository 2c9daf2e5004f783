import { expect, test } from 'vitest';
import { runInParallel } from './run-in-parallel.ts';

const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

test('never more than so many run at once, and each is done once', async () => {
  let running = 0;
  let maxRunning = 0;
  const seen: number[] = [];
  const steps: number[] = [];
  const items = Array.from({ length: 40 }, (_, i) => i);
  const outcome = await runInParallel(
    items,
    6,
    async (item) => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      seen.push(item);
      await soon();
      running -= 1;
      return undefined;
    },
    (through) => steps.push(through),
  );
  expect(maxRunning).toBe(6);
  expect(seen).toEqual(items);
  expect(steps).toEqual(items.map((i) => i + 1));
  expect(outcome).toEqual({ done: items, refused: [] });
});

test('what is refused is told with its reason and holds up nobody else', async () => {
  const outcome = await runInParallel(['a', 'b', 'c'], 2, async (item) => {
    await soon();
    return item === 'b' ? 'warum' : undefined;
  });
  expect(outcome).toEqual({ done: ['a', 'c'], refused: [{ item: 'b', reason: 'warum' }] });
});
