/** Every letter of the product, rendered once or in each of its forms, about one practice and one request. */

import { newInvitation } from '@platzwart/domain/invitation';
import type { Practice } from '@platzwart/domain/practice';
import type { Subscription } from '@platzwart/domain/subscription';
import { aFormConfiguration, anAccount, aPractice, aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import type { Letter, OutgoingLetter } from '@platzwart/functions/mail/letter';
import { accountLetter } from '@platzwart/functions/mail/letters/account-letter';
import {
  emailPutBackLetter,
  passwordChangedLetter,
  signInsEndedLetter,
  strangeSignInLetter,
} from '@platzwart/functions/mail/letters/account-notices';
import { dailyDigestLetter, dailyDigestLetters } from '@platzwart/functions/mail/letters/daily-digest';
import { deletionNoticeLetter } from '@platzwart/functions/mail/letters/deletion-notice';
import { driftAlarmLetter } from '@platzwart/functions/mail/letters/drift-alarm';
import {
  emailChangedLetter,
  emailChangeLetter,
  emailChangeNotice,
  emailKeptLetter,
  emailTakenLetter,
} from '@platzwart/functions/mail/letters/email-change';
import { emailVerificationLetter } from '@platzwart/functions/mail/letters/email-verification';
import { formerAddressLetter } from '@platzwart/functions/mail/letters/former-address';
import { freshLinkLetter } from '@platzwart/functions/mail/letters/fresh-link';
import { intakeResumedLetter } from '@platzwart/functions/mail/letters/intake-resumed';
import { interestQuestionLetter } from '@platzwart/functions/mail/letters/interest-question';
import { invitationLetter } from '@platzwart/functions/mail/letters/invitation';
import { newAddressLetter } from '@platzwart/functions/mail/letters/new-address';
import { newRequestLetter, newRequestLetters } from '@platzwart/functions/mail/letters/new-request';
import { newRequestDigestLetter } from '@platzwart/functions/mail/letters/new-request-digest';
import { noAdministratorLetter } from '@platzwart/functions/mail/letters/no-administrator';
import { passwordResetLetter } from '@platzwart/functions/mail/letters/password-reset';
import { arrearsLockedLetters, paymentFailedLetters } from '@platzwart/functions/mail/letters/payment-notices';
import { deletionPlannedLetters, deletionUndoneLetters } from '@platzwart/functions/mail/letters/planned-deletion';
import { practiceDeletedLetters } from '@platzwart/functions/mail/letters/practice-deletion-done';
import { practiceEmailLetter } from '@platzwart/functions/mail/letters/practice-email';
import { practiceEmailChangedLetters } from '@platzwart/functions/mail/letters/practice-email-changed';
import { registrationDoneLetter } from '@platzwart/functions/mail/letters/registration-done';
import { requestExistsLetter } from '@platzwart/functions/mail/letters/request-exists';
import { requestReceivedLetter } from '@platzwart/functions/mail/letters/request-received';
import { reviewAskedLetter } from '@platzwart/functions/mail/letters/review-asked';
import { runAlarmLetter } from '@platzwart/functions/mail/letters/run-alarm';
import {
  referralCreditedLetters,
  subscriptionCancelledLetters,
  subscriptionEndedLetters,
  subscriptionStartedLetters,
} from '@platzwart/functions/mail/letters/subscription-notices';
import {
  accessEndedLetters,
  memberJoinedLetters,
  memberLeftLetters,
  ownRoleChangedLetters,
  roleChangedLetters,
} from '@platzwart/functions/mail/letters/team-notices';
import { testLetter } from '@platzwart/functions/mail/letters/test-letter';
import { trialDeletionNoticeLetters } from '@platzwart/functions/mail/letters/trial-deletion-notice';
import { trialEndedLetters } from '@platzwart/functions/mail/letters/trial-ended';
import { trialReminderLetters } from '@platzwart/functions/mail/letters/trial-reminder';
import { withdrawnLetter } from '@platzwart/functions/mail/letters/withdrawn';

export const origin = 'https://platzwart.example';
export const contact = 'kontakt@praxis.example';

export const practicePhone = '0316/12 34 56';

/** What must stand in no letter: who asked, why, since when they live, how they are insured, how to call them. */
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
} as const;

/** The practice of the letters; two locations, since one more line is written then. */
export function practiceOfLetters(title: string): Practice {
  const locations = [
    aPracticeLocation({ title, address1: `${title} 1`, address2: `8010 ${title}` }),
    aPracticeLocation({ id: 'zweite', title: 'Filiale', address1: 'Seeweg 2', address2: '9020 Klagenfurt' }),
  ];
  return aPractice({ slug: 'praxis-am-see', title, subtitle: title, contactPerson: `Frau ${title}`, phone: practicePhone, locations });
}

