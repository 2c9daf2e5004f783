import { setImmediate, setTimeout } from 'node:timers/promises';

/**
 * Waits that many milliseconds, to the fraction: a timer alone knows only whole ones and would pass
 * on the fraction of what came before.
 */
export async function pause(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  await setTimeout(milliseconds - 1);
  while (performance.now() < end) await setImmediate();
}
