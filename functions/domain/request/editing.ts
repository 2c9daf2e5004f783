/** `practices/{slug}/editing/{uid}`: which request a member has open for editing, so that others see it. */
import * as z from 'zod/mini';

export const Editing = z.strictObject({
  requestId: z.string(),
  /** When the member's page last said so. */
  at: z.date(),
});
export type Editing = z.infer<typeof Editing>;

/** Milliseconds after which a page that says nothing more is taken to be gone. */
export const editingLasts = 100_000;

export function isStillEditing({ at }: Pick<Editing, 'at'>, now: Date): boolean {
  return now.getTime() - at.getTime() < editingLasts;
}
