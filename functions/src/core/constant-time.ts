import type { Tools } from './tools.ts';

/** Milliseconds: longer than Auth, database and queue take together, whatever the outcome. */
const floor = 1_500;

/**
 * Does the work in a fixed time, so that the response time does not reveal what was found: an
 * account of an address, a request behind an old link.
 */
export async function inConstantTime<T>(
  work: Promise<T>,
  { pause }: Pick<Tools, 'pause'>,
): Promise<T> {
  const [done] = await Promise.all([work, pause(floor)]);
  return done;
}
