/**
 * Renders every e-mail of the product, once or in each of its variants, about one practice and one
 * request.
 */

import type { Subscription } from '@platzwart/domain/billing/subscription';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import type { Country } from '@platzwart/domain/practice/country';
import type { Practice } from '@platzwart/domain/practice/practice';
import { newInvitation } from '@platzwart/domain/team/invitation';
import {
  aFormConfiguration,
  anAccount,
  aPractice,
  aPracticeLocation,
} from '@platzwart/emulator-data/build-practice';
import { aRequest, aSlot } from '@platzwart/emulator-data/build-request';
import type { Email, OutgoingEmail } from '@platzwart/functions/core/email';
import { floodWindow } from '@platzwart/functions/emails/flood';
import { accountEmail } from '@platzwart/functions/emails/templates/account-email';
import {
  addressRestoredEmail,
  passwordChangedEmail,
  signInsEndedEmail,
  strangeSignInEmail,
} from '@platzwart/functions/emails/templates/account-notices';
import {
  consentRenewedNotices,
  consentRevokedEmail,
  consentRevokedNotices,
} from '@platzwart/functions/emails/templates/consent-revoked';
import {
  dailyDigestEmail,
  dailyDigestEmails,
} from '@platzwart/functions/emails/templates/daily-digest';
import { deletionNoticeEmail } from '@platzwart/functions/emails/templates/deletion-notice';
import { driftAlarmEmail } from '@platzwart/functions/emails/templates/drift-alarm';
import {
  addressChangedEmail,
  addressChangeEmail,
  addressTakenEmail,
  addressUnchangedEmail,
  emailChangeNotice,
} from '@platzwart/functions/emails/templates/email-change';
import { verificationEmail } from '@platzwart/functions/emails/templates/email-verification';
import { followUpQuestionEmail } from '@platzwart/functions/emails/templates/follow-up-question';
import { formerAddressEmail } from '@platzwart/functions/emails/templates/former-address';
import { freshLinkEmail } from '@platzwart/functions/emails/templates/fresh-link';
import { intakeLimitEmail } from '@platzwart/functions/emails/templates/intake-limit';
import {
  intakeNoticeAskedEmail,
  intakeNoticeEmail,
} from '@platzwart/functions/emails/templates/intake-notice';
import { intakeResumedEmail } from '@platzwart/functions/emails/templates/intake-resumed';
import { invitationEmail } from '@platzwart/functions/emails/templates/invitation';
import { newAddressEmail } from '@platzwart/functions/emails/templates/new-address';
import {
  newRequestEmail,
  newRequestEmails,
} from '@platzwart/functions/emails/templates/new-request';
import { newRequestDigestEmail } from '@platzwart/functions/emails/templates/new-request-digest';
import { noAdministratorEmail } from '@platzwart/functions/emails/templates/no-administrator';
import { passwordResetEmail } from '@platzwart/functions/emails/templates/password-reset';
import {
  arrearsLockedEmails,
  paymentFailedEmails,
} from '@platzwart/functions/emails/templates/payment-notices';
import {
  deletionPlannedEmails,
  deletionUndoneEmails,
} from '@platzwart/functions/emails/templates/planned-deletion';
import { practiceDeletedEmails } from '@platzwart/functions/emails/templates/practice-deletion-done';
import { practiceAddressEmail } from '@platzwart/functions/emails/templates/practice-email';
import { practiceAddressChangedEmails } from '@platzwart/functions/emails/templates/practice-email-changed';
import { asCause } from '@platzwart/functions/emails/templates/practice-notice';
import { registrationDoneEmail } from '@platzwart/functions/emails/templates/registration-done';
import { requestChangedEmail } from '@platzwart/functions/emails/templates/request-changed';
import { requestExistsEmail } from '@platzwart/functions/emails/templates/request-exists';
import { requestReceivedEmail } from '@platzwart/functions/emails/templates/request-received';
import { reviewAskedEmail } from '@platzwart/functions/emails/templates/review-asked';
import { runAlarmEmail } from '@platzwart/functions/emails/templates/run-alarm';
import {
  referralCreditedEmails,
  subscriptionCancelledEmails,
  subscriptionEndedEmails,
  subscriptionStartedEmails,
} from '@platzwart/functions/emails/templates/subscription-notices';
import {
  accessEndedEmails,
  memberJoinedEmails,
  memberLeftEmails,
  ownRoleChangedEmails,
  roleChangedEmails,
} from '@platzwart/functions/emails/templates/team-notices';
import { testEmail } from '@platzwart/functions/emails/templates/test-email';
import { trialDeletionNoticeEmails } from '@platzwart/functions/emails/templates/trial-deletion-notice';
import { trialEndedEmails } from '@platzwart/functions/emails/templates/trial-ended';
import { trialReminderEmails } from '@platzwart/functions/emails/templates/trial-reminder';
import { withdrawnEmail } from '@platzwart/functions/emails/templates/withdrawn';
import { vacancyEmails } from './vacancy-emails.ts';

