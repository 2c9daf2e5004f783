/**
 * `practices/{slug}/jobs/planMigration`: after a change of the weekly plan the open requests are put into the new lists, a part at a
 * time. The document is where the work stands: whoever goes on begins there.
 */
import * as z from 'zod/mini';
import { Actor } from '../request/history.ts';

export const PlanMigration = z.strictObject({
  startedAt: z.date(),
  by: Actor,
  /** Open requests when it began. */
  total: z.int(),
  /** Requests looked at so far. */
  done: z.int(),
  /** Those of them whose lists have changed. */
  moved: z.int(),
  /** The id of the last one; '' before the first. */
  cursor: z.string(),
  finishedAt: z.nullable(z.date()),
});
export type PlanMigration = z.infer<typeof PlanMigration>;
