/** Counters updated in the same write as their cause, only by blind increments. */
import * as z from 'zod/mini';

/** `practices/{slug}/heatmaps/{locationId}`: slot key -> how many wait. An emptied cell holds 0. */
export const Heatmap = z.strictObject({ cells: z.record(z.string(), z.int()) });
export type Heatmap = z.infer<typeof Heatmap>;

/**
 * `practices/{slug}/counters/requests`: for the whole practice; a request at two locations counts
 * once.
 */
export const RequestCounters = z.strictObject({ open: z.int(), archived: z.int() });
export type RequestCounters = z.infer<typeof RequestCounters>;

/** `practices/{slug}/counters/reconciliation`: the last recount, and the number of repairs. */
export const LastReconciliation = z.strictObject({
  revision: z._default(z.int(), 0),
  /** Null until the first recount is complete. */
  last: z._default(
    z.nullable(
      z.strictObject({
        at: z.date(),
        /** Requests read. */
        checked: z.int(),
        /** Errors found and repaired (expected: 0). */
        repaired: z.int(),
        /** Milliseconds. */
        duration: z.int(),
      }),
    ),
    null,
  ),
});
export type LastReconciliation = z.infer<typeof LastReconciliation>;
