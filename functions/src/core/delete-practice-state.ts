/**
 * `deletions/{hash of the slug}`: the progress of a practice's deletion. Removed once nothing else
 * of the practice is left.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** In this order; each part starts when nothing of the previous one is left. */
export const deletionParts = [
  'subscription',
  'members',
  'links',
  'requests',
  'emails',
  'traces',
  'rest',
  'practice',
  'lookAgain',
] as const;

export const PracticeDeletion = z.strictObject({
  slug: z.string(),
  title: z.string(),
  because: z.enum(['trialOver', 'asked']),
  startedAt: z.date(),
  part: z.enum(deletionParts),
  /** Documents deleted so far. */
  deleted: z.int(),
  /** When a schedule resumes it, should events have stopped. */
  dueAt: z.date(),
  /** Who gets the final e-mail: their memberships are gone by then. */
  receivers: z.array(z.strictObject({ name: z.string(), address: z.string() })),
  /** Identifies the last e-mails without the practice's slug. */
  emailKey: z.string(),
});
export type PracticeDeletion = z.infer<typeof PracticeDeletion>;

/** Derived from the slug, so that a practice has one deletion at a time. */
export function deletionIdOf(slug: string): string {
  return createHash('sha256').update(`deletion of ${slug}`).digest('hex');
}
