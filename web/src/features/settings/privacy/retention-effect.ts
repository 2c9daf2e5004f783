import type { TherapyRequest } from '@platzwart/domain/request/request';
import { warnedSince } from '@platzwart/domain/retention/retention';

/** How many more of these requests a shorter retention would affect immediately: their deletion notices go out the coming night. */
export function touchedByShorter(
  open: readonly Pick<TherapyRequest, 'activeAt'>[],
  { from, to, now }: { from: number; to: number; now: Date },
): number {
  const [newly, already] = [warnedSince(to, now), warnedSince(from, now)];
  return open.filter(({ activeAt }) => activeAt !== null && activeAt <= newly && activeAt > already).length;
}
