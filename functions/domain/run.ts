/**
 * `runs/{task}_{start}`: the result of one run of a scheduled task, for the operator. Names nobody.
 */

import * as z from 'zod/mini';
import { day } from './dates/durations.ts';

/** Days until a record is deleted. */
const memory = 400;

export const Run = z.strictObject({
  task: z.string(),
  startedAt: z.date(),
  /** Items due; more than done and failed together if time ran out, or another run was faster. */
  found: z.int(),
  done: z.int(),
  failed: z.int(),
  /** Milliseconds. */
  duration: z.int(),
  expiresAt: z.date(),
});
export type Run = z.infer<typeof Run>;

/** Runs of a task that begin in the same minute (UTC) share one record, which sums them up. */
export function runId({ task, startedAt }: Pick<Run, 'task' | 'startedAt'>): string {
  return `${task}_${startedAt.toISOString().slice(0, 16).replace(':', '')}`;
}

export function runExpiresAt(startedAt: Date): Date {
  return new Date(startedAt.getTime() + memory * day);
}
