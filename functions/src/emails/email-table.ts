/**
 * What the README beside says of each e-mail: its cause, its receiver and its id. `npm run
 * emails:table` writes it there. Only documents and tests import this file, so its texts are not
 * deployed.
 */

import { plan } from '@platzwart/domain/billing/pricing';
import { maxArrearsDays } from '@platzwart/domain/billing/subscription';
import { daysToAnswer } from '@platzwart/domain/follow-up/follow-up';
import { daysToUndoDeletion } from '@platzwart/domain/practice/account';
import { noticeBeforeDeletion } from '@platzwart/domain/retention/retention';
import type { EmailPurpose, PurposeTo } from '../core/email-purposes.ts';

/**
 * `about`: the id after its purpose; `tests/support/email-ids.ts` says what each `{name}` stands
 * for.
 */
type EmailRow = readonly [cause: string, receiver: string, about: string];
export type EmailEntry = {
  readonly name: string;
  readonly rows: readonly [EmailRow, ...EmailRow[]];
};
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
      ['a booking is accepted, or staff enter a request', patient, '{slug}_{requestId}'],
      [
        'the sender or staff change the address, or a repeat turns out to be another person',
        patient,
        '{slug}_{requestId}_{hash}',
      ],
    ],
  },
  requestExists: {
    name: 'request exists',
    inPolicy: 'Ihre frühere Anfrage',
    rows: [
      [
        'the same person books again',
        'the address of the first request',
        '{slug}_{requestId of the second}',
      ],
      ['the sender corrects that booking', 'the same', '{slug}_{requestId of the second}_{hash}'],
    ],
  },
  followUpQuestion: {
    name: 'follow-up',
    inPolicy: 'Rückfragen',
    rows: [
      [
        "no contact for the practice's interval, or the team starts a round",
        'the patient, with consent',
        '{slug}_{requestId}_{date}',
      ],
    ],
  },
  followUpReminder: {
    name: 'follow-up reminder',
    inPolicy: 'eine Erinnerung daran',
    rows: [
      [
        `no answer for ${daysToAnswer} days`,
        'the patient, with consent',
        '{slug}_{requestId}_{date}',
      ],
    ],
  },
  newAddress: {
    name: 'new address',
    inPolicy: 'die Bestätigung der neuen Adresse',
    rows: [
      [
        'the patient changes the address in the portal',
        'the new address',
        '{slug}_{requestId}_{hash}',
      ],
    ],
  },
  formerAddress: {
    name: 'former address',
    inPolicy: 'einen Hinweis an die bisherige',
    rows: [
      [
        'a new address is confirmed in the portal, or staff change or remove a confirmed one',
        'the former address',
        '{slug}_{requestId}_{random}',
      ],
    ],
  },
  freshLink: {
    name: 'another link',
    inPolicy: 'einen neuen Link',
    rows: [['the patient asks for one behind an older link', patient, '{slug}_{requestId}_{hash}']],
  },
  requestChanged: {
    name: 'request changed',
    inPolicy: 'was über den Link geändert wurde',
    rows: [
      [
        'the request is changed behind its link: once a day in the evening, if it still differs then',
        'the patient, while they wait',
        '{slug}_{requestId}_{date}',
      ],
    ],
  },
  withdrawn: {
    name: 'withdrawn',
    inPolicy: 'Ihre Anfrage zurückgezogen',
    rows: [['the patient withdraws in the portal', patient, '{slug}_{requestId}_{hash}']],
  },
  consentRevoked: {
    name: 'consent revoked',
    inPolicy: 'Ihre Einwilligung widerrufen',
    rows: [
      [
        'the patient revokes their consent in the portal',
        'each of their addresses',
        '{slug}_{requestId}_{hash}',
      ],
    ],
  },
  deletionNotice: {
    name: 'notice of deletion',
    inPolicy: 'eine Ankündigung',
    rows: [
      [
        `${noticeBeforeDeletion} days before an inactive request is deleted`,
        'the patient, while they wait',
        '{slug}_{requestId}_{date}',
      ],
    ],
  },
  vacancyOffer: {
    name: 'offer',
    inPolicy: 'das Angebot eines Platzes',
    rows: [
      ['it is their turn for a free place', patient, '{slug}_{vacancyId}_{requestId}_{times}'],
    ],
  },
  vacancyReminder: {
    name: 'offer: reminder',
    inPolicy: 'an das Angebot',
    rows: [['half the time to answer is over', patient, '{slug}_{vacancyId}_{requestId}_{times}']],
  },
  vacancyAccepted: {
    name: 'offer accepted',
    inPolicy: 'Ihre Zusage angekommen ist',
    rows: [
      [
        'the patient or a member says yes',
        patient,
        '{slug}_{vacancyId}_{requestId}_{times}_{milliseconds}',
      ],
    ],
  },
  vacancyGiven: {
    name: 'place given',
    inPolicy: 'Ihr Platz feststeht',
    rows: [
      [
        'a member gives the place',
        patient,
        '{slug}_{vacancyId}_{requestId}_{times}_{milliseconds}',
      ],
    ],
  },
  vacancyLost: {
    name: 'offer: somebody else got it',
    inPolicy: 'der Platz vergeben ist',
    rows: [
      [
        'the last seat is accepted',
        'who was asked and has not declined',
        '{slug}_{vacancyId}_{requestId}_{times}',
      ],
    ],
  },
  vacancyWithdrawn: {
    name: 'offer withdrawn',
    inPolicy: 'das Angebot nicht mehr gilt',
    rows: [
      [
        'a member withdraws it, or closes the place',
        patient,
        '{slug}_{vacancyId}_{requestId}_{times}',
      ],
    ],
  },
  vacancyExpired: {
    name: 'offer: no answer',
    inPolicy: 'weiter warten',
    rows: [['the deadline is over', patient, '{slug}_{vacancyId}_{requestId}_{times}']],
  },
  intakeNoticeAsked: {
    name: 'news of intake: confirm',
    inPolicy: 'die Bitte, Ihre Adresse zu bestätigen',
    rows: [
      [
        'somebody asks to be told when a paused practice takes requests again',
        'the address they typed',
        '{slug}_{hash}',
      ],
    ],
  },
  intakeNotice: {
    name: 'news of intake',
    inPolicy: 'die eine Nachricht, dass die Praxis wieder Anfragen annimmt',
    rows: [
      [
        'the practice takes requests again, some minutes and a decent hour later',
        'each confirmed address, which is deleted',
        '{slug}_{hash}',
      ],
    ],
  },
  newRequest: {
    name: 'new request',
    rows: [
      ['a booking is accepted', practice, '{slug}_{requestId}'],
      ['a booking is accepted', immediately, '{slug}_{requestId}_{uid}'],
      ['the sender corrects a repeat: another person', practice, '{slug}_{requestId}_{random}'],
      [
        'the sender corrects a repeat: another person',
        immediately,
        '{slug}_{requestId}_{uid}_{random}',
      ],
      [
        'the first request changes or goes: another person',
        practice,
        '{slug}_{requestId}_reopened',
      ],
      [
        'the first request changes or goes: another person',
        immediately,
        '{slug}_{requestId}_{uid}_reopened',
      ],
    ],
  },
  newRequestDigest: {
    name: 'many new requests',
    rows: [
      [
        'more than `BOOKINGS_PER_PRACTICE` bookings in an hour',
        'the receivers of the single e-mails',
        '{slug}_{hour}_{hash}',
      ],
    ],
  },
  dailyDigest: {
    name: "the day's requests",
    rows: [
      ['once a day', 'the practice, if it chose it', '{slug}_{date}'],
      ['once a day', 'each member who chose it', '{slug}_{date}_{uid}'],
    ],
  },
  intakeLimit: {
    name: 'a limit of the intake',
    rows: [
      ['a limit closes the form, the first time that day', practice, '{slug}_{date}_form_closed'],
      [
        'a limit closes the first of its times, the first time that day',
        practice,
        '{slug}_{date}_times_closed',
      ],
      ['the form opens again, the first time that day', practice, '{slug}_{date}_form_opened'],
      [
        'its last full time opens again, the first time that day',
        practice,
        '{slug}_{date}_times_opened',
      ],
    ],
  },
  intakeResumed: {
    name: 'the pause is over',
    rows: [['its planned end, if requests can come in then', practice, '{slug}_{date}']],
  },
  vacancyNews: {
    name: 'news of a free place',
    rows: [
      [
        'somebody accepted, or it does not go on without the team',
        'the practice and whoever offered it, each once',
        '{slug}_{vacancyId}_{revision}_{hash}',
      ],
    ],
  },
  consentNews: {
    name: 'news of a consent',
    rows: [
      [
        'a patient revokes their consent, or gives it anew: no name, so that none stays in a mailbox',
        "the practice's address and each administrator's, each once",
        '{slug}_{random}_{hash}',
      ],
    ],
  },
  registrationDone: {
    name: 'registration done',
    rows: [['a practice registers', 'the practice, or whoever registered it', '{slug}']],
  },
  practiceEmail: {
    name: "confirm the practice's address",
    rows: [
      [
        'it is registered or changed, or somebody asks again',
        'that address; until confirmed, nothing else',
        '{slug}_{hash}',
      ],
    ],
  },
  practiceEmailChanged: {
    name: 'new address of the practice',
    rows: [
      [
        'a new address is confirmed',
        "the former address and each administrator's, each once",
        '{slug}_{hash}_{hash}',
      ],
    ],
  },
  invitation: {
    name: 'invitation',
    rows: [['somebody is invited to a team', 'the invited address', '{slug}_{invitationId}']],
  },
  memberJoined: {
    name: 'somebody joined',
    rows: [
      ['an invitation is accepted', 'the other administrators', '{slug}_{invitationId}_{hash}'],
    ],
  },
  memberLeft: {
    name: 'somebody left',
    rows: [
      [
        'a membership ends',
        'administrators who did not end it, and a member whom a colleague removed',
        '{slug}_{uid}_{milliseconds}_{hash}',
      ],
    ],
  },
  roleChanged: {
    name: 'another role',
    rows: [
      [
        "a colleague changes a member's role",
        'the member and the other administrators',
        '{slug}_{uid}_{milliseconds}_{role}_{hash}',
      ],
    ],
  },
  subscriptionStarted: {
    name: 'subscription bought',
    rows: [['Stripe reports a purchase', owners, '{slug}_{moment of purchase}_{hash}']],
  },
  subscriptionCancelled: {
    name: 'subscription cancelled',
    rows: [['it ends with the period', owners, '{slug}_{moment}_{hash}']],
  },
  paymentFailed: {
    name: 'payment failed',
    rows: [['an invoice is unpaid', owners, '{slug}_{moment since when}_{hash}']],
  },
  arrearsLocked: {
    name: 'locked for arrears',
    rows: [
      [
        `it stays unpaid for more than ${maxArrearsDays} days; read-only until paid`,
        owners,
        '{slug}_{moment since when}_{hash}',
      ],
    ],
  },
  subscriptionEnded: {
    name: 'subscription ended',
    rows: [['it has ended; read-only from then on', owners, '{slug}_{moment of purchase}_{hash}']],
  },
  referralCredited: {
    name: 'referral credit',
    rows: [
      [
        'a practice that entered a code has paid',
        'owners of the credited practice',
        '{slug}_{hash}_{hash}',
      ],
    ],
  },
  trialReminder: {
    name: 'the trial ends soon',
    rows: [[`${plan.reminderDays} days before its end`, owners, '{slug}_{date of its end}_{hash}']],
  },
  trialEnded: {
    name: 'the trial is over',
    rows: [['its end; read-only from then on', owners, '{slug}_{date of its end}_{hash}']],
  },
  trialDeletionNotice: {
    name: 'notice of deletion',
    rows: [['30, 14 and 3 days before', owners, '{slug}_{date of its end}_{notice}_{hash}']],
  },
  deletionPlanned: {
    name: 'practice to be deleted',
    rows: [
      [
        `an administrator schedules it; ${daysToUndoDeletion} days to undo`,
        owners,
        '{slug}_{moment of scheduling}_{hash}',
      ],
    ],
  },
  deletionUndone: {
    name: 'deletion undone',
    rows: [['somebody undoes it', owners, '{slug}_{moment of scheduling}_{hash}']],
  },
  practiceDeleted: {
    name: 'practice deleted',
    rows: [
      ['the deletion is complete', 'its former administrators and address', '{random}_{hash}'],
    ],
  },
  testEmail: {
    name: 'test e-mail',
    rows: [['an administrator asks for a sample', 'their own address', '{slug}_{random}']],
  },
  emailVerification: {
    name: 'confirm your address',
    rows: [['a person asks for it', 'their own address', '{random}']],
  },
  passwordReset: {
    name: 'new password',
    rows: [
      ['anybody asks for it', 'the address, if it has an account', '{random}'],
      ['the password was changed, or all sessions were ended', "the account's address", '{random}'],
    ],
  },
  emailChange: {
    name: 'change of address',
    rows: [
      [
        'a person asks for it',
        'the new address; and the old one, with a link to undo it',
        '{random}',
      ],
      ['it was changed', 'the old address, with a link to undo it', '{accountLinkId}'],
      [
        'it was undone, or the sweep reverted an outside change or removed a foreign sign-in',
        'the address concerned',
        '{random}',
      ],
    ],
  },
  reviewAsked: {
    name: 'review requested',
    rows: [
      ['a new practice nears its e-mail limit', 'the operator, once', '{slug}'],
      [
        "a practice could be taken for another one, or writes to strangers under another's name",
        'the operator, once a day',
        '{slug}_{date}',
      ],
      [
        'a practice wants to issue certificates, or changed after its identity was checked',
        'the operator, once a day',
        '{slug}_identity_{date}',
      ],
    ],
  },
  noAdministratorAlarm: {
    name: 'practice without an administrator',
    rows: [
      [
        "the last administrator's account was deleted outside the product",
        operator,
        '{slug}_{uid}',
      ],
    ],
  },
  driftAlarm: {
    name: 'drift alarm',
    rows: [['a recount repaired waiting lists', operator, '{slug}_{revision}']],
  },
  runAlarm: {
    name: 'task failed',
    rows: [
      [
        'a scheduled task could not finish what was due',
        'the operator, once a day',
        '{task}_{date}',
      ],
    ],
  },
} as const satisfies {
  [Purpose in EmailPurpose]: Purpose extends PurposeTo<'patient' | 'subscriber'>
    ? PatientEntry
    : EmailEntry;
};
