/** An e-mail in the outbox: `outbox/{id}`, id = purpose + subject, so that one cause queues one e-mail. */
import * as z from 'zod/mini';
import { emailPurposes } from './email-purposes.ts';

/** Objects, never strings: a line break in a typed address must not become a header. */
const Mailbox = z.strictObject({ name: z.string(), address: z.string() });

export const Email = z.strictObject({
  purpose: z.enum(emailPurposes),
  /** The practice it is about; '' if it is about an account. */
  slug: z.string(),
  /** The request whose history says that it was sent. */
  requestId: z.optional(z.string()),
  to: Mailbox,
  /** Shown as the sender's name; the address is the platform's. */
  fromName: z.string(),
  replyTo: z.nullable(Mailbox),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** For the button of mail programs that takes a reader off such e-mails. */
  unsubscribeUrl: z.optional(z.string()),
  /** 'withheld': one e-mail too many, never sent. */
  status: z.enum(['due', 'sending', 'sent', 'failed', 'withheld']),
  /** The next moment a sender may take it; while sending, the end of the lease. */
  dueAt: z.date(),
  attempts: z.int(),
  /** It waits for another day, or until the practice is approved; see `email-limits.ts`. */
  isHeld: z.optional(z.boolean()),
  createdAt: z.date(),
  sentAt: z.nullable(z.date()),
  /** The SMTP server's last answer, '' before any. */
  lastError: z.string(),
  /** What its Message-ID begins with, once it was tried: an answer that comes by itself names nothing else. */
  messageKey: z.optional(z.string()),
  /** What came back after the server had taken it. */
  bounced: z.optional(z.enum(['hard', 'complaint'])),
  /** Set when it ends: then even that it was sent is forgotten. */
  expiresAt: z.optional(z.date()),
});
export type Email = z.infer<typeof Email>;

/** An e-mail as its author writes it. Purpose and `about` make its id, so one cause queues one e-mail. */
export type OutgoingEmail = Pick<
  Email,
  'purpose' | 'slug' | 'requestId' | 'to' | 'fromName' | 'replyTo' | 'subject' | 'text' | 'html' | 'unsubscribeUrl' | 'createdAt'
> & {
  readonly about: string;
  /** Not before this moment; without it, at once. */
  readonly dueAt?: Date;
};
