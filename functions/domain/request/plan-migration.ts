/**
 * `practices/{slug}/jobs/planMigration`: after a change of the weekly plan, open requests are
 * reslotted in parts. The document stores the progress, from which any run continues.
 */
import * as z from 'zod/mini';
import { Actor } from './history.ts';

export const PlanMigration = z.strictObject({
  startedAt: z.date(),
  by: Actor,
  /** Open requests at the start. */
  total: z.int(),
  /** Requests processed so far. */
  done: z.int(),
  /** Of these, requests whose lists changed. */
  moved: z.int(),
  /** The id of the last processed request; '' before the first. */
  cursor: z.string(),
  finishedAt: z.nullable(z.date()),
});
export type PlanMigration = z.infer<typeof PlanMigration>;