export const origin = 'https://platzwart.example';
export const contact = 'kontakt@praxis.example';

export const practicePhone = '0316/12 34 56';

/** Data that no e-mail may contain: name, reason, date of birth, insurance, phone number. */
export const patient = {
  firstname: 'Notburga',
  lastname: 'Geheimnis',
  birthdate: '1984-05-17',
  email: 'notburga@post.example',
  phone: '0660 1234567',
  reason: 'Stimmlippenlähmung seit dem Frühjahr',
  note: 'Bitte nicht anrufen',
  insurance: 'Wiener Kasse',
  adminNote: 'schwierig am Telefon',
  prescription: { issuedOn: '2026-01-07', urgent: true },
} as const;

/** The practice of the e-mails; with two locations, which adds a line. */
export function practiceOfEmails(title: string, region: Country = 'DE-BY'): Practice {
  const locations = [
    aPracticeLocation({ title, address1: `${title} 1`, address2: `8010 ${title}`, region }),
    aPracticeLocation({
      id: 'zweite',
      title: 'Filiale',
      address1: 'Seeweg 2',
      address2: '9020 Klagenfurt',
      region,
    }),
  ];
  // Where prescriptions have deadlines, and patients are advised about them.
  return aPractice({
    slug: 'praxis-am-see',
    profession: 'physio',
    title,
    subtitle: title,
    contactPerson: `Frau ${title}`,
    phone: practicePhone,
    locations,
  });
}

