import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inConstantTime } from './constant-time.ts';
import { evenAnswer } from './even-answer.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/**
 * The work takes that many milliseconds of a clock that the test moves; the pause is told, not
 * waited for.
 */
async function answered(
  milliseconds: number,
  fails = false,
  inSteps: typeof evenAnswer = evenAnswer,
) {
  const pauses: number[] = [];
  const work = async () => {
    vi.advanceTimersByTime(milliseconds);
    if (fails) throw new Error('refused');
    return 'answer';
  };
  const answer = await inSteps(work, {
    pause: (pause) => Promise.resolve(void pauses.push(pause)),
  }).catch((error: Error) => error.message);
  return { answer, pauses };
}

it.each([
  [0, 0],
  [3, 47],
  [24, 26],
  [26, 24],
  [50, 0],
  [60, 40],
])(
  'answers after a whole number of steps: work of %i ms waits for %i',
  async (milliseconds, pause) => {
    expect(await answered(milliseconds)).toEqual({ answer: 'answer', pauses: [pause] });
  },
);

it('lets an error wait as well', async () => {
  expect(await answered(3, true)).toEqual({ answer: 'refused', pauses: [47] });
});

it.each([
  [0, 0],
  [400, 1100],
  [1600, 1400],
  [3000, 0],
])(
  'with accounts, of which it asks others, in longer ones: %i ms wait for %i',
  async (milliseconds, pause) => {
    for (const fails of [false, true])
      expect((await answered(milliseconds, fails, inConstantTime)).pauses).toEqual([pause]);
  },
);
