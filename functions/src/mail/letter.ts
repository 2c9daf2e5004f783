/** A letter in the outbox: `outbox/{id}`, id = purpose + subject, so that one cause queues one letter. */
import * as z from 'zod/mini';

/** Objects, never strings: a line break in a typed address must not become a header. */
const Mailbox = z.strictObject({ name: z.string(), address: z.string() });

export const Letter = z.strictObject({
  purpose: z.enum([
    'newRequest',
    'newRequestDigest',
    'requestReceived',
    'requestExists',
    'registrationDone',
    'invitation',
    'emailVerification',
    'passwordReset',
    'emailChange',
    'driftAlarm',
  ]),
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
  /** 'withheld': one letter too many, never sent. */
  status: z.enum(['due', 'sending', 'sent', 'failed', 'withheld']),
  /** The next moment a sender may take it; while sending, the end of the lease. */
  dueAt: z.date(),
  attempts: z.int(),
  createdAt: z.date(),
  sentAt: z.nullable(z.date()),
  /** The SMTP server's last answer, '' before any. */
  lastError: z.string(),
});
export type Letter = z.infer<typeof Letter>;

/** Letters whose link is a key to something: their text is forgotten as soon as nobody has to send it any more. */
export const keyLetters: ReadonlySet<Letter['purpose']> = new Set([
  'requestReceived',
  'requestExists',
  'invitation',
  'emailVerification',
  'passwordReset',
  'emailChange',
]);

/** Letters to patients: how many of them one mailbox gets a day is limited, since anybody may name any address. */
export const patientLetters: ReadonlySet<Letter['purpose']> = new Set(['requestReceived', 'requestExists']);
