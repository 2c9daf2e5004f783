/**
 * `erasures/{hash}`: what was erased for good, or taken from the practice since its person revoked
 * their consent, to do that again after restoring a backup. Only random ids and hashes, which
 * identify nobody. Stored separately from the backups (`npm run backup`).
 */
import * as z from 'zod/mini';

/** Days until a backup expires. */
export const backupDays = 30;

/** Days that an erasure is remembered, longer than any backup exists. */
export const erasureDays = 100;

export const Erasure = z.strictObject({
  what: z.enum(['request', 'consent', 'practice', 'account', 'membership', 'intakeNotice']),
  /** A hash of the practice's slug; null for an account. */
  practice: z.nullable(z.string()),
  /** The id of the request or account; null for a practice. */
  id: z.nullable(z.string()),
  at: z.date(),
  expiresAt: z.date(),
});
export type Erasure = z.infer<typeof Erasure>;
