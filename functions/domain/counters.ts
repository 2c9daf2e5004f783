/** Counters that move with their cause, by blind increments only. */
import * as z from 'zod/mini';

/** `practices/{slug}/heatmaps/{locationId}`: slot key -> how many wait. A cell that was emptied holds 0. */
export const Heatmap = z.strictObject({ cells: z.record(z.string(), z.int()) });
export type Heatmap = z.infer<typeof Heatmap>;

/** `practices/{slug}/counters/requests`: in the whole practice; a request at two locations counts once. */
export const RequestCounters = z.strictObject({ open: z.int(), archived: z.int() });
export type RequestCounters = z.infer<typeof RequestCounters>;
