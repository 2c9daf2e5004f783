/** `practices/{slug}/log/{id}`: what was done to many requests, or for good; names nobody but the member who did it. */
import * as z from 'zod/mini';
import { Actor } from './history.ts';

export const LogEntry = z.strictObject({
  at: z.date(),
  by: Actor,
  what: z.enum([
    'requestDeleted',
    'requestBinned',
    'requestBroughtBack',
    'requestsImported',
    'importUndone',
    'tagsMerged',
    'profileChanged',
    'formChanged',
    'locationsChanged',
    'intakePaused',
    'intakeResumed',
    'notificationsChanged',
    'followUpChanged',
    'retentionChanged',
    'practiceExported',
    'checkoutStarted',
    'locationsPaidChanged',
    'referralLinked',
    'deletionPlanned',
    'deletionUndone',
  ]),
  /** How many requests were concerned. */
  count: z.int(),
});
export type LogEntry = z.infer<typeof LogEntry>;
