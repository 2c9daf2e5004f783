import type { Tools } from './tools.ts';

/**
 * Milliseconds. Many times the difference that is to be hidden, longer than most work takes, and
 * still nothing that a sender notices.
 */
const usual = 50;

/**
 * Does the work, and answers only when a whole number of steps has passed since: small differences
 * in work, such as another person's document to read, then do not show in the time (decision 0120).
 * An error waits as well.
 */
export async function evenAnswer<T>(
  work: () => Promise<T>,
  { pause }: Pick<Tools, 'pause'>,
  step = usual,
): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const took = performance.now() - began;
    await pause(Math.ceil(took / step) * step - took);
  }
}
