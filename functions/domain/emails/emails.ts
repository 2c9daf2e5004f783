/**
 * Every e-mail by its purpose: to whom it goes, and which limits apply. What causes it, its template
 * says.
 */
import type { EmailEntry } from './email-entry.ts';
import { emailsToStrangers } from './emails-to-strangers.ts';

const entries = {
  ...emailsToStrangers,
  newRequest: { to: 'practice', countedAs: 'nothing' },
  newRequestDigest: { to: 'practice', countedAs: 'nothing' },
  dailyDigest: { to: 'practice', countedAs: 'nothing' },
  intakeLimit: { to: 'practice', countedAs: 'nothing' },
  intakeResumed: { to: 'practice', countedAs: 'nothing' },
  vacancyNews: { to: 'practice', countedAs: 'nothing' },
  consentNews: { to: 'practice', countedAs: 'nothing' },
  registrationDone: { to: 'practice', countedAs: 'nothing' },
  practiceEmail: { to: 'practice', countedAs: 'invitations', limitedPer: 'practiceAddresses' },
  practiceEmailChanged: { to: 'practice', countedAs: 'nothing' },
  invitation: { to: 'practice', countedAs: 'invitations', limitedPer: 'invitations' },
  memberJoined: { to: 'practice', countedAs: 'nothing' },
  memberLeft: { to: 'practice', countedAs: 'nothing' },
  roleChanged: { to: 'practice', countedAs: 'nothing' },
  factorRequired: { to: 'practice', countedAs: 'nothing' },
  subscriptionStarted: { to: 'practice', countedAs: 'nothing' },
  subscriptionCancelled: { to: 'practice', countedAs: 'nothing' },
  subscriptionResumed: { to: 'practice', countedAs: 'nothing' },
  subscriptionInterval: { to: 'practice', countedAs: 'nothing' },
  paymentFailed: { to: 'practice', countedAs: 'nothing' },
  arrearsLocked: { to: 'practice', countedAs: 'nothing' },
  subscriptionEnded: { to: 'practice', countedAs: 'nothing' },
  referralCredited: { to: 'practice', countedAs: 'nothing' },
  trialReminder: { to: 'practice', countedAs: 'nothing' },
  trialEnded: { to: 'practice', countedAs: 'nothing' },
  trialDeletionNotice: { to: 'practice', countedAs: 'nothing' },
  deletionPlanned: { to: 'practice', countedAs: 'nothing' },
  deletionUndone: { to: 'practice', countedAs: 'nothing' },
  practiceDeleted: { to: 'practice', countedAs: 'nothing' },
  // To the caller's own confirmed address.
  testEmail: { to: 'practice', countedAs: 'nothing' },
  emailVerification: { to: 'account', countedAs: 'nothing' },
  passwordReset: { to: 'account', countedAs: 'nothing' },
  emailChange: { to: 'account', countedAs: 'nothing' },
  signInFactor: { to: 'account', countedAs: 'nothing' },
  moreAccountEmails: { to: 'account', countedAs: 'nothing' },
  reviewAsked: { to: 'operator', countedAs: 'nothing' },
  contactMessage: { to: 'operator', countedAs: 'nothing' },
  operatorDigest: { to: 'operator', countedAs: 'nothing' },
  noAdministratorAlarm: { to: 'operator', countedAs: 'nothing' },
  accountsLostAlarm: { to: 'operator', countedAs: 'nothing' },
  driftAlarm: { to: 'operator', countedAs: 'nothing' },
  runAlarm: { to: 'operator', countedAs: 'nothing' },
  errorAlarm: { to: 'operator', countedAs: 'nothing' },
} as const satisfies Record<string, EmailEntry>;

export type EmailPurpose = keyof typeof entries;

/** The purposes of all e-mails to such receivers. */
export type PurposeTo<To extends EmailEntry['to']> = {
  [Purpose in EmailPurpose]: (typeof entries)[Purpose]['to'] extends To ? Purpose : never;
}[EmailPurpose];

export const emailEntries: Readonly<Record<EmailPurpose, EmailEntry>> = entries;

export const emailPurposes = Object.keys(entries) as EmailPurpose[];
