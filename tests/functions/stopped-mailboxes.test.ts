/**
 * 'Das war ich nicht': the owner of a mailbox that others have typed stops what strangers cause
 * there, and lets it come again.
 */
import { type EmailPurpose, emailEntries, emailPurposes } from '@platzwart/domain/emails/emails';
import { collections } from '@platzwart/functions/core/collections';
import type { Email } from '@platzwart/functions/core/email';
import type { Mail } from '@platzwart/functions/core/tools';
import { handleBounce } from '@platzwart/functions/emails/handle-bounce';
import { messageIdOf, queueEmail } from '@platzwart/functions/emails/outbox';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { answerIntakeNotice } from '@platzwart/functions/practices/intake-notices';
import { requestIntakeNotice } from '@platzwart/functions/practices/request-intake-notice';
import { addRequestByPhone } from '@platzwart/functions/requests/add-request-by-phone';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerMailboxLink } from '@platzwart/functions/requests/answer-mailbox-link';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { endQuestions } from '@platzwart/functions/requests/end-questions';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { recordOfferDelivery } from '@platzwart/functions/vacancies/record-offer-delivery';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { beforeEach, expect, it } from 'vitest';
import { aBooking, aManualEntry, newRandomId } from '../support/a-booking.ts';
import {
  administrator,
  database,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const days = (n: number) => new Date(start.getTime() + n * 24 * 60 * 60_000);
const docs = () => collections(database());

let arrived: Email[] = [];
const mail: Mail = {
  send: (_id, email) => {
    arrived.push(email);
    return Promise.resolve({ kind: 'taken' });
  },
};
let slug: string;
/** Each test has a mailbox of its own. */
let email: string;
beforeEach(async () => {
  slug = await registeredPractice('Irrläufer', start);
  email = `Irma.${newRandomId().slice(0, 8)}@gmail.com`;
  arrived = [];
});

const tools = (now = start) => toolsAt(now, mail);
const spelt = (name: string, tag = '') => email.replace('Irma.', name).replace('@', `${tag}@`);

async function deliver(of = slug, now = start): Promise<string[]> {
  arrived = [];
  const due = await docs().outbox().where('slug', '==', of).where('status', '==', 'due').get();
  for (const { id } of due.docs) await sendEmail(id, tools(now));
  return arrived.filter(({ to }) => /^irma/i.test(to.address)).map(({ purpose }) => purpose);
}

async function books(over: Readonly<Record<string, unknown>> = {}, at = slug) {
  const booking = aBooking(at, { email, ...over });
  expect((await addWaitingRequest(booking, undefined, tools())).ok).toBe(true);
  return {
    requestId: storedId(booking.requestId),
    id: `requestReceived_${at}_${storedId(booking.requestId)}`,
  };
}

/** In what has just arrived. */
const tokenIn = (path: string) =>
  new RegExp(`/${path}/([\\w-]{43})$`, 'm').exec(arrived.map(({ text }) => text).join('\n'))?.[1] ??
  '';
const press = (token: string, answer: 'stop' | 'resume' = 'stop', now = start) =>
  answerMailboxLink({ token, answer }, undefined, tools(now));
const done = { ok: true, value: {} };
const request = async (id: string, at = slug) => (await docs().request(at, id).get()).data();

/** The link of an e-mail that reached the mailbox, pressed; delivers what else waits. */
async function stopped() {
  const { requestId } = await books();
  await deliver();
  const [token, portal] = [tokenIn('nicht-ich'), tokenIn('anfrage')];
  expect(arrived.map(({ html }) => html).join()).toContain(`/nicht-ich/${token}"`);
  expect(await press(token)).toEqual(done);
  return { token, portal, requestId };
}

it('ends what strangers cause, at every practice and however the address is written, and staff see only that nothing arrives', async () => {
  const { requestId } = await stopped();
  expect(await request(requestId)).toMatchObject({ emailFailedAt: start, status: 'open' });
  const elsewhere = await registeredPractice('Anderswo', start);
  const other = await books({ email: spelt('irma.', '+2') }, elsewhere);
  expect(await deliver(elsewhere)).toEqual([]);
  expect(await request(other.requestId, elsewhere)).toMatchObject({ emailFailedAt: start });
  expect((await docs().email(other.id).get()).data()).toMatchObject({
    status: 'failed',
    text: '',
    lastError: '',
  });

  await docs().practice(elsewhere).update({ bookingEnabled: false });
  await requestIntakeNotice({ companySlug: elsewhere, email: spelt('ir.ma.') }, undefined, tools());
  expect(await deliver(elsewhere)).toEqual([]);
  // Somebody else's mailbox is open.
  await addWaitingRequest(aBooking(slug, { email: `irmax${email}` }), undefined, tools());
  expect(await deliver()).toEqual(['requestReceived']);
});

it('reads all that ever went there ten times a day at most, however often it is pressed', async () => {
  const { token } = await stopped();
  for (let n = 1; n < 10; n++) await press(token);
  const later = async (now: Date) => {
    await press(token, 'resume', now);
    const { requestId } = await books({ firstname: `Irma ${now.getTime()}` });
    await deliver();
    expect(await press(token, 'stop', now)).toEqual(done);
    return (await request(requestId))?.emailFailedAt;
  };
  expect(await later(start)).toBeNull();
  expect(await later(days(1))).toEqual(days(1));
});

it('keeps strangers from moving a request of theirs there', async () => {
  const { requestId } = await stopped();
  const stranger = await books({ email: `feind@${newRandomId()}.example`, firstname: 'Emil' });
  await deliver();
  const own = tokenIn('anfrage');
  const from = (await request(stranger.requestId))?.email ?? '';
  const answer = {
    kind: 'edit',
    edits: { email: { from, to: email } },
    proof: aBooking(slug).birthdate as string,
  } as const;
  expect(
    await answerRequestLink({ companySlug: slug, token: own, answer }, undefined, tools()),
  ).toMatchObject({ ok: true });
  expect(await deliver()).toEqual([]);
  expect(await request(requestId)).toMatchObject({ emailConfirmedAt: null });
});

it('keeps no address, and no link but ours does anything; pressed twice it is the same', async () => {
  const { token } = await stopped();
  expect(await press(token)).toEqual(done);
  const stored = await database().collection('stoppedMailboxes').get();
  expect(JSON.stringify(stored.docs.map((doc) => [doc.id, doc.data()]))).not.toMatch(
    /irma|gmail|@/i,
  );
  const before = stored.size;
  for (const forged of [
    '0'.repeat(43),
    `${token.slice(0, 42)}${token.endsWith('A') ? 'E' : 'A'}`,
    token.slice(0, 21).padEnd(43, 'x'),
  ])
    expect(await press(forged)).toMatchObject({
      ok: false,
      failure: { details: [{ field: 'token', code: 'linkUnknown' }] },
    });
  expect((await database().collection('stoppedMailboxes').get()).size).toBe(before);
  // As long as anybody may stop, whatever is stored, the answer is the same.
  expect(await press(token, 'resume', days(1000))).toEqual(done);
  expect(await press(token, 'resume', days(1000))).toEqual(done);
});

it('leaves alone what its owner has confirmed, and its practice sees no failure of a stranger’s booking there', async () => {
  const { requestId } = await books();
  await deliver();
  const [token, portal] = [tokenIn('nicht-ich'), tokenIn('anfrage')];
  const say = (kind: 'confirmEmail' | 'withdraw') =>
    answerRequestLink({ companySlug: slug, token: portal, answer: { kind } }, undefined, tools());
  await say('confirmEmail');
  await press(token);
  // The same person once more, by a stranger: the notice goes nowhere, and the request stays
  // reachable.
  await books();
  expect(await deliver()).toEqual([]);
  expect(await request(requestId)).toMatchObject({ emailFailedAt: null });
  await say('withdraw');
  expect(await deliver()).toEqual(['withdrawn']);
});

it('is lifted by the same link, by confirming a request, and by itself after years; the next booking writes again', async () => {
  const { token, portal } = await stopped();
  await press(token, 'resume');
  await books({ firstname: 'Ida' });
  expect(await deliver()).toEqual(['requestReceived']);

  await press(token);
  await books({ firstname: 'Ina' });
  expect(await deliver()).toEqual([]);
  await answerRequestLink(
    { companySlug: slug, token: portal, answer: { kind: 'confirmEmail' } },
    undefined,
    tools(),
  );
  await books({ firstname: 'Iva' });
  expect(await deliver()).toEqual(['requestReceived']);

  await press(token);
  await books({ firstname: 'Ira' });
  expect(await deliver(slug, days(1095))).toEqual([]);
  await books({ firstname: 'Isa' });
  expect(await deliver(slug, days(1097))).toEqual(['requestReceived']);
});

it('is lifted by confirming that one wants to know when a practice takes requests again', async () => {
  await docs().practice(slug).update({ bookingEnabled: false });
  await requestIntakeNotice({ companySlug: slug, email }, undefined, tools());
  await deliver();
  const [token, notice] = [tokenIn('nicht-ich'), tokenIn('bescheid')];
  await press(token);
  await requestIntakeNotice({ companySlug: slug, email }, undefined, tools(days(1)));
  expect(await deliver(slug, days(1))).toEqual([]);
  expect(
    await answerIntakeNotice(
      { companySlug: slug, token: notice, answer: 'confirm' },
      undefined,
      tools(days(1)),
    ),
  ).toEqual(done);
  await requestIntakeNotice({ companySlug: slug, email }, undefined, tools(days(2)));
  expect(await deliver(slug, days(2))).toEqual(['intakeNoticeAsked']);
});

it('lets through what staff enter for somebody they spoke to: a request by phone, and an address corrected', async () => {
  await stopped();
  const entry = aManualEntry(slug, { email, firstname: 'Telefon' });
  expect((await addRequestByPhone(entry, administrator, tools())).ok).toBe(true);
  expect(await deliver()).toEqual(['requestReceived']);
  const { requestId } = await books({
    email: `irmela@${newRandomId()}.example`,
    firstname: 'Vertippt',
  });
  await deliver();
  const from = (await request(requestId))?.email ?? '';
  expect(
    await updateRequest(
      { companySlug: slug, requestId, edits: { email: { from, to: email } } },
      administrator,
      tools(),
    ),
  ).toMatchObject({
    ok: true,
  });
  expect(await deliver()).toEqual(['requestReceived']);
});

it('lets staff send nothing but what its owner can confirm by, until they have; nor an offer to an address that the request has left', async () => {
  const { token } = await stopped();
  // The first practice's count of such e-mails is used up.
  const at = await registeredPractice('Beharrlich', start);
  const entry = aManualEntry(at, { email, firstname: 'Telefon' });
  expect((await addRequestByPhone(entry, administrator, tools())).ok).toBe(true);
  expect(await deliver(at)).toEqual(['requestReceived']);
  const portal = tokenIn('anfrage');
  const stored = (await docs().outbox().where('slug', '==', at).get()).docs.find(
    (each) => each.data().purpose === 'requestReceived',
  );
  const { requestId = '' } = stored?.data() ?? {};
  const ref = writableCollections(database()).request(at, requestId);
  // What was changed is written only when it is due.
  const purposes = emailPurposes.filter(
    (purpose) => emailEntries[purpose].to === 'patient' && purpose !== 'requestChanged',
  );
  const queue = (purpose: EmailPurpose, about: string) =>
    database().runTransaction((tx) => {
      const words = { fromName: '', replyTo: null, subject: '', text: '', html: '' };
      const to = { name: '', address: email };
      const outgoing = { purpose, about, slug: at, requestId, to, ...words, createdAt: start };
      return Promise.resolve(queueEmail(tx, outgoing, database()));
    });
  const sent: string[] = [];
  for (const purpose of purposes) {
    await ref.update({ emailFailedAt: null });
    await queue(purpose, newRandomId());
    sent.push(...(await deliver(at)));
    const isSent = sent.includes(purpose);
    expect([purpose, (await ref.get()).data()?.emailFailedAt]).toEqual([
      purpose,
      isSent ? null : start,
    ]);
  }
  expect(sent).toEqual(['requestReceived', 'requestExists']);

  await queue('vacancyOffer', newRandomId());
  await ref.update({ email: 'anders@post.example', emailFailedAt: null });
  expect(await deliver(at)).toEqual([]);
  expect((await ref.get()).data()).toMatchObject({ emailFailedAt: null });
  await ref.update({ email });

  const answer = { kind: 'confirmEmail' } as const;
  await answerRequestLink({ companySlug: at, token: portal, answer }, undefined, tools());
  await press(token);
  for (const purpose of ['vacancyOffer', 'vacancyWithdrawn'] as const) {
    await queue(purpose, newRandomId());
    expect(await deliver(at)).toEqual([purpose]);
  }
});

it('comes of a complaint about a request that nobody has confirmed as well', async () => {
  const { id } = await books();
  await deliver();
  const bounce = {
    messageId: messageIdOf(id, 'platzwart.example'),
    kind: 'complaint',
    address: email,
  };
  const sent = {
    method: 'POST',
    headers: { 'x-bounce-key': 'k' },
    rawBody: Buffer.from(JSON.stringify(bounce)),
  };
  expect(
    await handleBounce(sent, { key: 'k', endQuestions, onDelivery: recordOfferDelivery }, tools()),
  ).toEqual({ status: 200 });
  await books({ firstname: 'Noch eine' });
  expect(await deliver()).toEqual([]);
});
