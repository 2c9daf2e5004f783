/**
 * An e-mail in the outbox: `outbox/{id}`, id = purpose + subject, so that one cause queues one
 * e-mail.
 */

import { createHash } from 'node:crypto';
import { emailPurposes } from '@platzwart/domain/emails/emails';
import * as z from 'zod/mini';

/** Objects, never strings: a line break in a typed address must not become a header. */
const Mailbox = z.strictObject({ name: z.string(), address: z.string() });

export const Email = z.strictObject({
  purpose: z.enum(emailPurposes),
  /** The practice concerned; '' for account e-mails. */
  slug: z.string(),
  /** The request whose history records the sending. */
  requestId: z.optional(z.string()),
  /** Until it ends: the intake notice whose withdrawal withholds it. */
  noticeId: z.optional(z.string()),
  /** Of a digest: the purpose of the kept e-mails that it tells. */
  gathers: z.optional(z.enum(emailPurposes)),
  to: Mailbox,
  /**
   * The keyed hash of a patient's mailbox, once a sender has taken the e-mail: what its owner stops
   * is found by it.
   */
  mailbox: z.optional(z.string()),
  /** A member entered the address: no stranger causes it. */
  isFromStaff: z.optional(z.boolean()),
  /** The sender's display name; the address is the platform's. */
  fromName: z.string(),
  replyTo: z.nullable(Mailbox),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** For the unsubscribe button of mail programs. */
  unsubscribeUrl: z.optional(z.string()),
  /** 'withheld': over a limit, never sent. */
  status: z.enum(['due', 'sending', 'sent', 'failed', 'withheld']),
  /** The earliest next attempt; while sending, the end of the lease. */
  dueAt: z.date(),
  attempts: z.int(),
  /** Its limits are counted, although no attempt is: the mail server takes nothing from us. */
  isCounted: z.optional(z.boolean()),
  /** Waits for another day, or until the practice is approved; see `email-limits.ts`. */
  isHeld: z.optional(z.boolean()),
  createdAt: z.date(),
  /** Added when it is stored; see `inLane`. */
  lane: z.optional(z.string()),
  sentAt: z.nullable(z.date()),
  /** The SMTP server's last answer, '' before any. */
  lastError: z.string(),
  /** The Message-ID's first part, set at the first attempt: bounces name nothing else. */
  messageKey: z.optional(z.string()),
  /** A bounce after the server had accepted it. */
  bounced: z.optional(z.enum(['hard', 'complaint'])),
  /** Set when it ends: afterwards even the fact of sending is forgotten. */
  expiresAt: z.optional(z.date()),
});
export type Email = z.infer<typeof Email>;

/**
 * What is waiting has a lane, and nothing else has: a hash of the practice, or of the address where
 * there is none. Lanes take turns, and are found by an index in which nothing grows at one end.
 */
export function inLane({ lane: _lane, ...email }: Email): Email {
  if (email.status !== 'due' && email.status !== 'sending') return email;
  const { slug, to } = email;
  const owner = slug === '' ? `account ${to.address.toLowerCase()}` : `practice ${slug}`;
  return { ...email, lane: createHash('sha256').update(owner).digest('hex').slice(0, 16) };
}

/**
 * An e-mail as its author writes it. Purpose and `about` form its id, so one cause queues one
 * e-mail.
 */
export type OutgoingEmail = Pick<
  Email,
  | 'purpose'
  | 'slug'
  | 'requestId'
  | 'noticeId'
  | 'gathers'
  | 'to'
  | 'isFromStaff'
  | 'fromName'
  | 'replyTo'
  | 'subject'
  | 'text'
  | 'html'
  | 'unsubscribeUrl'
  | 'createdAt'
> & {
  readonly about: string;
  /** Earliest sending time; immediately if missing. */
  readonly dueAt?: Date;
};
