/**
 * Demand per cell, in people: each counts once, shared over the cells that suit them. Plain counts
 * overstate it by how many those are.
 */
import type { TherapyRequest } from '../request/request.ts';

/**
 * In: requests; those not open, or in no cell, do not count. Out: slot key -> people, a fraction;
 * all of them add up to the number of people, and to those of `demand`.
 */
export function weightedDemand(
  requests: readonly Pick<TherapyRequest, 'status' | 'slotKeys'>[],
  demand = new Map<string, number>(),
): Map<string, number> {
  for (const { status, slotKeys } of requests) {
    if (status !== 'open') continue;
    for (const key of slotKeys) demand.set(key, (demand.get(key) ?? 0) + 1 / slotKeys.length);
  }
  return demand;
}

/** As stored: hundredths, whole; cells that round to nothing are omitted. */
export function inHundredths(demand: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries(
    [...demand]
      .map(([key, people]) => [key, Math.round(people * 100)] as const)
      .filter(([, n]) => n > 0),
  );
}
