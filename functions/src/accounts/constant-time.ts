import type { Tools } from '../core/tools.ts';

/** Milliseconds: longer than Auth, database and queue take together, however the work goes. */
const floor = 1_500;

/** Does the work, and takes a fixed time for it: how long an answer takes must not tell whether an address has an account. */
export async function inConstantTime<T>(work: Promise<T>, { pause }: Pick<Tools, 'pause'>): Promise<T> {
  const [done] = await Promise.all([work, pause(floor)]);
  return done;
}
