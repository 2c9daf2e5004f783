/** How often somebody may do something: `rateLimits/{id}` keeps the moments of the window that still count. */
import * as z from 'zod/mini';

export const RateLimit = z.strictObject({
  moments: z.array(z.date()),
  /** From then on the document says nothing more and may go. */
  expiresAt: z.date(),
});
export type RateLimit = z.infer<typeof RateLimit>;

/** At most that many times within that many minutes, whenever they begin. */
export type Limit = { readonly most: number; readonly minutes: number };

/** Once more, at this moment: what is kept then; undefined if that would be too often. */
export function onceMore(limit: Limit, kept: RateLimit | undefined, now: Date): RateLimit | undefined {
  const window = limit.minutes * 60_000;
  const counting = (kept?.moments ?? []).filter((moment) => moment.getTime() > now.getTime() - window);
  if (counting.length >= limit.most) return undefined;
  return { moments: [...counting, now], expiresAt: new Date(now.getTime() + window) };
}
