/** Follow-ups, day by day: e-mails, reminders, marks, and who is called instead. */

import { sendEmail } from '@platzwart/functions/emails/send-email';
import { sendFollowUps } from '@platzwart/functions/follow-up/send-follow-ups';
import { startFollowUpRound } from '@platzwart/functions/follow-up/start-follow-up-round';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { logContact } from '@platzwart/functions/requests/log-contact';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { describe, expect, it } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import {
  administrator,
  database,
  everyEmailLeaves,
  expectBalanced,
  historyOf,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-03-02T09:00:00Z');
const onDay = (day: number) => new Date(start.getTime() + day * 24 * 60 * 60 * 1000);
const docs = () => writableCollections(database());
const never = () => false;

async function waiting(over: Readonly<Record<string, unknown>> = {}) {
  const slug = await registeredPractice('Rückfrage', start);
  const booking = aBooking(slug, over);
  await addWaitingRequest(booking, undefined, toolsAt(start));
  return { slug, requestId: storedId(booking.requestId), sentId: booking.requestId };
}

const requestOf = async (slug: string, id: string) => (await docs().request(slug, id).get()).data();
const followUpOf = async (slug: string, id: string) => (await requestOf(slug, id))?.followUp.state;

async function questionsOf(slug: string): Promise<string[]> {
  const { emails } = await ledger(slug);
  return emails
    .filter(({ purpose }) => purpose === 'followUpQuestion' || purpose === 'followUpReminder')
    .map(
      ({ purpose, createdAt }) =>
        `${purpose} on day ${Math.round((createdAt.getTime() - start.getTime()) / 86_400_000)}`,
    )
    .sort();
}

describe('somebody who has agreed to be asked', () => {
  it('gets a question after twelve weeks, a reminder a week later, and a mark after another; each day runs twice', async () => {
    const { slug, requestId, sentId } = await waiting();
    const states: Record<number, string | undefined> = {};
    for (const day of [1, 83, 84, 85, 90, 91, 92, 97, 98, 99, 181, 182]) {
      for (const _time of ['once', 'again']) await sendFollowUps(slug, toolsAt(onDay(day)), never);
      await everyEmailLeaves();
      states[day] = await followUpOf(slug, requestId);
    }
    expect(states).toEqual({
      1: 'idle',
      83: 'idle',
      84: 'asked',
      85: 'asked',
      90: 'asked',
      91: 'reminded',
      92: 'reminded',
      97: 'reminded',
      98: 'noAnswer',
      99: 'noAnswer',
      181: 'noAnswer',
      182: 'asked',
    });
    expect(await questionsOf(slug)).toEqual([
      'followUpQuestion on day 182',
      'followUpQuestion on day 84',
      'followUpReminder on day 91',
    ]);
    expect((await historyOf(slug, sentId)).map(({ what }) => what)).toEqual([
      'requested',
      'followUpSent',
      'followUpReminded',
      'followUpUnanswered',
      'followUpSent',
    ]);
    // Silence removes nobody from the list, and does not prolong anybody's retention.
    expect(await requestOf(slug, requestId)).toMatchObject({ status: 'open', activeAt: start });
    await expectBalanced(slug);
  });

  it('is asked late if the schedule was, and only once when two run at the same time', async () => {
    const { slug } = await waiting();
    await Promise.all([
      sendFollowUps(slug, toolsAt(onDay(200)), never),
      sendFollowUps(slug, toolsAt(onDay(200)), never),
    ]);
    expect(await questionsOf(slug)).toEqual(['followUpQuestion on day 200']);
  });

  it('finds four answers, each behind a link of its own, and a way out of such e-mails', async () => {
    const { slug } = await waiting();
    await sendFollowUps(slug, toolsAt(onDay(84)), never);
    const email = (await ledger(slug)).emails.find(({ purpose }) => purpose === 'followUpQuestion');
    for (const answer of ['ja', 'zeiten', 'unsicher', 'nein'])
      expect(email?.text).toMatch(new RegExp(`/anfrage/[\\w-]{43}\\?antwort=${answer}\\b`));
    expect(email?.unsubscribeUrl).toMatch(/antwort=abmelden$/);
    expect(`${email?.subject} ${email?.text}`).not.toMatch(/Erika|heiser|1984/);
  });

  it('whom the team has reached is left alone for another twelve weeks', async () => {
    const { slug, requestId } = await waiting();
    const reached = {
      companySlug: slug,
      requestId,
      logId: newRandomId(),
      contact: 'reached',
      nextStep: null,
    } as const;
    await logContact(reached, administrator, toolsAt(onDay(80)));
    await sendFollowUps(slug, toolsAt(onDay(163)), never);
    expect(await questionsOf(slug)).toEqual([]);
    await sendFollowUps(slug, toolsAt(onDay(164)), never);
    expect(await questionsOf(slug)).toEqual(['followUpQuestion on day 164']);
  });
});

describe('silence begins when an e-mail has left', () => {
  const leaves = async (slug: string, purpose: string, day: number) => {
    const email = (await ledger(slug)).emails.find((each) => each.purpose === purpose);
    const mail = { send: async () => ({ kind: 'taken' }) as const };
    await sendEmail(email?.id ?? '', toolsAt(onDay(day), mail));
  };

  it('for the question and for its reminder, however long each waited with us', async () => {
    const { slug, requestId } = await waiting();
    const states: Record<number, string | undefined> = {};
    for (const day of [84, 91, 96, 97, 104, 110, 111]) {
      await sendFollowUps(slug, toolsAt(onDay(day)), never);
      states[day] = await followUpOf(slug, requestId);
      if (day === 91) await leaves(slug, 'followUpQuestion', 90);
      if (day === 104) await leaves(slug, 'followUpReminder', 104);
    }
    expect(states).toEqual({
      84: 'asked',
      91: 'asked',
      96: 'asked',
      97: 'reminded',
      104: 'reminded',
      110: 'reminded',
      111: 'noAnswer',
    });
  });

  it.each(['failed', 'withheld'] as const)(
    'whose reminder never arrived (%s) is called instead of marked',
    async (status) => {
      const { slug, requestId } = await waiting();
      for (const day of [84, 91]) {
        await sendFollowUps(slug, toolsAt(onDay(day)), never);
        if (day === 84) await everyEmailLeaves();
      }
      const reminder = (await ledger(slug)).emails.find(
        ({ purpose }) => purpose === 'followUpReminder',
      );
      await docs()
        .email(reminder?.id ?? '')
        .update({ status });
      await sendFollowUps(slug, toolsAt(onDay(98)), never);
      expect(await requestOf(slug, requestId)).toMatchObject({
        followUp: { state: 'toCall' },
        nextStep: { kind: 'followUpCall' },
      });
    },
  );
});

describe('who is not written to', () => {
  it.each([
    ['has not agreed', { followUpConsent: false }],
    ['is in the archive', {}],
    ['is paused', {}],
  ])('%s', async (what, over) => {
    const { slug, requestId } = await waiting(over);
    if (what === 'is in the archive')
      await archiveRequest(
        { companySlug: slug, requestId, reason: 'other' },
        administrator,
        toolsAt(start),
      );
    if (what === 'is paused')
      await docs().request(slug, requestId).update({ pausedUntil: '2026-06-01' });
    await sendFollowUps(slug, toolsAt(onDay(84)), never);
    expect(await questionsOf(slug)).toEqual([]);
    expect(await requestOf(slug, requestId)).toMatchObject(
      what === 'has not agreed'
        ? { followUp: { state: 'toCall' }, nextStep: { kind: 'followUpCall' } }
        : { followUp: { state: 'idle' }, nextStep: null },
    );
  });

  it('comes to the call list, behind whatever the team has to do about them anyway', async () => {
    const { slug, requestId } = await waiting({ followUpConsent: false });
    const callBack = {
      companySlug: slug,
      requestId,
      logId: newRandomId(),
      contact: null,
      nextStep: { kind: 'callBack', dueOn: '2026-06-01' },
    } as const;
    await logContact(callBack, administrator, toolsAt(onDay(1)));
    await sendFollowUps(slug, toolsAt(onDay(84)), never);
    expect(await requestOf(slug, requestId)).toMatchObject({
      followUp: { state: 'toCall' },
      nextStep: { kind: 'callBack' },
    });
  });

  it('nobody in a practice that does not ask, or that is locked', async () => {
    const { slug, requestId } = await waiting();
    await docs()
      .account(slug)
      .update({ followUp: { enabled: false, intervalWeeks: 4 } });
    await sendFollowUps(slug, toolsAt(onDay(84)), never);
    await docs()
      .account(slug)
      .update({ followUp: { enabled: true, intervalWeeks: 4 } });
    await docs().practice(slug).update({ locked: true });
    await sendFollowUps(slug, toolsAt(onDay(84)), never);
    expect(await followUpOf(slug, requestId)).toBe('idle');
    await docs().practice(slug).update({ locked: false });
    await sendFollowUps(slug, toolsAt(onDay(84)), never);
    expect(await followUpOf(slug, requestId)).toBe('asked');
  });
});

describe('a follow-up round', () => {
  const round = (slug: string, requestIds: readonly string[], day: number) =>
    startFollowUpRound(
      { companySlug: slug, requestIds: [...requestIds] },
      administrator,
      toolsAt(onDay(day)),
    );

  it('asks whoever was not asked or spoken to lately, and keeps nobody’s data longer', async () => {
    const { slug, requestId } = await waiting();
    const [silent, paused, away] = [
      aBooking(slug, { followUpConsent: false }),
      aBooking(slug),
      aBooking(slug),
    ];
    for (const booking of [silent, paused, away])
      await addWaitingRequest(booking, undefined, toolsAt(start));
    await docs().request(slug, storedId(paused.requestId)).update({ pausedUntil: '2026-06-01' });
    await archiveRequest(
      { companySlug: slug, requestId: storedId(away.requestId), reason: 'other' },
      administrator,
      toolsAt(start),
    );
    const all = [
      requestId,
      ...[silent, paused, away].map(({ requestId: sent }) => storedId(sent)),
      'f'.repeat(32),
    ];

    expect(await round(slug, all, 13)).toEqual({
      ok: true,
      value: { asked: 0, toCall: 0, skipped: 5 },
    });
    expect(await round(slug, all, 14)).toEqual({
      ok: true,
      value: { asked: 1, toCall: 1, skipped: 3 },
    });
    expect(await round(slug, all, 14)).toEqual({
      ok: true,
      value: { asked: 0, toCall: 0, skipped: 5 },
    });
    expect(await questionsOf(slug)).toEqual(['followUpQuestion on day 14']);
    expect(await requestOf(slug, requestId)).toMatchObject({
      followUp: { state: 'asked' },
      activeAt: start,
    });
    await everyEmailLeaves();
    // From here the schedule continues: a reminder a week later.
    await sendFollowUps(slug, toolsAt(onDay(21)), never);
    expect(await questionsOf(slug)).toContain('followUpReminder on day 21');
  });

  it('sent twice at once asks once', async () => {
    const { slug, requestId } = await waiting();
    await Promise.all([round(slug, [requestId], 20), round(slug, [requestId], 20)]);
    expect(await questionsOf(slug)).toEqual(['followUpQuestion on day 20']);
  });
});

it('queues e-mails under ids that name nobody', () =>
  expectKnownEmailIds('followUpQuestion', 'followUpReminder'));
