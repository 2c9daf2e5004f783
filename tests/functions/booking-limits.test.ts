import { emailEntries } from '@platzwart/domain/emails/emails';
import { collections } from '@platzwart/functions/core/collections';
import type { AllTools, Mail } from '@platzwart/functions/core/tools';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { sendFollowUps } from '@platzwart/functions/follow-up/send-follow-ups';
import { requestIntakeNotice } from '@platzwart/functions/practices/request-intake-notice';
import { requestPracticeEmail } from '@platzwart/functions/practices/settings/practice-email';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { inviteMember } from '@platzwart/functions/team/invite-member';
import { describe, expect, it } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import { tokensIn } from '../support/portal-link.ts';
import {
  administrator,
  database,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

/** Accepts every e-mail. */
const mail: Mail = { send: () => Promise.resolve({ kind: 'taken' }) };

/** Each test has its own network address and limits. */
function toolsWith(
  over: Partial<AllTools['limits']>,
  now = start,
  sender = `198.51.100.${newRandomId()}`,
): AllTools {
  const tools = toolsAt(now, mail);
  return { ...tools, sender, limits: { ...tools.limits, ...over } };
}

const codesOf = (outcomes: Awaited<ReturnType<typeof addWaitingRequest>>[]) =>
  outcomes.map((outcome) =>
    outcome.ok
      ? 'accepted'
      : outcome.failure.kind === 'invalid'
        ? outcome.failure.details[0]?.code
        : 'other',
  );

describe('bookings from one address of the network', () => {
  it('are refused from the eleventh of an hour on, with a sentence and nothing written, and welcome in the next hour', async () => {
    const slug = await registeredPractice('Anschluss', start);
    const tools = toolsWith({ bookingsPerAddress: 10 });
    const eleven = Array.from({ length: 11 }, () => aBooking(slug));
    const outcomes = [];
    for (const booking of eleven) outcomes.push(await addWaitingRequest(booking, undefined, tools));
    expect(codesOf(outcomes)).toEqual([...Array<string>(10).fill('accepted'), 'tooManyBookings']);
    expect(outcomes[10]).toMatchObject({
      failure: { details: [{ field: 'form', message: expect.stringContaining('später') }] },
    });
    expect((await ledger(slug)).requests).toHaveLength(10);

    // A retry is no new request, other addresses do not count, and the hour ends.
    expect((await addWaitingRequest(eleven[0] ?? aBooking(slug), undefined, tools)).ok).toBe(true);
    expect(
      (await addWaitingRequest(aBooking(slug), undefined, toolsWith({ bookingsPerAddress: 10 })))
        .ok,
    ).toBe(true);
    expect(
      (await addWaitingRequest(aBooking(slug), undefined, { ...tools, now: () => at(61) })).ok,
    ).toBe(true);
  });

  it('are counted exactly, also when twenty come at once: ten are taken and ten hear why not', async () => {
    const slug = await registeredPractice('Schwall', start);
    const tools = toolsWith({ bookingsPerAddress: 10 });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => addWaitingRequest(aBooking(slug), undefined, tools)),
    );
    const codes = codesOf(outcomes);
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(10);
    expect(codes.filter((code) => code === 'tooManyBookings')).toHaveLength(10);
  });

  it('leave no address behind, only a keyed hash that expires', async () => {
    const slug = await registeredPractice('Spurlos', start);
    await addWaitingRequest(
      aBooking(slug, { email: 'spur@post.example' }),
      undefined,
      toolsWith({}, start, '203.0.113.77'),
    );
    const all = await database().collection('rateLimits').get();
    const stored = JSON.stringify(all.docs.map((doc) => [doc.id, doc.data()]));
    for (const trace of ['203.0.113.77', 'spur@post.example']) expect(stored).not.toContain(trace);
    expect(all.docs.every((doc) => doc.get('expiresAt') !== undefined)).toBe(true);
  });
});

