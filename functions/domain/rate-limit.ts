/** How often somebody may do something: `rateLimits/{id}` keeps the moments of the window that still count. */
import * as z from 'zod/mini';

export const RateLimit = z.strictObject({
  moments: z.array(z.date()),
  /** From then on the document says nothing more and may go. */
  expiresAt: z.date(),
});
export type RateLimit = z.infer<typeof RateLimit>;

/** At most that many times within that many minutes, whenever they begin. */
export type Limit = { readonly max: number; readonly minutes: number };

/** Once more, at this moment: what is stored then; undefined if that would be too often. */
export function withAttempt(limit: Limit, stored: RateLimit | undefined, now: Date): RateLimit | undefined {
  const window = limit.minutes * 60_000;
  const counting = (stored?.moments ?? []).filter((moment) => moment.getTime() > now.getTime() - window);
  if (counting.length >= limit.max) return undefined;
  return { moments: [...counting, now], expiresAt: new Date(now.getTime() + window) };
}

/** How often something happened in a fixed window, for what very many do at once: counted blindly, read by whoever must. */
export const Tally = z.strictObject({
  count: z.int(),
  /** From then on the document says nothing more and may go. */
  expiresAt: z.date(),
});
export type Tally = z.infer<typeof Tally>;

/** The window of that many minutes this moment belongs to: its number, and when it ends. */
export function windowAt(minutes: number, moment: Date): { number: number; endsAt: Date } {
  const length = minutes * 60_000;
  const number = Math.floor(moment.getTime() / length);
  return { number, endsAt: new Date((number + 1) * length) };
}
