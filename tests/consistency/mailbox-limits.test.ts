/**
 * What SECURITY.md promises a mailbox: how many e-mails a day people can cause who need not show
 * who they are, and which have no limit there.
 */
import { readFileSync } from 'node:fs';
import {
  accountEmailsADay,
  type MailboxCount,
  mailboxCounts,
} from '@platzwart/domain/emails/email-entry';
import { emailEntries, emailPurposes } from '@platzwart/domain/emails/emails';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const security = read('SECURITY.md').replaceAll(/\s+/g, ' ');
const ofAll = Number(
  /defineInt\('EMAILS_PER_MAILBOX_OF_ALL', \{ default: (\d+) \}\)/.exec(
    read('functions/src/platform.ts'),
  )?.[1],
);

const isToStranger = (to: string) => to === 'patient' || to === 'subscriber';
const kinds = emailPurposes.map((purpose) => ({ purpose, ...emailEntries[purpose] }));
/** As `email-limits.ts` computes it. */
const perDay = (count: MailboxCount) => Math.ceil(ofAll * mailboxCounts[count].ofAll);
const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);
const countsTo = (isReceiver: (to: string) => boolean) =>
  (Object.keys(mailboxCounts) as MailboxCount[]).filter((count) =>
    kinds.some(({ to, limitedPer }) => limitedPer === count && isReceiver(to)),
  );

test('the numbers of e-mails a day are those that the limits add up to', () => {
  const strangers = countsTo(isToStranger);
  expect(Object.fromEntries(strangers.map((count) => [count, perDay(count)]))).toEqual({
    bookings: 15,
    notices: 10,
    addresses: 5,
    reminders: 5,
  });
  expect(security).toContain(
    `at most ${sum(strangers.map(perDay))} e-mails a day (UTC), over all practices, from people without an account: ${perDay('bookings')} of bookings, ${perDay('notices')} about news of intake, ${perDay('addresses')} about new addresses, ${perDay('reminders')} reminders`,
  );
  expect(security).toContain(
    `one that has an account gets at most ${accountEmailsADay} links to a new password besides`,
  );
  const members = countsTo((to) => !isToStranger(to));
  expect(new Set([...strangers, ...members])).toEqual(new Set(Object.keys(mailboxCounts)));
  expect(security).toContain(
    `People with an account can add ${sum(members.map(perDay))} (invitations, addresses of practices) and ${accountEmailsADay} of each other kind of e-mail about accounts.`,
  );
});

test('these cannot lose their limit: people cause them who need not show who they are', () => {
  const limited = {
    bookings: ['requestReceived', 'requestExists'],
    notices: ['intakeNoticeAsked'],
    addresses: ['newAddress'],
    reminders: ['deletionNotice', 'followUpQuestion', 'followUpReminder'],
    request: ['freshLink', 'requestChanged', 'withdrawn', 'consentRevoked'],
  } as const;
  for (const [count, purposes] of Object.entries(limited))
    for (const purpose of purposes) expect(emailEntries[purpose].limitedPer, purpose).toBe(count);
});

test('without a limit are only those to patients and subscribers that staff cause, or whoever holds a link that the mailbox got', () => {
  const free = kinds
    .filter(({ to, limitedPer }) => isToStranger(to) && limitedPer === undefined)
    .map(({ purpose }) => purpose);
  expect(free).toEqual([
    'formerAddress',
    'vacancyOffer',
    'vacancyReminder',
    'vacancyAccepted',
    'vacancyGiven',
    'vacancyLost',
    'vacancyWithdrawn',
    'vacancyExpired',
    'intakeNotice',
  ]);
});