describe('emails', () => {
  it('to one mailbox end with the third of a day for each practice: anybody may type anybody’s address', async () => {
    const slug = await registeredPractice('Postkasten', start);
    const tools = toolsWith({ emailsPerMailbox: 3 });
    const children = ['Ada', 'Bea', 'Cem', 'Dan'].map((firstname) =>
      aBooking(slug, { firstname, email: 'familie@post.example' }),
    );
    const ids = children.map(({ requestId }) => `requestReceived_${slug}_${storedId(requestId)}`);
    for (const booking of children) await addWaitingRequest(booking, undefined, tools);
    const outcomes = [];
    for (const id of ids) outcomes.push(await sendEmail(id, tools));
    expect(outcomes).toEqual(['sent', 'sent', 'sent', 'notDue']);
    const { emails, counters } = await ledger(slug);
    expect(emails.find(({ id }) => id === ids[3])).toMatchObject({
      status: 'withheld',
      text: '',
      html: '',
    });
    // The e-mail is missing, the request is not.
    expect(counters?.open).toBe(4);

    const elsewhere = await registeredPractice('Anderer Kasten', start);
    const booking = aBooking(elsewhere, { email: 'familie@post.example' });
    await addWaitingRequest(booking, undefined, tools);
    expect(
      await sendEmail(`requestReceived_${elsewhere}_${storedId(booking.requestId)}`, tools),
    ).toBe('sent');
  });

  it('to one mailbox end with the fifth of a day from all practices, however its address is written', async () => {
    const tools = toolsWith({ emailsPerMailbox: 3, emailsPerMailboxOfAll: 5 });
    const outcomes = [];
    for (const place of ['Eins', 'Zwei']) {
      const slug = await registeredPractice(place, start);
      for (const email of [
        'familie.m@gmail.com',
        'familiem+1@gmail.com',
        'Familie.M@googlemail.com',
      ]) {
        const booking = aBooking(slug, { email, firstname: email.slice(0, 9) });
        await addWaitingRequest(booking, undefined, tools);
        outcomes.push(
          await sendEmail(`requestReceived_${slug}_${storedId(booking.requestId)}`, tools),
        );
      }
    }
    expect(outcomes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'notDue']);
  });

  /**
   * Once, asking paused practices for news spent what a booking's first e-mail needs; moving one's
   * own requests had no limit at all.
   */
  it('that strangers can cause at one mailbox a day are bounded over the platform, each kind alone, however they go about it', async () => {
    const most = {
      bookings: 6,
      notices: 4,
      addresses: 2,
      invitations: 2,
      practiceAddresses: 2,
      reminders: 2,
    };
    let spelt = 0;
    const victim = () => `Opfer+${spelt++}@post.example`;
    const arrived: Record<string, number> = {};
    const counting: Mail = {
      send: (_id, { purpose, to }) => {
        if (/^opfer/i.test(to.address)) {
          const kind = emailEntries[purpose].limitedPer ?? purpose;
          arrived[kind] = (arrived[kind] ?? 0) + 1;
        }
        return Promise.resolve({ kind: 'taken' });
      },
    };
    const tools = () => ({
      ...toolsWith({ emailsPerMailbox: 3, emailsPerMailboxOfAll: 6 }),
      mail: counting,
    });
    const sendAll = async (now: Date) => {
      const due = await collections(database()).outbox().where('status', '==', 'due').get();
      for (const { id } of due.docs) await sendEmail(id, { ...tools(), now: () => now });
    };
    const slugs = [];
    for (const title of ['Flut Eins', 'Flut Zwei', 'Flut Drei']) {
      const slug = await registeredPractice(title, start);
      slugs.push(slug);
      await addWaitingRequest(aBooking(slug, { email: 'boese@evil.example' }), undefined, tools());
      const [token = ''] = await tokensIn(slug, 'requestReceived');
      for (let n = 0; n < 3; n++) {
        await addWaitingRequest(
          aBooking(slug, { email: victim(), followUpConsent: true }),
          undefined,
          tools(),
        );
        const email = { from: 'boese@evil.example', to: victim() };
        await answerRequestLink(
          {
            companySlug: slug,
            token,
            answer: { kind: 'edit', edits: { email }, proof: aBooking(slug).birthdate as string },
          },
          undefined,
          { ...tools(), now: () => at(3 * n) },
        );
        await inviteMember(
          { companySlug: slug, email: victim(), role: 'viewer' },
          administrator,
          tools(),
        );
      }
      await collections(database()).account(slug).update({ email: victim(), confirmedEmail: '' });
      await requestPracticeEmail({ companySlug: slug }, administrator, tools());
      await collections(database()).practice(slug).update({ bookingEnabled: false });
      for (let n = 0; n < 3; n++)
        await requestIntakeNotice({ companySlug: slug, email: victim() }, undefined, tools());
    }
    await sendAll(at(30));
    const { reminders, ...onTheDay } = most;
    expect(arrived).toEqual(onTheDay);
    // Weeks later, our own schedules ask all of them on one day.
    const later = at(100 * 24 * 60);
    for (const slug of slugs) {
      await sendFollowUps(slug, { ...tools(), now: () => later }, () => false);
    }
    await sendAll(later);
    expect(arrived).toEqual({ ...onTheDay, reminders });
  });

  it('about a withdrawal come, however many bookings strangers have made under the address', async () => {
    const slug = await registeredPractice('Widerruf', start);
    const tools = toolsWith({ emailsPerMailbox: 3 });
    const email = 'opfer@post.example';
    const own = aBooking(slug, { email });
    await addWaitingRequest(own, undefined, tools);
    const [token = ''] = await tokensIn(slug, 'requestReceived');
    const received = (id: string) => `requestReceived_${slug}_${storedId(id)}`;
    expect(await sendEmail(received(own.requestId), tools)).toBe('sent');
    for (const firstname of ['Ada', 'Bea', 'Cem']) {
      const others = aBooking(slug, { email, firstname });
      await addWaitingRequest(others, undefined, tools);
      await sendEmail(received(others.requestId), tools);
    }
    expect(
      await answerRequestLink(
        { companySlug: slug, token, answer: { kind: 'withdraw' } },
        undefined,
        tools,
      ),
    ).toMatchObject({
      ok: true,
    });
    const notice = (await ledger(slug)).emails.find(({ purpose }) => purpose === 'withdrawn');
    expect(await sendEmail(notice?.id ?? '', tools)).toBe('sent');
  });

  it('to a practice that is flooded become one at the end of the hour; no request is refused', async () => {
    const slug = await registeredPractice('Flut', start);
    const tools = toolsWith({ bookingsPerPractice: 5 });
    const bookings = Array.from({ length: 8 }, () => aBooking(slug));
    for (const booking of bookings)
      expect((await addWaitingRequest(booking, undefined, tools)).ok).toBe(true);
    for (const { requestId } of bookings)
      await sendEmail(`newRequest_${slug}_${storedId(requestId)}`, tools);
    const count = async () => {
      const { emails } = await ledger(slug);
      const of = (purpose: string, status: string) =>
        emails.filter((email) => email.purpose === purpose && email.status === status).length;
      return {
        withheld: of('newRequest', 'withheld'),
        waiting: of('newRequestDigest', 'due'),
        sent: of('newRequestDigest', 'sent'),
      };
    };
    expect(await count()).toEqual({ withheld: 8, waiting: 1, sent: 0 });
    const digest =
      (await ledger(slug)).emails.find(({ purpose }) => purpose === 'newRequestDigest')?.id ?? '';
    expect(await sendEmail(digest, { ...tools, now: () => at(30) })).toBe('notDue');
    expect(await sendEmail(digest, { ...tools, now: () => at(61) })).toBe('sent');
    expect(await count()).toEqual({ withheld: 8, waiting: 0, sent: 1 });
    expect((await collections(database()).requestCounters(slug).get()).data()?.open).toBe(8);
  });
});

it('queues e-mails under ids that name nobody', () =>
  expectKnownEmailIds('newRequest', 'newRequestDigest'));
