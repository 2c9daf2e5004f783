/** What one mailbox gets about accounts, however many somebody causes. */
import { accountEmailsADay } from '@platzwart/domain/emails/email-entry';
import { emailEntries, emailPurposes } from '@platzwart/domain/emails/emails';
import { changePassword } from '@platzwart/functions/accounts/end-sign-ins';
import { openSession } from '@platzwart/functions/accounts/sessions';
import { updateUser } from '@platzwart/functions/accounts/update-user';
import { collections } from '@platzwart/functions/core/collections';
import type { OutgoingEmail } from '@platzwart/functions/core/email';
import type { AllTools, Caller } from '@platzwart/functions/core/tools';
import { queueEmail } from '@platzwart/functions/emails/outbox';
import { sweepOutbox } from '@platzwart/functions/emails/send-email';
import { beforeEach, expect, it } from 'vitest';
import { newRandomId } from '../support/a-booking.ts';
import { everyEmail } from '../support/every-email.ts';
import { auth, database, toolsAt } from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const hours = (n: number) => new Date(start.getTime() + n * 60 * 60_000);
const docs = () => collections(database());

let sent: { to: string; subject: string; text: string }[];
beforeEach(() => {
  sent = [];
});

/** As deployed: without the other tests' high limits. */
function tools(now: Date): AllTools {
  const { limits, ...others } = toolsAt(now, {
    send: (_id, { to, subject, text }) => {
      sent.push({ to: to.address, subject, text });
      return Promise.resolve({ kind: 'taken' });
    },
  });
  return { ...others, limits: { ...limits, callsTimes: 1 } };
}

async function queue(emails: readonly OutgoingEmail[]): Promise<void> {
  await database().runTransaction(async (tx) => {
    for (const email of emails) queueEmail(tx, { ...email, about: newRandomId() }, database());
  });
}

const aboutAccounts = () =>
  everyEmail('Praxis', start).filter(({ purpose }) => emailEntries[purpose].to === 'account');

it('a mailbox gets so many a day of each kind, and then one that says so: none is dropped unsaid', async () => {
  const name = `opfer${newRandomId().slice(0, 8)}`;
  const limited = aboutAccounts().filter(({ purpose }) => purpose !== 'moreAccountEmails');
  const kinds = [...new Map(limited.map((email) => [email.subject, email])).values()];
  const flood = (address: string, at: Date) =>
    queue(kinds.map((email) => ({ ...email, to: { name: '', address }, createdAt: at })));
  for (let n = 0; n < accountEmailsADay + 3; n++)
    await flood(n % 2 ? `${name}@gmail.com` : `${name}+${n}@googlemail.com`, start);
  await sweepOutbox(tools(hours(1)));
  await sweepOutbox(tools(hours(2)));
  const more = sent.filter(({ text }) => text.includes('heute keine weiteren'));
  const single = sent.filter((email) => !more.includes(email));
  for (const { subject, purpose } of kinds) {
    expect(
      single.filter((email) => email.subject === subject),
      purpose,
    ).toHaveLength(accountEmailsADay);
    expect(
      more.filter(({ text }) => text.includes(`„${subject}“`)),
      subject,
    ).toHaveLength(1);
  }
  sent = [];
  await flood(`${name}@gmail.com`, hours(24));
  await sweepOutbox(tools(hours(24)));
  expect(sent.length).toBe(kinds.length);
});

it('every purpose about accounts is among those that were tried', () => {
  const tried = new Set(aboutAccounts().map(({ purpose }) => purpose));
  expect(emailPurposes.filter((purpose) => emailEntries[purpose].to === 'account')).toEqual(
    expect.arrayContaining([...tried]),
  );
  expect(tried.size).toBe(
    emailPurposes.filter((purpose) => emailEntries[purpose].to === 'account').length,
  );
});

it('an address that nobody has confirmed gets no notice, and no new password by a call', async () => {
  const email = `opfer-${newRandomId().slice(0, 8)}@fremd.example`;
  const { uid } = await auth().createUser({ email, emailVerified: false, password: 'anfang-8171' });
  const now = new Date(Date.now() + 5000);
  const caller: Caller = {
    uid,
    name: '',
    email,
    emailVerified: false,
    provider: 'password',
    signedInAt: now,
    session: String(Math.floor(now.getTime() / 1000)),
  };
  const at = (device: string) => ({ ...tools(now), device });
  await updateUser({ name: 'Anna' }, caller, tools(now));
  for (const [n, device] of ['Firefox auf Windows', 'Safari auf iPhone'].entries())
    await openSession({ before: '' }, { ...caller, session: `${caller.session}${n}` }, at(device));
  expect(await changePassword({ password: 'Zeder-quillt-1837' }, caller, tools(now))).toMatchObject(
    {
      failure: { details: [{ code: 'emailUnverified' }] },
    },
  );
  expect((await docs().outbox().where('to.address', '==', email).get()).size).toBe(0);
});
