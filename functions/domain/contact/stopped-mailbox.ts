/**
 * `stoppedMailboxes/{key}`: whose owner pressed 'Das war ich nicht' behind the link in an e-mail.
 * What strangers cause does not reach it any more, from no practice. The key is a keyed hash of the
 * mailbox; no address is stored, nor what the e-mail was about.
 */
import * as z from 'zod/mini';

export const StoppedMailbox = z.strictObject({
  /** From then on it is obsolete and may be deleted. */
  expiresAt: z.date(),
});
export type StoppedMailbox = z.infer<typeof StoppedMailbox>;
