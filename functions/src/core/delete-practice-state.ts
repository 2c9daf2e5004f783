/** `deletions/{hash of the slug}`: where the deletion of a practice stands. Gone as soon as nothing else of it is left. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** In this order; each begins when nothing is left of the one before. */
export const deletionParts = ['subscription', 'members', 'links', 'requests', 'emails', 'traces', 'rest', 'practice', 'lookAgain'] as const;

export const PracticeDeletion = z.strictObject({
  slug: z.string(),
  title: z.string(),
  because: z.enum(['trialOver', 'asked']),
  startedAt: z.date(),
  part: z.enum(deletionParts),
  /** Documents so far. */
  deleted: z.int(),
  /** From then on a schedule goes on with it: no event does any more. */
  dueAt: z.date(),
  /** Who is told when it is done: their memberships are gone by then. */
  receivers: z.array(z.strictObject({ name: z.string(), address: z.string() })),
  /** Names the last e-mails, which must not name the practice by its slug. */
  emailKey: z.string(),
});
export type PracticeDeletion = z.infer<typeof PracticeDeletion>;

/** Of the slug, so that a practice is only deleted once at a time. */
export function deletionIdOf(slug: string): string {
  return createHash('sha256').update(`deletion of ${slug}`).digest('hex');
}
