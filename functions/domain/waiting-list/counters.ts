/** Counters that move with their cause, by blind increments only. */
import * as z from 'zod/mini';

/** `practices/{slug}/heatmaps/{locationId}`: slot key -> how many wait. A cell that was emptied holds 0. */
export const Heatmap = z.strictObject({ cells: z.record(z.string(), z.int()) });
export type Heatmap = z.infer<typeof Heatmap>;

/** `practices/{slug}/counters/requests`: in the whole practice; a request at two locations counts once. */
export const RequestCounters = z.strictObject({ open: z.int(), archived: z.int() });
export type RequestCounters = z.infer<typeof RequestCounters>;

/** `practices/{slug}/counters/reconciliation`: the last recount, and how often one had to repair. */
export const LastReconciliation = z.strictObject({
  revision: z._default(z.int(), 0),
  /** Null until a recount has come to its end. */
  last: z._default(
    z.nullable(
      z.strictObject({
        at: z.date(),
        /** Requests read. */
        checked: z.int(),
        /** What was wrong and is right now (expected: 0). */
        repaired: z.int(),
        /** Milliseconds. */
        duration: z.int(),
      }),
    ),
    null,
  ),
});
export type LastReconciliation = z.infer<typeof LastReconciliation>;
