import { expect, it } from 'vitest';
import { evenAnswer } from './even-answer.ts';

/** The work takes that many milliseconds; the pause is told, not waited for. */
async function answered(milliseconds: number, fails = false) {
  const pauses: number[] = [];
  const tools = { pause: (pause: number) => Promise.resolve(void pauses.push(pause)) };
  const began = performance.now();
  let took = 0;
  const work = async () => {
    while (performance.now() - began < milliseconds);
    took = performance.now() - began;
    if (fails) throw new Error('refused');
    return 'answer';
  };
  const answer = await evenAnswer(work, tools).catch((error: Error) => error.message);
  return { answer, sum: took + (pauses[0] ?? 0), pauses };
}

it.each([0, 3, 30])('answers after a whole number of steps: work of %i ms', async (milliseconds) => {
  const { answer, sum, pauses } = await answered(milliseconds);
  expect(answer).toBe('answer');
  expect(pauses).toHaveLength(1);
  // What passes between the two readings of the clock is less than a millisecond.
  expect(sum % 25 < 1 || sum % 25 > 24).toBe(true);
});

it('lets an error wait as well', async () => {
  const { answer, pauses } = await answered(3, true);
  expect(answer).toBe('refused');
  expect(pauses[0]).toBeGreaterThan(15);
});
