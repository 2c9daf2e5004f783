/**
 * What the README beside says of each e-mail: its cause, its receiver and its id. `npm run emails:table` writes it there. Only documents and
 * tests import this file, so its texts are not deployed.
 */

import { plan } from '@platzwart/domain/billing/pricing';
import { maxArrearsDays } from '@platzwart/domain/billing/subscription';
import { daysToAnswer } from '@platzwart/domain/follow-up/follow-up';
import { daysToUndoDeletion } from '@platzwart/domain/practice/account';
import { noticeBeforeDeletion } from '@platzwart/domain/retention/retention';
import type { EmailPurpose, PurposeTo } from '../core/email-purposes.ts';

type EmailRow = {
  readonly cause: string;
  readonly receiver: string;
  /** The id after its purpose. `tests/support/email-ids.ts` says what each `{name}` stands for. */
  readonly about: string;
};
export type EmailEntry = { readonly name: string; readonly rows: readonly [EmailRow, ...EmailRow[]] };
type PatientEntry = EmailEntry & {
  /** Its words in the privacy policy. */
  readonly inPolicy: string;
};

const practice = 'the practice';
const patient = 'the patient';
const owners = 'owners';
const operator = 'the operator';
const immediately = 'each member who chose immediate e-mails';

export const emailEntries = {
  requestReceived: {
    name: 'request received',
    inPolicy: 'die Bestätigung Ihrer Anfrage',
    rows: [
      { cause: 'a booking is accepted, or staff enter a request', receiver: patient, about: '{slug}_{requestId}' },
      {
        cause: 'the sender or staff change the address, or a repeat turns out to be another person',
        receiver: patient,
        about: '{slug}_{requestId}_{hash}',
      },
    ],
  },
  requestExists: {
    name: 'request exists',
    inPolicy: 'Ihre frühere Anfrage',
    rows: [
      { cause: 'the same person books again', receiver: 'the address of the first request', about: '{slug}_{requestId of the second}' },
      { cause: 'the sender corrects that booking', receiver: 'the same', about: '{slug}_{requestId of the second}_{hash}' },
    ],
  },
  followUpQuestion: {
    name: 'follow-up',
    inPolicy: 'Rückfragen',
    rows: [
      {
        cause: "no contact for the practice's interval, or the team starts a round",
        receiver: 'the patient, with consent',
        about: '{slug}_{requestId}_{date}',
      },
    ],
  },
  followUpReminder: {
    name: 'follow-up reminder',
    inPolicy: 'eine Erinnerung daran',
    rows: [{ cause: `no answer for ${daysToAnswer} days`, receiver: 'the patient, with consent', about: '{slug}_{requestId}_{date}' }],
  },
  newAddress: {
    name: 'new address',
    inPolicy: 'die Bestätigung der neuen Adresse',
    rows: [{ cause: 'the patient changes the address in the portal', receiver: 'the new address', about: '{slug}_{requestId}_{hash}' }],
  },
  formerAddress: {
    name: 'former address',
    inPolicy: 'einen Hinweis an die bisherige',
    rows: [
      {
        cause: 'a new address is confirmed in the portal, or staff change or remove a confirmed one',
        receiver: 'the former address',
        about: '{slug}_{requestId}_{random}',
      },
    ],
  },
  freshLink: {
    name: 'another link',
    inPolicy: 'einen neuen Link',
    rows: [{ cause: 'the patient asks for one behind an older link', receiver: patient, about: '{slug}_{requestId}_{hash}' }],
  },
  withdrawn: {
    name: 'withdrawn',
    inPolicy: 'Ihre Anfrage zurückgezogen',
    rows: [{ cause: 'the patient withdraws in the portal', receiver: patient, about: '{slug}_{requestId}_{hash}' }],
  },
  deletionNotice: {
    name: 'notice of deletion',
    inPolicy: 'eine Ankündigung',
    rows: [
      {
        cause: `${noticeBeforeDeletion} days before an inactive request is deleted`,
        receiver: 'the patient, while they wait',
        about: '{slug}_{requestId}_{date}',
      },
    ],
  },
  newRequest: {
    name: 'new request',
    rows: [
      { cause: 'a booking is accepted', receiver: practice, about: '{slug}_{requestId}' },
      { cause: 'a booking is accepted', receiver: immediately, about: '{slug}_{requestId}_{uid}' },
      { cause: 'the sender corrects a repeat: another person', receiver: practice, about: '{slug}_{requestId}_{random}' },
      { cause: 'the sender corrects a repeat: another person', receiver: immediately, about: '{slug}_{requestId}_{uid}_{random}' },
      { cause: 'the first request changes or goes: another person', receiver: practice, about: '{slug}_{requestId}_reopened' },
      { cause: 'the first request changes or goes: another person', receiver: immediately, about: '{slug}_{requestId}_{uid}_reopened' },
    ],
  },
  newRequestDigest: {
    name: 'many new requests',
    rows: [
      {
        cause: 'more than `BOOKINGS_PER_PRACTICE` bookings in an hour',
        receiver: 'the receivers of the single e-mails',
        about: '{slug}_{hour}_{hash}',
      },
    ],
  },
  dailyDigest: {
    name: "the day's requests",
    rows: [
      { cause: 'once a day', receiver: 'the practice, if it chose it', about: '{slug}_{date}' },
      { cause: 'once a day', receiver: 'each member who chose it', about: '{slug}_{date}_{uid}' },
    ],
  },
  intakeResumed: {
    name: 'the pause is over',
    rows: [{ cause: 'its planned end, if requests can come in then', receiver: practice, about: '{slug}_{date}' }],
  },
  registrationDone: {
    name: 'registration done',
    rows: [{ cause: 'a practice registers', receiver: 'the practice, or whoever registered it', about: '{slug}' }],
  },
  practiceEmail: {
    name: "confirm the practice's address",
    rows: [
      {
        cause: 'it is registered or changed, or somebody asks again',
        receiver: 'that address; until confirmed, nothing else',
        about: '{slug}_{hash}',
      },
    ],
  },
  practiceEmailChanged: {
    name: 'new address of the practice',
    rows: [
      {
        cause: 'a new address is confirmed',
        receiver: "the former address and each administrator's, each once",
        about: '{slug}_{hash}_{hash}',
      },
    ],
  },
  invitation: {
    name: 'invitation',
    rows: [{ cause: 'somebody is invited to a team', receiver: 'the invited address', about: '{slug}_{invitationId}' }],
  },
  memberJoined: {
    name: 'somebody joined',
    rows: [{ cause: 'an invitation is accepted', receiver: 'the other administrators', about: '{slug}_{invitationId}_{hash}' }],
  },
  memberLeft: {
    name: 'somebody left',
    rows: [
      {
        cause: 'a membership ends',
        receiver: 'administrators who did not end it, and a member whom a colleague removed',
        about: '{slug}_{uid}_{milliseconds}_{hash}',
      },
    ],
  },
  roleChanged: {
    name: 'another role',
    rows: [
      {
        cause: "a colleague changes a member's role",
        receiver: 'the member and the other administrators',
        about: '{slug}_{uid}_{milliseconds}_{role}_{hash}',
      },
    ],
  },
  subscriptionStarted: {
    name: 'subscription bought',
    rows: [{ cause: 'Stripe reports a purchase', receiver: owners, about: '{slug}_{moment of purchase}_{hash}' }],
  },
  subscriptionCancelled: {
    name: 'subscription cancelled',
    rows: [{ cause: 'it ends with the period', receiver: owners, about: '{slug}_{moment}_{hash}' }],
  },
  paymentFailed: {
    name: 'payment failed',
    rows: [{ cause: 'an invoice is unpaid', receiver: owners, about: '{slug}_{moment since when}_{hash}' }],
  },
  arrearsLocked: {
    name: 'locked for arrears',
    rows: [
      {
        cause: `it stays unpaid for more than ${maxArrearsDays} days; read-only until paid`,
        receiver: owners,
        about: '{slug}_{moment since when}_{hash}',
      },
    ],
  },
  subscriptionEnded: {
    name: 'subscription ended',
    rows: [{ cause: 'it has ended; read-only from then on', receiver: owners, about: '{slug}_{moment of purchase}_{hash}' }],
  },
  referralCredited: {
    name: 'referral credit',
    rows: [
      { cause: 'a practice that entered a code has paid', receiver: 'owners of the credited practice', about: '{slug}_{hash}_{hash}' },
    ],
  },
  trialReminder: {
    name: 'the trial ends soon',
    rows: [{ cause: `${plan.reminderDays} days before its end`, receiver: owners, about: '{slug}_{date of its end}_{hash}' }],
  },
  trialEnded: {
    name: 'the trial is over',
    rows: [{ cause: 'its end; read-only from then on', receiver: owners, about: '{slug}_{date of its end}_{hash}' }],
  },
  trialDeletionNotice: {
    name: 'notice of deletion',
    rows: [{ cause: '30, 14 and 3 days before', receiver: owners, about: '{slug}_{date of its end}_{notice}_{hash}' }],
  },
  deletionPlanned: {
    name: 'practice to be deleted',
    rows: [
      {
        cause: `an administrator schedules it; ${daysToUndoDeletion} days to undo`,
        receiver: owners,
        about: '{slug}_{moment of scheduling}_{hash}',
      },
    ],
  },
  deletionUndone: {
    name: 'deletion undone',
    rows: [{ cause: 'somebody undoes it', receiver: owners, about: '{slug}_{moment of scheduling}_{hash}' }],
  },
  practiceDeleted: {
    name: 'practice deleted',
    rows: [{ cause: 'the deletion is complete', receiver: 'its former administrators and address', about: '{random}_{hash}' }],
  },
  testEmail: {
    name: 'test e-mail',
    rows: [{ cause: 'an administrator asks for a sample', receiver: 'their own address', about: '{slug}_{random}' }],
  },
  emailVerification: {
    name: 'confirm your address',
    rows: [{ cause: 'a person asks for it', receiver: 'their own address', about: '{random}' }],
  },
  passwordReset: {
    name: 'new password',
    rows: [
      { cause: 'anybody asks for it', receiver: 'the address, if it has an account', about: '{random}' },
      { cause: 'the password was changed, or all sessions were ended', receiver: "the account's address", about: '{random}' },
    ],
  },
  emailChange: {
    name: 'change of address',
    rows: [
      { cause: 'a person asks for it', receiver: 'the new address; and the old one, with a link to undo it', about: '{random}' },
      { cause: 'it was changed', receiver: 'the old address, with a link to undo it', about: '{accountLinkId}' },
      {
        cause: 'it was undone, or the sweep reverted an outside change or removed a foreign sign-in',
        receiver: 'the address concerned',
        about: '{random}',
      },
    ],
  },
  reviewAsked: {
    name: 'review requested',
    rows: [
      { cause: 'a new practice nears its e-mail limit', receiver: 'the operator, once', about: '{slug}' },
      { cause: 'a practice looks like a listed one', receiver: 'the operator, once a day', about: '{slug}_{date}' },
    ],
  },
  noAdministratorAlarm: {
    name: 'practice without an administrator',
    rows: [{ cause: "the last administrator's account was deleted outside the product", receiver: operator, about: '{slug}_{uid}' }],
  },
  driftAlarm: {
    name: 'drift alarm',
    rows: [{ cause: 'a recount repaired waiting lists', receiver: operator, about: '{slug}_{revision}' }],
  },
  runAlarm: {
    name: 'task failed',
    rows: [{ cause: 'a scheduled task could not finish what was due', receiver: 'the operator, once a day', about: '{task}_{date}' }],
  },
} as const satisfies { [Purpose in EmailPurpose]: Purpose extends PurposeTo<'patient'> ? PatientEntry : EmailEntry };
