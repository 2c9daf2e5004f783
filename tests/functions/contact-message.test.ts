/** A message of the contact page: reaches the operator's support once, and nobody else. */
import { randomBytes } from 'node:crypto';
import { supportEmail } from '@platzwart/domain/practice/support-email';
import { sendContactMessage } from '@platzwart/functions/accounts/send-contact-message';
import { collections } from '@platzwart/functions/core/collections';
import type { Email } from '@platzwart/functions/core/email';
import { sweepOutbox } from '@platzwart/functions/emails/send-email';
import { expect, it } from 'vitest';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import { database, toolsAt } from '../support/practice-under-test.ts';

const now = new Date('2026-03-02T11:00:00Z');
const hours = (n: number) => new Date(now.getTime() + n * 3_600_000);
const random = () => randomBytes(16).toString('hex');
const written = (over: Partial<Parameters<typeof sendContactMessage>[0]> = {}) => ({
  messageId: random(),
  name: 'Berta Huber',
  email: `${random()}@post.example`,
  message: 'Guten Tag,\n\nsiehe https://boese.example/x',
  homepage: '',
  fillSeconds: 30,
  ...over,
});

/** As deployed, where limits are not widened for tests. */
const send = (message: ReturnType<typeof written>, sender = random(), at = now) =>
  sendContactMessage(message, undefined, {
    ...toolsAt(at),
    sender,
    limits: { ...toolsAt(at).limits, callsTimes: 1 },
  });
const queued = async ({ email }: { email: string }) =>
  (await collections(database()).outbox().where('replyTo.address', '==', email).get()).docs.map(
    (each) => each.data(),
  );
const tooMany = { failure: { details: [{ field: 'form', code: 'tooManyMessages' }] } };

it('goes to the support alone, which answers its sender, and makes no link of what they typed', async () => {
  const message = written();
  expect(await send(message)).toEqual({ ok: true, value: {} });
  const [email, ...others] = await queued(message);
  expect(others).toEqual([]);
  expect(email).toMatchObject({
    to: { address: supportEmail },
    replyTo: { name: 'Berta Huber', address: message.email },
  });
  expect(email?.text).toContain('siehe ');
  expect(`${email?.text} ${email?.html}`).not.toContain('https://boese.example');
  await expectKnownEmailIds('contactMessage');
});

it('arrives once, though it is sent again after a lost answer, at the same time or at the limit', async () => {
  const message = written();
  const sender = random();
  await Promise.all([send(message, sender), send(message, sender)]);
  for (let n = 0; n < 12; n++) expect(await send(message, sender)).toMatchObject({ ok: true });
  expect(await queued(message)).toHaveLength(1);
});

it('is taken ten times an hour from one sender, and then from others still', async () => {
  const sender = random();
  for (let n = 0; n < 10; n++) expect(await send(written(), sender)).toMatchObject({ ok: true });
  const message = written();
  expect(await send(message, sender)).toMatchObject(tooMany);
  expect(await queued(message)).toEqual([]);
  expect(await send(written())).toMatchObject({ ok: true });
  expect(await send(message, sender, hours(1.1))).toMatchObject({ ok: true });
});

it('is taken from whom others have written under their address, as often as anybody', async () => {
  const { email } = written();
  const stranger = random();
  for (let n = 0; n < 11; n++) await send(written({ email }), stranger);
  expect(await send(written({ email }), stranger)).toMatchObject(tooMany);
  const owner = random();
  for (let n = 0; n < 10; n++)
    expect(await send(written({ email }), owner)).toMatchObject({ ok: true });
});

it('fills no mailbox, from however many networks it comes: beyond so many an hour all are told in one', async () => {
  await database().recursiveDelete(database().collection('outbox'));
  const sent: Pick<Email, 'to' | 'subject' | 'text'>[] = [];
  const mail = {
    send: (_id: string, email: Email) => {
      sent.push(email);
      return Promise.resolve({ kind: 'taken' } as const);
    },
  };
  const sweep = async (at: Date) => {
    sent.length = 0;
    const tools = toolsAt(at, mail);
    await sweepOutbox({ ...tools, limits: { ...tools.limits, callsTimes: 1 } });
    return sent.map(({ to, text }) => ({ to: to.address, text }));
  };
  // The longest ones: an e-mail has no room for all of them.
  const written5000 = (n: number) => written({ message: `Nummer ${n}; ${'<ü> '.repeat(1200)}` });
  for (let n = 0; n < 60; n++) await send(written5000(n));

  const atOnce = await sweep(now);
  expect(atOnce).toHaveLength(20);
  const later = [];
  for (const hour of [1.1, 2.1, 3.1, 4.1]) later.push(await sweep(hours(hour)));
  expect(later.map((each) => each.length)).toEqual([1, 1, 0, 0]);
  // Each message once, and whole.
  const told = [...atOnce, ...later.flat()].map(({ text }) => text).join('\n');
  const numbers = [...told.matchAll(/Nummer (\d+);(?: <ü>){1200}/g)].map(([, n]) => Number(n));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n));
  expect(new Set(atOnce.map(({ to }) => to))).toEqual(new Set([supportEmail]));
  expect(later.flat().map(({ text }) => text.includes('noch nicht alle'))).toEqual([true, false]);
  expect((await send(written())).ok && (await sweep(hours(5))).length).toBe(1);
});

it('is told in one digest alone, though more of them follow', async () => {
  await database().recursiveDelete(database().collection('outbox'));
  const sent: Pick<Email, 'subject' | 'text'>[] = [];
  const mail = {
    send: (_id: string, email: Email) => {
      sent.push(email);
      return Promise.resolve({ kind: 'taken' } as const);
    },
  };
  for (const n of [0, 1, 2]) {
    for (let each = 0; each < 25; each++)
      await send(written({ message: `Nummer ${n * 25 + each};` }), random(), hours(n));
    for (const hour of [n, n + 0.9]) {
      const tools = toolsAt(hours(hour), mail);
      await sweepOutbox({ ...tools, limits: { ...tools.limits, callsTimes: 1 } });
    }
  }
  const tools = toolsAt(hours(3.1), mail);
  await sweepOutbox({ ...tools, limits: { ...tools.limits, callsTimes: 1 } });
  const digests = sent.filter(({ subject }) => subject.startsWith('Gesammelt'));
  expect(digests.length).toBeGreaterThan(1);
  const told = sent.flatMap(({ text }) => [...text.matchAll(/Nummer (\d+);/g)]);
  expect(told.map(([, n]) => Number(n)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 75 }, (_, n) => n),
  );
});
