/** Rate limits: `rateLimits/{id}` stores the attempts within the current window. */
import * as z from 'zod/mini';

export const RateLimit = z.strictObject({
  moments: z.array(z.date()),
  /** From then on the document is obsolete and may be deleted. */
  expiresAt: z.date(),
});
export type RateLimit = z.infer<typeof RateLimit>;

/** At most `max` attempts within any `minutes` minutes. */
export type Limit = { readonly max: number; readonly minutes: number };

/** Counts an attempt at this moment: the new record; undefined if the limit is exceeded. */
export function withAttempt(
  limit: Limit,
  stored: RateLimit | undefined,
  now: Date,
): RateLimit | undefined {
  const window = limit.minutes * 60_000;
  const counting = (stored?.moments ?? []).filter(
    (moment) => moment.getTime() > now.getTime() - window,
  );
  if (counting.length >= limit.max) return undefined;
  return { moments: [...counting, now], expiresAt: new Date(now.getTime() + window) };
}

/**
 * A count per fixed window, for very frequent events: written by blind increments, read only by
 * those who need it.
 */
export const Tally = z.strictObject({
  count: z.int(),
  /** From then on the document is obsolete and may be deleted. */
  expiresAt: z.date(),
});
export type Tally = z.infer<typeof Tally>;

/** The fixed window that this moment belongs to: its number, and its end. */
export function windowAt(minutes: number, moment: Date): { number: number; endsAt: Date } {
  const length = minutes * 60_000;
  const number = Math.floor(moment.getTime() / length);
  return { number, endsAt: new Date((number + 1) * length) };
}
