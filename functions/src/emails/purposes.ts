/** E-mails by purpose: which go to patients, and which limits apply. */
import type { Email } from '../core/email.ts';

/** E-mails to people who asked for a place: sent in the practice's name and recorded in the request's history. */
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
 * E-mails that others can cause, limited per mailbox and day, since anybody may enter any address. Excludes the notice to a former address,
 * which a flooded mailbox must still receive; the limit on the new address's e-mail covers it.
 */
export const limitedEmails: ReadonlySet<Email['purpose']> = new Set([
  'requestReceived',
  'requestExists',
  'newAddress',
  'freshLink',
  'withdrawn',
]);

/**
 * What counts against an unreviewed, unpaid practice: e-mails to recipients it can choose freely. Excludes e-mails to the operator, to
 * one's own account, and to the practice's own people at confirmed addresses. Bookings by strangers have their own count, so that they
 * delay nothing else; nor do patients wait for what they request in their portal, which has its own limits.
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
