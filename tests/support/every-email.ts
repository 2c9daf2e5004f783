/**
 * Renders every e-mail of the product, about one practice and one request. A template by the name
 * of its purpose (`withdrawnEmail`, `trialEndedEmails`) that needs no more than the `usual` facts
 * is found by that; the others, and those with variants, are listed.
 */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Subscription } from '@platzwart/domain/billing/subscription';
import { type EmailPurpose, emailEntries, emailPurposes } from '@platzwart/domain/emails/emails';
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
  moreAccountEmails,
  newDeviceEmail,
  passwordChangedEmail,
  signInsEndedEmail,
  strangeSignInEmail,
} from '@platzwart/functions/emails/templates/account-notices';
import { accountsLostEmail } from '@platzwart/functions/emails/templates/accounts-lost';
import {
  consentRenewedNotices,
  consentRevokedNotices,
} from '@platzwart/functions/emails/templates/consent-revoked';
import { contactMessageEmail } from '@platzwart/functions/emails/templates/contact-message';
import {
  dailyDigestEmail,
  dailyDigestEmails,
} from '@platzwart/functions/emails/templates/daily-digest';
import { driftAlarmEmail } from '@platzwart/functions/emails/templates/drift-alarm';
import {
  addressChangedEmail,
  addressChangeEmail,
  addressTakenEmail,
  addressUnchangedEmail,
  emailChangeNotice,
} from '@platzwart/functions/emails/templates/email-change';
import { verificationEmail } from '@platzwart/functions/emails/templates/email-verification';
import { errorAlarmEmail } from '@platzwart/functions/emails/templates/error-alarm';
import {
  factorAddedEmail,
  factorRemovedEmail,
  factorResetPlannedEmail,
  factorsResetEmail,
  passkeyCopiedEmail,
  passkeyRequiredEmail,
  recoveryCodesRenewedEmail,
  recoveryCodeUsedEmail,
} from '@platzwart/functions/emails/templates/factor-notices';
import { followUpQuestionEmail } from '@platzwart/functions/emails/templates/follow-up-question';
import { intakeLimitEmail } from '@platzwart/functions/emails/templates/intake-limit';
import {
  intakeNoticeAskedEmail,
  intakeNoticeEmail,
} from '@platzwart/functions/emails/templates/intake-notice';
import { intakeResumedEmail } from '@platzwart/functions/emails/templates/intake-resumed';
import { invitationEmail } from '@platzwart/functions/emails/templates/invitation';
import {
  newRequestEmail,
  newRequestEmails,
} from '@platzwart/functions/emails/templates/new-request';
import { newRequestDigestEmail } from '@platzwart/functions/emails/templates/new-request-digest';
import { noAdministratorEmail } from '@platzwart/functions/emails/templates/no-administrator';
import {
  operatorDigest,
  writtenDigest,
} from '@platzwart/functions/emails/templates/operator-digest';
import { passwordResetEmail } from '@platzwart/functions/emails/templates/password-reset';
import { practiceDeletedEmails } from '@platzwart/functions/emails/templates/practice-deletion-done';
import { practiceAddressEmail } from '@platzwart/functions/emails/templates/practice-email';
import { practiceAddressChangedEmails } from '@platzwart/functions/emails/templates/practice-email-changed';
import { registrationDoneEmail } from '@platzwart/functions/emails/templates/registration-done';
import { requestChangedEmail } from '@platzwart/functions/emails/templates/request-changed';
import { reviewAskedEmail } from '@platzwart/functions/emails/templates/review-asked';
import { runAlarmEmail } from '@platzwart/functions/emails/templates/run-alarm';
import {
  subscriptionCancelledEmails,
  subscriptionIntervalEmails,
  subscriptionResumedEmails,
  subscriptionStartedEmails,
} from '@platzwart/functions/emails/templates/subscription-notices';
import {
  accessEndedEmails,
  factorRequiredEmails,
  memberLeftEmails,
  ownRoleChangedEmails,
  roleChangedEmails,
} from '@platzwart/functions/emails/templates/team-notices';
import { testEmail } from '@platzwart/functions/emails/templates/test-email';
import { trialDeletionNoticeEmails } from '@platzwart/functions/emails/templates/trial-deletion-notice';
import { vacancyEmails } from './vacancy-emails.ts';

type Template = (...given: readonly unknown[]) => OutgoingEmail | OutgoingEmail[];
const templates: Readonly<Record<string, Template>> = Object.assign(
  {},
  ...(await Promise.all(
    globSync(fileURLToPath(new URL('../../functions/src/emails/templates/*.ts', import.meta.url)))
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => import(file)),
  )),
);

export const origin = 'https://platzwart.example';
export const contact = 'kontakt@praxis.example';
/** Of the patient's link. */
export const token = 'T'.repeat(43);

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