export function everyEmail(title: string, now: Date, region?: Country): OutgoingEmail[] {
  const practice = practiceOfEmails(title, region);
  const { slug } = practice;
  const notice = { practice, contact, email: patient.email, id: '0'.repeat(64), askedAt: now, now };
  const account = anAccount(now, {
    email: contact,
    notifiedMembers: [
      { uid: 'uid', name: title, email: 'therapie@praxis.example', frequency: 'immediately' },
    ],
  });
  const daily = {
    uid: 'uid',
    name: title,
    email: 'therapie@praxis.example',
    frequency: 'daily',
  } as const;
  const request = aRequest({ ...patient, requestedAt: now, locationIds: ['praxis', 'zweite'] });
  const requestId = 'a'.repeat(32);
  const offered = aFormConfiguration().selectableLocations.map((place) => ({ ...place, title }));
  const form = aFormConfiguration({
    doctorsOrderEnabled: true,
    prescriptionEnabled: true,
    selectableLocations: [...offered, { id: 'zweite', title: 'Filiale', selectableSlots: [] }],
  });
  const toPatient = {
    practice,
    form,
    contact,
    about: `${slug}_${requestId}`,
    requestId,
    request,
    token: 'T'.repeat(43),
    now,
  };
  const hash = 'b'.repeat(16);
  const ofLink = { ...toPatient, about: `${toPatient.about}_${hash}` };
  const ofDay = { ...toPatient, about: `${toPatient.about}_${berlinDate(now)}` };
  const ofMember = `uid_${now.getTime()}`;
  const receivers = [{ name: title, address: contact }];
  const trial = { practice, trialEndsAt: now, deletesAt: now, now, origin };
  const subscription: Subscription = {
    status: 'ended',
    interval: 'year',
    startedAt: now,
    currentPeriodEndsAt: now,
    cancelledAt: null,
    extraLocations: 1,
    pastDueSince: null,
  };
  const invitation = newInvitation(
    { email: 'neu@praxis.example', role: 'therapist', invitedBy: { uid: 'uid', name: title } },
    now,
  );
  const invitationId = 'e'.repeat(64);
  const link = `${origin}/login#mode=verifyEmail&code=abc`;
  const newRequest = ['', hash, 'reopened'].flatMap((again) =>
    newRequestEmails({ practice, account, requestId, request, again }, origin),
  );
  const instead = {
    ...newRequest[0],
    status: 'due',
    dueAt: now,
    attempts: 0,
    sentAt: null,
    lastError: '',
  } as unknown as Email;
  const run = {
    task: 'trial',
    startedAt: now,
    found: 3,
    done: 2,
    failed: 1,
    duration: 9,
    expiresAt: now,
  };
  const repeat = { locationIds: request.locationIds, slots: [aSlot(), aSlot({ weekday: 5 })] };
  const accounts = [
    verificationEmail(link),
    passwordResetEmail(link),
    addressChangeEmail(link),
    addressTakenEmail(origin),
    emailChangeNotice('neu@post.example', link),
    addressUnchangedEmail('neu@post.example', origin),
    addressRestoredEmail(origin),
    strangeSignInEmail(origin),
    passwordChangedEmail(origin),
    signInsEndedEmail(origin),
  ];
  return [
    ...newRequest,
    newRequestDigestEmail({ instead, receiver: hash, practice, account }, floodWindow(now), origin),
    ...[toPatient, ofLink].flatMap((email) => [
      requestReceivedEmail(email, origin),
      requestExistsEmail({ ...email, repeat }, origin),
    ]),
    newAddressEmail(ofLink, origin),
    formerAddressEmail(ofLink, origin),
    ...[false, true].flatMap((isReminder) =>
      [
        '',
        `Liebe Wartende,\n\nwir von {titel}, {adresse}, fragen nach: {anfragelink}\n\n${title}`,
      ].map((customText) =>
        followUpQuestionEmail({ ...ofDay, isReminder, customText, mayLink: false }, origin),
      ),
    ),
    deletionNoticeEmail({ ...ofDay, deletedAt: now }, origin),
    ...vacancyEmails(title, toPatient, { origin, contact }),
    freshLinkEmail(ofLink, origin),
    ...[
      request,
      { ...request, slots: [], nextStep: { kind: 'unsure', dueOn: null, since: now } as const },
    ].map((current) =>
      requestChangedEmail(
        {
          ...ofDay,
          request: current,
          changes: {
            was: {
              ...request,
              pausedUntil: '2027-01-10',
              followUpConsent: false,
              timeFlexibility: 'veryFlexible',
            },
            fields: [
              'slots',
              'timeFlexibility',
              'pausedUntil',
              'followUpConsent',
              'prescription',
              'phone',
            ],
            isBack: true,
            asksForCall: true,
            declined: [
              {
                slot: { locationId: 'praxis', weekday: 3, start: '15:00', end: '15:45' },
                startsOn: '2026-12-02',
              },
            ],
          },
        },
        origin,
      ),
    ),
    withdrawnEmail({ ...ofLink, undoUntil: '2026-12-05', retentionMonths: 18 }, origin),
    consentRevokedEmail({ ...ofLink, eraseAt: now }, origin),
    ...[consentRevokedNotices, consentRenewedNotices].flatMap((notices) =>
      notices(
        { practice, requests: [{ ...request, id: requestId }], eraseAt: now, cause: hash, now },
        receivers,
        origin,
      ),
    ),
    dailyDigestEmail({ practice, account, count: 1, isMore: false, now }, origin),
    dailyDigestEmail({ practice, account, count: 50, isMore: true, now }, origin),
    ...dailyDigestEmails(
      { practice, account: { ...account, notifiedMembers: [daily] }, count: 2, isMore: false, now },
      origin,
    ),
    ...[deletionPlannedEmails, deletionUndoneEmails].flatMap((emails) =>
      emails(
        { practice, deletion: { askedAt: now, by: 'uid', dueAt: now }, by: title, now },
        receivers,
        origin,
      ),
    ),
    ...(['closed', 'opened'] as const).flatMap((what) =>
      [true, false].map((isWhole) =>
        intakeLimitEmail(
          { practice, email: contact, what, isWhole, reason: '', unconfirmed: 2, now },
          origin,
        ),
      ),
    ),
    ...[false, true].map((isWaiting) =>
      intakeNoticeAskedEmail(notice, { token: 'S'.repeat(43), isWaiting }, origin),
    ),
    intakeNoticeEmail(notice, origin),
    intakeResumedEmail({ practice, email: contact, on: '2026-11-21', now }, origin),
    ...[contact, ''].map((confirmedEmail) =>
      registrationDoneEmail(
        { practice, account: { ...account, confirmedEmail }, name: title, email: contact },
        origin,
      ),
    ),
    invitationEmail(
      { practice, contact, invitationId, invitation, secret: 'S'.repeat(43) },
      origin,
    ),
    driftAlarmEmail({ slug, title, revision: 1, repaired: 2 }, 'betrieb@platzwart.example', now),
    noAdministratorEmail({ slug, title }, 'uid', 'betrieb@platzwart.example', now),
    runAlarmEmail(run, 'Ende der Testzeit', 'betrieb@platzwart.example', now),
    practiceAddressEmail(
      {
        practice,
        address: 'neu@praxis.example',
        token: 'T'.repeat(43),
        tokenHash: 'b'.repeat(64),
        now,
      },
      origin,
    ),
    ...practiceAddressChangedEmails({ practice, cause: hash, now }, receivers, origin),
    ...(
      [
        { kind: 'emails', max: 100 },
        { kind: 'lookAlike', other: practice },
        { kind: 'identity' },
      ] as const
    ).map((why) =>
      reviewAskedEmail({ practice, contact, why, now }, 'betrieb@platzwart.example', origin),
    ),
    ...trialReminderEmails(trial, receivers),
    ...trialEndedEmails(trial, receivers),
    ...(['firstNotice', 'secondNotice', 'lastNotice'] as const).flatMap((notice) =>
      trialDeletionNoticeEmails({ ...trial, notice }, receivers),
    ),
    ...(['trialOver', 'asked'] as const).flatMap((because) =>
      practiceDeletedEmails(
        { title, because, emailKey: 'c'.repeat(32) },
        { receivers, origin, now },
      ),
    ),
    ...memberJoinedEmails(
      { practice, name: `Therese ${title}`, cause: invitationId, now },
      receivers,
      origin,
    ),
    ...[memberLeftEmails, accessEndedEmails].flatMap((emails) =>
      emails({ practice, name: `Therese ${title}`, cause: ofMember, now }, receivers, origin),
    ),
    ...[roleChangedEmails, ownRoleChangedEmails].flatMap((emails) =>
      emails(
        { practice, name: 'Therese Team', role: 'viewer', cause: `${ofMember}_viewer`, now },
        receivers,
        origin,
      ),
    ),
    ...[subscriptionStartedEmails, subscriptionCancelledEmails].flatMap((emails) =>
      (['trialing', 'active'] as const).flatMap((status) =>
        emails(
          { practice, subscription: { ...subscription, status }, cause: asCause(now), now },
          receivers,
          origin,
        ),
      ),
    ),
    ...subscriptionEndedEmails(
      { practice, subscription, cause: asCause(now), now },
      receivers,
      origin,
    ),
    ...[paymentFailedEmails, arrearsLockedEmails].flatMap((emails) =>
      emails({ practice, pastDueSince: now, cause: asCause(now), now }, receivers, origin),
    ),
    ...referralCreditedEmails(
      { practice, amount: 30, cause: `${slug}_${now.getTime()}`, now },
      receivers,
      origin,
    ),
    testEmail(
      newRequestEmail(
        { practice, account, requestId, request, times: 3, notice: 'Das ist eine Probe.' },
        undefined,
        origin,
      ),
      {
        to: { name: title, address: contact },
        key: hash,
        now,
      },
    ),
    ...accounts.map((email) => accountEmail('person@post.example', email, now)),
    accountEmail(
      'person@post.example',
      addressChangedEmail('neu@post.example', link),
      now,
      'd'.repeat(64),
    ),
  ];
}
