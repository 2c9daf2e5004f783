/**
 * `erasures/{hash}`: what was erased for good, so that it is erased again after a backup was restored. Random ids and hashes only: it says
 * of nobody who they were. Kept apart from the backups (`npm run backup`).
 */
import * as z from 'zod/mini';

/** Days that a backup lives. */
export const backupDays = 30;

/** Days that an erasure is remembered: longer than any backup lives. */
export const erasureDays = 100;

export const Erasure = z.strictObject({
  what: z.enum(['request', 'practice', 'account', 'membership']),
  /** A hash of the practice's slug; null for an account. */
  practice: z.nullable(z.string()),
  /** Of the request, or of the account; null for a practice. */
  id: z.nullable(z.string()),
  at: z.date(),
  expiresAt: z.date(),
});
export type Erasure = z.infer<typeof Erasure>;
