/**
 * `practices/{slug}/editing/{uid}`: which request a member has open for editing, for colleagues to
 * see.
 */
import * as z from 'zod/mini';

export const Editing = z.strictObject({
  requestId: z.string(),
  /** The page's last heartbeat. */
  at: z.date(),
});
export type Editing = z.infer<typeof Editing>;

/** Milliseconds without a heartbeat after which the page counts as closed. */
export const editingLasts = 100_000;

export function isStillEditing({ at }: Pick<Editing, 'at'>, now: Date): boolean {
  return now.getTime() - at.getTime() < editingLasts;
}