export function everyLetter(title: string, now: Date): OutgoingLetter[] {
  const practice = practiceOfLetters(title);
  const { slug } = practice;
  const account = anAccount(now, {
    email: contact,
    notifiedMembers: [{ uid: 'uid', name: title, email: 'therapie@praxis.example', letters: 'immediately' }],
  });
  const daily = { uid: 'uid', name: title, email: 'therapie@praxis.example', letters: 'daily' } as const;
  const request = aRequest({ ...patient, requestedAt: now, locationIds: ['praxis', 'zweite'] });
  const requestId = 'a'.repeat(32);
  const offered = aFormConfiguration().selectableLocations.map((place) => ({ ...place, title }));
  const form = aFormConfiguration({ selectableLocations: [...offered, { id: 'zweite', title: 'Filiale', selectableSlots: [] }] });
  const toPatient = { practice, form, contact, about: `${slug}_${requestId}`, requestId, request, token: 'T'.repeat(43), now };
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
  const invitation = newInvitation({ email: 'neu@praxis.example', role: 'therapist', invitedBy: { uid: 'uid', name: title } }, now);
  const link = `${origin}/login?mode=verifyEmail&oobCode=abc`;
  const newRequest = newRequestLetters({ practice, account, requestId, request }, origin);
  const instead = { ...newRequest[0], status: 'due', dueAt: now, attempts: 0, sentAt: null, lastError: '' } as unknown as Letter;
  const run = { task: 'trial', startedAt: now, found: 3, done: 2, failed: 1, duration: 9, expiresAt: now };
  const accounts = [
    emailVerificationLetter(link),
    passwordResetLetter(link),
    emailChangeLetter(link),
    emailTakenLetter(origin),
    emailChangeNotice('neu@post.example', link),
    emailChangedLetter('neu@post.example', link),
    emailKeptLetter('neu@post.example', origin),
    emailPutBackLetter(origin),
    strangeSignInLetter(origin),
    passwordChangedLetter(origin),
    signInsEndedLetter(origin),
  ];
  return [
    ...newRequest,
    newRequestDigestLetter({ instead, receiver: 'hash', practice, account }, { number: 1, endsAt: now }, origin),
    requestReceivedLetter(toPatient, origin),
    requestExistsLetter(toPatient, origin),
    newAddressLetter(toPatient, origin),
    formerAddressLetter(toPatient, origin),
    ...[false, true].flatMap((isReminder) =>
      ['', `Liebe Wartende,\n\nwir von {titel}, {adresse}, fragen nach: {anfragelink}\n\n${title}`].map((ownWords) =>
        interestQuestionLetter({ ...toPatient, isReminder, ownWords, mayLink: false }, origin),
      ),
    ),
    deletionNoticeLetter({ ...toPatient, deletedAt: now }, origin),
    freshLinkLetter(toPatient, origin),
    withdrawnLetter({ ...toPatient, undoUntil: '2026-12-05', retentionMonths: 18 }, origin),
    dailyDigestLetter({ practice, account, count: 1, isMore: false, now }, origin),
    dailyDigestLetter({ practice, account, count: 50, isMore: true, now }, origin),
    ...dailyDigestLetters({ practice, account: { ...account, notifiedMembers: [daily] }, count: 2, isMore: false, now }, origin),
    ...[deletionPlannedLetters, deletionUndoneLetters].flatMap((letters) =>
      letters({ practice, deletion: { askedAt: now, by: 'uid', dueAt: now }, by: title, now }, receivers, origin),
    ),
    intakeResumedLetter({ practice, email: contact, on: '2026-11-21', now }, origin),
    ...[contact, ''].map((confirmedEmail) =>
      registrationDoneLetter({ practice, account: { ...account, confirmedEmail }, name: title, email: contact }, origin),
    ),
    invitationLetter({ practice, contact, invitationId: 'id', invitation, secret: 'S'.repeat(43) }, origin),
    driftAlarmLetter({ slug, title, revision: 1, repaired: 2 }, 'betrieb@platzwart.example', now),
    noAdministratorLetter({ slug, title }, 'uid', 'betrieb@platzwart.example', now),
    runAlarmLetter(run, 'Ende der Testzeit', 'betrieb@platzwart.example', now),
    practiceEmailLetter({ practice, address: 'neu@praxis.example', token: 'T'.repeat(43), tokenHash: 'hash', now }, origin),
    ...practiceEmailChangedLetters({ practice, cause: 'hash', now }, receivers, origin),
    ...(
      [
        { kind: 'letters', most: 100 },
        { kind: 'lookAlike', other: practice },
      ] as const
    ).map((why) => reviewAskedLetter({ practice, contact, why, now }, 'betrieb@platzwart.example', origin)),
    ...trialReminderLetters(trial, receivers),
    ...trialEndedLetters(trial, receivers),
    ...(['firstNotice', 'secondNotice', 'lastNotice'] as const).flatMap((notice) =>
      trialDeletionNoticeLetters({ ...trial, notice }, receivers),
    ),
    ...(['trialOver', 'asked'] as const).flatMap((because) =>
      practiceDeletedLetters({ title, because, letterKey: 'key' }, { receivers, origin, now }),
    ),
    ...[memberJoinedLetters, memberLeftLetters, accessEndedLetters].flatMap((letters) =>
      letters({ practice, name: `Therese ${title}`, cause: 'cause', now }, receivers, origin),
    ),
    ...[roleChangedLetters, ownRoleChangedLetters].flatMap((letters) =>
      letters({ practice, name: 'Therese Team', role: 'viewer', cause: 'cause', now }, receivers, origin),
    ),
    ...[subscriptionStartedLetters, subscriptionCancelledLetters].flatMap((letters) =>
      (['trialing', 'active'] as const).flatMap((status) =>
        letters({ practice, subscription: { ...subscription, status }, cause: 'cause', now }, receivers, origin),
      ),
    ),
    ...subscriptionEndedLetters({ practice, subscription, cause: 'cause', now }, receivers, origin),
    ...[paymentFailedLetters, arrearsLockedLetters].flatMap((letters) =>
      letters({ practice, pastDueSince: now, cause: 'cause', now }, receivers, origin),
    ),
    ...referralCreditedLetters({ practice, amount: 30, cause: 'cause', now }, receivers, origin),
    testLetter(newRequestLetter({ practice, account, requestId, request, times: 3, notice: 'Das ist eine Probe.' }, undefined, origin), {
      to: { name: title, address: contact },
      key: 'key',
      now,
    }),
    ...accounts.map((letter) => accountLetter('person@post.example', letter, now)),
  ];
}
