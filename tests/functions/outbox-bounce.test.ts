/** The SMTP service's reports on e-mails that it had accepted. */
import { collections } from '@platzwart/functions/core/collections';
import { handleBounce } from '@platzwart/functions/emails/handle-bounce';
import { messageIdOf } from '@platzwart/functions/emails/outbox';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { endQuestions } from '@platzwart/functions/requests/end-questions';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { recordOfferDelivery } from '@platzwart/functions/vacancies/record-offer-delivery';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { aBooking } from '../support/a-booking.ts';
import {
  administrator,
  database,
  expectBalanced,
  historyOf,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const docs = () => collections(database());
const key = 'the key of tests';
const email = 'weg@post.example';

const tell = (
  body: unknown,
  { sentKey = key as string | null, ourKey = key, method = 'POST', minutes = 10 } = {},
) =>
  handleBounce(
    {
      method,
      headers: sentKey === null ? {} : { 'x-bounce-key': sentKey },
      rawBody: Buffer.from(`${JSON.stringify(body)}`),
    },
    { key: ourKey, endQuestions, onDelivery: recordOfferDelivery },
    toolsAt(at(minutes)),
  );

async function aSentEmail(to = email) {
  const slug = await registeredPractice('Rückläufer', start);
  const booking = aBooking(slug, { email: to, followUpConsent: true });
  await addWaitingRequest(booking, undefined, toolsAt(start));
  const requestId = storedId(booking.requestId);
  const emailId = `requestReceived_${slug}_${requestId}`;
  await sendEmail(emailId, toolsAt(at(1), { send: () => Promise.resolve({ kind: 'taken' }) }));
  const request = async () => (await docs().request(slug, requestId).get()).data();
  const lines = async () => (await historyOf(slug, booking.requestId)).map(({ what }) => what);
  const message = async () => (await docs().email(emailId).get()).data();
  return {
    slug,
    requestId,
    emailId,
    message,
    request,
    lines,
    messageId: messageIdOf(emailId, 'platzwart.example'),
  };
}

describe('an e-mail that comes back', () => {
  it('for good ends as abandoned, once, however often it is reported; the team sees it at the request', async () => {
    const { messageId, message, request, lines } = await aSentEmail();
    expect(await lines()).toEqual(['requested', 'emailSent']);
    const told = await Promise.all(
      [1, 2, 3].map(() =>
        tell({ messageId, kind: 'hard', address: 'WEG@post.example', more: true }),
      ),
    );
    expect(told).toEqual([{ status: 200 }, { status: 200 }, { status: 200 }]);
    expect(await message()).toMatchObject({ status: 'failed', bounced: 'hard' });
    expect((await lines()).filter((what) => /^email(?:Sent|Failed)$/.test(what))).toEqual([
      'emailFailed',
    ]);
    expect(await request()).toMatchObject({ emailFailedAt: at(10), status: 'open' });
    await tell({ messageId, kind: 'hard', address: email }, { minutes: 20 });
    expect(await request()).toMatchObject({ emailFailedAt: at(10) });
  });

  it('before its sender heard that it was accepted stays abandoned', async () => {
    const { emailId, message, messageId } = await aSentEmail();
    await docs()
      .email(emailId)
      .update({
        status: 'sending',
        attempts: 1,
        dueAt: at(2),
        text: 'ein Link',
        html: '<a>',
        lane: 'eine',
        expiresAt: FieldValue.delete(),
      });
    const sending = sendEmail(
      emailId,
      toolsAt(at(5), {
        send: () =>
          tell({ messageId, kind: 'hard', address: email }).then(() => ({ kind: 'taken' })),
      }),
    );
    await sending;
    expect(await message()).toMatchObject({
      status: 'failed',
      text: '',
      html: '',
      expiresAt: expect.any(Date),
    });
    expect(await message()).not.toHaveProperty('lane');
  });

  it('for now changes nothing: the service tries on by itself', async () => {
    const { messageId, message, request } = await aSentEmail();
    const before = [await message(), await request()];
    expect(await tell({ messageId, kind: 'soft', address: email })).toEqual({ status: 200 });
    expect([await message(), await request()]).toEqual(before);
  });

  it('as unwanted ends the questions to that person, and nothing else of their request', async () => {
    const address = 'unerwuenscht@post.example';
    const { slug, messageId, request, lines } = await aSentEmail(address);
    for (const _ of [1, 2])
      expect(await tell({ messageId, kind: 'complaint', address })).toEqual({ status: 200 });
    expect(await request()).toMatchObject({
      followUpConsent: false,
      status: 'open',
      emailFailedAt: null,
    });
    expect((await lines()).filter((what) => what === 'optedOut')).toHaveLength(1);
    await expectBalanced(slug);
  });
});

describe('an e-mail to an address that the request no longer has', () => {
  it('marked as unwanted changes nothing for whoever waits at the new one', async () => {
    const address = 'frueher@post.example';
    const { slug, requestId, messageId, request } = await aSentEmail(address);
    const edits = { email: { from: address, to: 'neu@post.example' } };
    expect(
      await updateRequest({ companySlug: slug, requestId, edits }, administrator, toolsAt(at(5))),
    ).toMatchObject({ ok: true });
    expect(await tell({ messageId, kind: 'complaint', address })).toEqual({ status: 200 });
    expect(await request()).toMatchObject({ followUpConsent: true });
  });
});

describe('whoever', () => {
  it('has not the key is sent away and changes nothing, nor does any key fit while we have none', async () => {
    const { messageId, message } = await aSentEmail();
    const bounce = { messageId, kind: 'hard', address: email };
    for (const sentKey of [null, '', 'the key of test', `${key} `])
      expect(await tell(bounce, { sentKey })).toEqual({ status: 401 });
    expect(await tell(bounce, { sentKey: '', ourKey: '' })).toEqual({ status: 401 });
    expect(await tell({ nonsense: true }, { sentKey: 'wrong' })).toEqual({ status: 401 });
    expect(await tell(bounce, { method: 'GET' })).toEqual({ status: 405 });
    expect(await message()).toMatchObject({ status: 'sent' });
  });

  it('names an e-mail that nobody knows, or another receiver, gets the same answer and changes nothing', async () => {
    const { messageId, message } = await aSentEmail();
    const unknown = [
      { messageId: messageIdOf('newRequest_nowhere', 'platzwart.example'), address: email },
      { messageId: '<something@else.example>', address: email },
      { messageId, address: 'anderer@post.example' },
    ];
    for (const each of unknown)
      for (const kind of ['hard', 'complaint'])
        expect(await tell({ ...each, kind })).toEqual({ status: 200 });
    expect(await message()).toMatchObject({ status: 'sent' });
  });

  it('sends something else is told that it is nothing we know', async () => {
    for (const body of [
      undefined,
      '',
      [],
      { messageId: 'a' },
      { messageId: 1, kind: 'hard', address: email },
    ]) {
      expect(await tell(body)).toEqual({ status: 400 });
    }
  });
});
