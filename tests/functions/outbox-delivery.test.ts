/** Who learns that an e-mail did not arrive. */

import type { Email } from '@platzwart/functions/core/email';
import { log } from '@platzwart/functions/core/report';
import type { Delivery } from '@platzwart/functions/core/tools';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { expect, it, vi } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import {
  administrator,
  database,
  historyOf,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const docs = () => writableCollections(database());

const sendTo = (id: string, minutes: number, delivery: Delivery) =>
  sendEmail(id, toolsAt(at(minutes), { send: () => Promise.resolve(delivery) }));
const refused: Delivery = { kind: 'never', answer: '550 No such user here' };
const taken: Delivery = { kind: 'taken' };

async function aWaitingPatient() {
  const slug = await registeredPractice('Unzustellbar', start);
  const booking = aBooking(slug, { email: 'tippfehler@post.example' });
  await addWaitingRequest(booking, undefined, toolsAt(start));
  const requestId = storedId(booking.requestId);
  const request = async () => (await docs().request(slug, requestId).get()).data();
  return {
    slug,
    sentId: booking.requestId,
    requestId,
    request,
    emailId: `requestReceived_${slug}_${requestId}`,
  };
}

/** Another e-mail like that one. */
async function another(emailId: string, over: Partial<Email>): Promise<string> {
  const email = (await docs().email(emailId).get()).data();
  if (!email) throw new Error('the e-mail is not there');
  const id = `${email.purpose}_${newRandomId()}`;
  await docs()
    .email(id)
    .set({ ...email, text: 'Text', html: '<p>Text</p>', status: 'due', attempts: 0, ...over });
  return id;
}

it('an e-mail that was accepted goes out once, even if whoever else must know cannot be told', async () => {
  const { emailId } = await aWaitingPatient();
  const reported = vi.spyOn(log, 'error').mockReturnValue();
  const send = vi.fn(() => Promise.resolve(taken));
  const fails = () => Promise.reject(new Error('The vacancy does not answer.'));
  expect(await sendEmail(emailId, toolsAt(at(1), { send }), fails)).toBe('sent');
  expect(await sendEmail(emailId, toolsAt(at(10), { send }), fails)).toBe('notDue');
  expect(send).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledTimes(1);
  reported.mockRestore();
});

it('a request whose e-mail was refused carries a mark that its address fails, until another e-mail arrives there', async () => {
  const { request, emailId, slug, sentId } = await aWaitingPatient();
  expect(await request()).toMatchObject({ emailFailedAt: null });
  expect(await sendTo(emailId, 1, refused)).toBe('failed');
  expect(await request()).toMatchObject({ emailFailedAt: at(1) });
  expect((await historyOf(slug, sentId)).map(({ what }) => what)).toContain('emailFailed');
  await sendTo(await another(emailId, {}), 2, taken);
  expect(await request()).toMatchObject({ emailFailedAt: null });
});

it('another address has no mark: neither does the old one’s stay, nor does a late failure there touch it', async () => {
  const { slug, requestId, request, emailId } = await aWaitingPatient();
  await sendTo(emailId, 1, refused);
  const lateEmail = await another(emailId, {});
  const edited = await updateRequest(
    {
      companySlug: slug,
      requestId,
      edits: { email: { from: 'tippfehler@post.example', to: 'richtig@post.example' } },
    },
    administrator,
    toolsAt(at(2)),
  );
  expect(edited).toMatchObject({ ok: true });
  expect(await request()).toMatchObject({ email: 'richtig@post.example', emailFailedAt: null });
  await sendTo(lateEmail, 3, refused);
  expect(await request()).toMatchObject({ emailFailedAt: null });
});

it('a request’s history says that an e-mail waits, until it leaves, or never will', async () => {
  const { slug, sentId, requestId, emailId } = await aWaitingPatient();
  const told = async () =>
    (await historyOf(slug, sentId)).flatMap(({ what }) => (what.startsWith('email') ? what : []));
  const later: Delivery = { kind: 'tryLater', answer: '451 Later' };
  expect(await sendTo(emailId, 1, later)).toBe('later');
  expect(await sendTo(emailId, 3, later)).toBe('later');
  expect(await told()).toEqual(['emailWaits']);
  expect(await sendTo(emailId, 60, taken)).toBe('sent');
  expect(await told()).toEqual(['emailSent']);

  const unable = { kind: 'unable', why: 'refused', stopsAll: false, answer: '550' } as const;
  const elsewhere = await another(emailId, {});
  const withheld = await another(emailId, {});
  for (const id of [elsewhere, withheld]) await sendTo(id, 61, unable);
  expect((await told()).toSorted()).toEqual(['emailSent', 'emailWaits', 'emailWaits']);
  const revoked = docs().revokedRequest(slug, requestId);
  await database().doc(revoked.path).set({});
  await sendTo(withheld, 120, taken);
  await revoked.delete();
  expect((await told()).toSorted()).toEqual(['emailSent', 'emailWaits']);
  await docs().request(slug, requestId).update({ email: 'richtig@post.example' });
  await sendTo(elsewhere, 120, taken);
  expect(await told()).toEqual(['emailSent']);
});

it('an e-mail that waits is counted as that, though its line cannot be written', async () => {
  const { slug, requestId, emailId } = await aWaitingPatient();
  const reported = vi.spyOn(log, 'error').mockReturnValue();
  const send = async (): Promise<Delivery> => {
    // Whoever reads it fails.
    await database().doc(docs().request(slug, requestId).path).set({});
    return { kind: 'unable', why: 'refused', stopsAll: false, answer: '550' };
  };
  expect(await sendEmail(emailId, toolsAt(at(1), { send }))).toBe('unable');
  expect(reported).toHaveBeenCalledWith(
    'unforeseen',
    expect.objectContaining({ where: 'recordWaiting' }),
  );
  reported.mockRestore();
});

it('a request that is gone does not come back by an e-mail that fails', async () => {
  const { slug, requestId, request, emailId } = await aWaitingPatient();
  await docs().request(slug, requestId).delete();
  await sendTo(emailId, 1, refused);
  expect(await request()).toBeUndefined();
});

it('the practice is told of its own address that fails, once for each address and hour, until an e-mail arrives there', async () => {
  const { slug, requestId } = await aWaitingPatient();
  const emailId = `newRequest_${slug}_${requestId}`;
  const told = async () => (await docs().undelivered(slug).get()).data()?.addresses;
  const toMember = await another(emailId, {
    to: { name: 'Berta', address: 'berta@praxis.example' },
  });
  const second = await another(emailId, {});
  const third = await another(emailId, {});
  const fourth = await another(emailId, {});
  await sendTo(emailId, 1, refused);
  await sendTo(toMember, 2, refused);
  await sendTo(second, 3, refused);
  expect(await told()).toEqual([
    { address: 'berta@praxis.example', at: at(2) },
    { address: 'praxis@praxis.example', at: at(1) },
  ]);
  await sendTo(fourth, 61, refused);
  expect(await told()).toEqual([
    { address: 'praxis@praxis.example', at: at(61) },
    { address: 'berta@praxis.example', at: at(2) },
  ]);
  await sendTo(third, 62, taken);
  expect(await told()).toEqual([{ address: 'berta@praxis.example', at: at(2) }]);
});

it('a deleted practice is told nothing: not a word of it comes back', async () => {
  const { slug, requestId } = await aWaitingPatient();
  await docs().practice(slug).delete();
  await sendTo(`newRequest_${slug}_${requestId}`, 1, refused);
  expect((await docs().undelivered(slug).get()).exists).toBe(false);
});
