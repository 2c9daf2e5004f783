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
    'newAddress',
    'formerAddress',
    'interestQuestion',
    'interestReminder',
    'deletionNotice',
    'dailyDigest',
    'intakeResumed',
    'freshLink',
    'withdrawn',
    'registrationDone',
    'invitation',
    'memberJoined',
    'memberLeft',
    'roleChanged',
    'subscriptionStarted',
    'subscriptionCancelled',
    'paymentFailed',
    'arrearsLocked',
    'subscriptionEnded',
    'referralCredited',
    'emailVerification',
    'passwordReset',
    'emailChange',
    'driftAlarm',
    'noAdministratorAlarm',
    'runAlarm',
    'trialReminder',
    'trialEnded',
    'trialDeletionNotice',
    'practiceDeleted',
    'deletionPlanned',
    'deletionUndone',
    'testLetter',
    'practiceEmail',
    'practiceEmailChanged',
    'reviewAsked',
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
  /** For the button of mail programs that takes a reader off such letters. */
  unsubscribeUrl: z.optional(z.string()),
  /** 'withheld': one letter too many, never sent. */
  status: z.enum(['due', 'sending', 'sent', 'failed', 'withheld']),
  /** The next moment a sender may take it; while sending, the end of the lease. */
  dueAt: z.date(),
  attempts: z.int(),
  /** It waits for another day, or until the practice is approved; see `letter-limits.ts`. */
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
export type Letter = z.infer<typeof Letter>;

/** Letters to whoever asked for a place: the practice writes, and the request's history tells of them. */
export const patientPurposes: ReadonlySet<Letter['purpose']> = new Set([
  'requestReceived',
  'requestExists',
  'newAddress',
  'formerAddress',
  'interestQuestion',
  'interestReminder',
  'deletionNotice',
  'freshLink',
  'withdrawn',
]);

/**
 * Those that others can cause: how many of them one mailbox gets a day is limited, since anybody may name any address. Not the one to a
 * former address: whoever fills the mailbox must not keep it from being told; how often it may come is limited by the new address's letter.
 */
export const limitedLetters: ReadonlySet<Letter['purpose']> = new Set([
  'requestReceived',
  'requestExists',
  'newAddress',
  'freshLink',
  'withdrawn',
]);

/**
 * What counts of a practice that has neither paid nor been looked at: letters to whom it can name freely, so many a day. What goes to the
 * operator, to somebody's own account, and to the practice's own people at confirmed addresses, does not. What strangers cause by booking
 * counts by itself, so that they hold up nothing else; nor do patients wait for what they ask for behind their link, which has limits of
 * its own.
 */
export const countedAs: Record<Letter['purpose'], 'bookings' | 'patients' | 'invitations' | 'nothing'> = {
  requestReceived: 'bookings',
  requestExists: 'bookings',
  newAddress: 'nothing',
  formerAddress: 'nothing',
  interestQuestion: 'patients',
  interestReminder: 'patients',
  deletionNotice: 'patients',
  freshLink: 'nothing',
  withdrawn: 'nothing',
  invitation: 'invitations',
  practiceEmail: 'invitations',
  practiceEmailChanged: 'nothing',
  newRequest: 'nothing',
  newRequestDigest: 'nothing',
  dailyDigest: 'nothing',
  intakeResumed: 'nothing',
  registrationDone: 'nothing',
  memberJoined: 'nothing',
  memberLeft: 'nothing',
  roleChanged: 'nothing',
  subscriptionStarted: 'nothing',
  subscriptionCancelled: 'nothing',
  paymentFailed: 'nothing',
  arrearsLocked: 'nothing',
  subscriptionEnded: 'nothing',
  referralCredited: 'nothing',
  emailVerification: 'nothing',
  passwordReset: 'nothing',
  emailChange: 'nothing',
  driftAlarm: 'nothing',
  runAlarm: 'nothing',
  noAdministratorAlarm: 'nothing',
  reviewAsked: 'nothing',
  trialReminder: 'nothing',
  trialEnded: 'nothing',
  trialDeletionNotice: 'nothing',
  practiceDeleted: 'nothing',
  deletionPlanned: 'nothing',
  deletionUndone: 'nothing',
  // To the caller's own confirmed address.
  testLetter: 'nothing',
};
