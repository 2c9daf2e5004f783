/**
 * `practices/{slug}/jobs/push`: when the next push notice of new requests is due. Many requests at
 * once are one notice, and a notice that its sender's end interrupted is sent by the next.
 */
import * as z from 'zod/mini';

export const PushJob = z.strictObject({
  /** When to send; while sending, the end of the lease. Null: nothing is to be told. */
  pushAt: z.nullable(z.date()),
  /** When the last one began: it covers all requests until then. */
  startedAt: z.nullable(z.date()),
  isSending: z.boolean(),
  /** A request arrived while it was being sent. */
  again: z.boolean(),
});
export type PushJob = z.infer<typeof PushJob>;