/** `emailConfirmedAt`: whether the patient has confirmed their address. */
export function everyEmail(
  title: string,
  now: Date,
  region?: Country,
  emailConfirmedAt: Date | null = now,
): OutgoingEmail[] {
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
  const locationIds = ['praxis', 'zweite'];
  const request = aRequest({ ...patient, requestedAt: now, locationIds, emailConfirmedAt });
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
    token,
    now,
  };
  const hash = 'b'.repeat(16);
  const receivers = [{ name: title, address: contact }];
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
  const usual = {
    ...toPatient,
    origin,
    repeat: { locationIds: request.locationIds, slots: [aSlot(), aSlot({ weekday: 5 })] },
    undoUntil: '2026-12-05',
    retentionMonths: 18,
    eraseAt: now,
    deletedAt: now,
    cause: hash,
    name: `Therese ${title}`,
    by: title,
    deletion: { askedAt: now, by: 'uid', dueAt: now },
    trialEndsAt: now,
    deletesAt: now,
    subscription,
    pastDueSince: now,
    amount: 30,
  };
  const accounts = [
    verificationEmail(link),
    passwordResetEmail(link),
    addressChangeEmail(link),
    addressTakenEmail(origin),
    emailChangeNotice('neu@post.example', link),
    addressUnchangedEmail('neu@post.example', origin),
    addressRestoredEmail(origin),
    strangeSignInEmail(origin),
    ...[0, 1].flatMap((dropped) =>
      [0, 1].map((left) => passwordChangedEmail(origin, { dropped, left })),
    ),
    signInsEndedEmail(origin),
    newDeviceEmail('Firefox auf Windows', origin),
    ...(['codes', 'passkey'] as const).flatMap((factor) => [
      factorAddedEmail(factor, link, origin),
      factorAddedEmail(factor, undefined, origin),
      factorRemovedEmail(factor, origin),
      factorResetPlannedEmail({ dueAt: now, isByOperator: factor === 'codes', url: link }),
      factorsResetEmail(origin),
    ]),
    recoveryCodeUsedEmail(0, origin),
    recoveryCodeUsedEmail(9, origin),
    moreAccountEmails('Dein Passwort ist geändert', origin),
    passkeyCopiedEmail(origin),
    passkeyRequiredEmail(true, origin),
    passkeyRequiredEmail(false, origin),
    recoveryCodesRenewedEmail(origin),
  ];
  const contacted = contactMessageEmail(
    {
      messageId: 'd'.repeat(32),
      name: title,
      email: 'person@post.example',
      message: `Guten Tag,\n\nwie heisst unsere Praxis? ${title}`,
    },
    now,
  );
  const own = [
    ...newRequest,
    newRequestDigestEmail({ instead, receiver: hash, practice, account }, floodWindow(now), origin),
    ...[false, true].flatMap((isReminder) =>
      [
        '',
        `Liebe Wartende,\n\nwir von {titel}, {adresse}, fragen nach: {anfragelink}\n\n${title}`,
      ].map((customText) =>
        followUpQuestionEmail({ ...toPatient, isReminder, customText, mayLink: false }, origin),
      ),
    ),
    ...vacancyEmails(title, toPatient, { origin, contact }),
    ...[
      request,
      { ...request, slots: [], nextStep: { kind: 'unsure', dueOn: null, since: now } as const },
    ].map((current) =>
      requestChangedEmail(
        {
          ...toPatient,
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
            hasPaused: true,
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
      { practice, contact, invitationId: 'e'.repeat(64), invitation, secret: 'S'.repeat(43) },
      origin,
    ),
    accountsLostEmail(8, 'betrieb@platzwart.example', now),
    driftAlarmEmail({ slug, title, revision: 1, repaired: 2 }, 'betrieb@platzwart.example', now),
    contacted,
    {
      ...operatorDigest({ gathers: 'contactMessage', to: contacted.to }, floodWindow(now), now),
      ...writtenDigest([contacted], { isAll: false }),
    },
    noAdministratorEmail({ slug, title }, 'uid', 'betrieb@platzwart.example', now),
    errorAlarmEmail(
      {
        name: 'TypeError',
        code: '',
        where: 'promise',
        sites: ['booking-0a1b2c3d.js:1:2345'],
        build: 'index-0a1b2c3d',
        browser: 'firefox',
      },
      'a'.repeat(32),
      'betrieb@platzwart.example',
      now,
    ),
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
    ...(['firstNotice', 'secondNotice', 'lastNotice'] as const).flatMap((notice) =>
      trialDeletionNoticeEmails({ ...usual, notice }, receivers),
    ),
    ...(['trialOver', 'asked'] as const).flatMap((because) =>
      practiceDeletedEmails(
        { title, because, emailKey: 'c'.repeat(32) },
        { receivers, origin, now },
      ),
    ),
    ...[memberLeftEmails, accessEndedEmails].flatMap((emails) =>
      emails({ practice, name: `Therese ${title}`, cause: hash, now }, receivers, origin),
    ),
    ...[roleChangedEmails, ownRoleChangedEmails].flatMap((emails) =>
      emails(
        { practice, name: 'Therese Team', role: 'viewer', cause: hash, now },
        receivers,
        origin,
      ),
    ),
    ...[{ from: now, googleCounts: false }, { from: now, googleCounts: true }, undefined].flatMap(
      (demand) => factorRequiredEmails({ practice, demand, cause: hash, now }, receivers, origin),
    ),
    ...[
      subscriptionStartedEmails,
      subscriptionCancelledEmails,
      subscriptionIntervalEmails,
      subscriptionResumedEmails,
    ].flatMap((emails) =>
      (['trialing', 'active'] as const).flatMap((status) =>
        emails(
          { practice, subscription: { ...subscription, status }, cause: hash, now },
          receivers,
          origin,
        ),
      ),
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
  const others = emailPurposes.filter((purpose) => own.every((email) => email.purpose !== purpose));
  return [...own, ...others.flatMap((purpose) => ofTemplate(purpose, usual, receivers))];
}

/** None if no template has its name. */
function ofTemplate(
  purpose: EmailPurpose,
  usual: object,
  receivers: readonly Email['to'][],
): OutgoingEmail | readonly OutgoingEmail[] {
  const write = templates[`${purpose}Email`] ?? templates[`${purpose}Emails`];
  const to = emailEntries[purpose].to === 'patient' ? [] : [receivers];
  return write?.(usual, ...to, origin) ?? [];
}
