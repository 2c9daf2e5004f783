/** E-mails by their purpose: which go to patients, how many of which are one too many. */
import type { Email } from '../core/email.ts';

/** E-mails to whoever asked for a place: the practice writes, and the request's history tells of them. */
export const patientPurposes: ReadonlySet<Email['purpose']> = new Set([
  'requestReceived',
  'requestExists',
  'newAddress',
  'formerAddress',
  'followUpQuestion',
  'followUpReminder',
  'deletionNotice',
  'freshLink',
  'withdrawn',
]);

/**
 * Those that others can cause: how many of them one mailbox gets a day is limited, since anybody may name any address. Not the one to a
 * former address: whoever fills the mailbox must not keep it from being told; how often it may come is limited by the new address's e-mail.
 */
export const limitedEmails: ReadonlySet<Email['purpose']> = new Set([
  'requestReceived',
  'requestExists',
  'newAddress',
  'freshLink',
  'withdrawn',
]);

/**
 * What counts of a practice that has neither paid nor been looked at: e-mails to whom it can name freely, so many a day. What goes to the
 * operator, to somebody's own account, and to the practice's own people at confirmed addresses, does not. What strangers cause by booking
 * counts by itself, so that they hold up nothing else; nor do patients wait for what they ask for behind their link, which has limits of
 * its own.
 */
export const countedAs: Record<Email['purpose'], 'bookings' | 'patients' | 'invitations' | 'nothing'> = {
  requestReceived: 'bookings',
  requestExists: 'bookings',
  newAddress: 'nothing',
  formerAddress: 'nothing',
  followUpQuestion: 'patients',
  followUpReminder: 'patients',
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
  testEmail: 'nothing',
};
