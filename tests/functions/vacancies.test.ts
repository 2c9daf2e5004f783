/**
 * A free place, from the first asking to the place given: how documents, waiting lists, histories
 * and e-mails follow from each step.
 */

import { emailEntries } from '@platzwart/domain/emails/emails';
import type { LinkAnswer } from '@platzwart/domain/patient-portal/actions';
import { never } from '@platzwart/domain/sign-in/session';
import { shortMoment } from '@platzwart/domain/vacancies/describe-place';
import { collections } from '@platzwart/functions/core/collections';
import type { Mail } from '@platzwart/functions/core/tools';
import { endOutboxPause, pauseOutbox } from '@platzwart/functions/emails/outbox-pause';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { advanceVacancy } from '@platzwart/functions/vacancies/advance-vacancy';
import { recordOfferDelivery } from '@platzwart/functions/vacancies/record-offer-delivery';
import { updateVacancy } from '@platzwart/functions/vacancies/update-vacancy';
import { describe, expect, it } from 'vitest';
import { newRandomId } from '../support/a-booking.ts';
import { Crash, crashing } from '../support/crashing-database.ts';
import { begin, codeOf, hoursLater, offeredPlace } from '../support/offered-place.ts';
import {
  administrator,
  database,
  expectBalanced,
  ledger,
  toolsAt,
} from '../support/practice-under-test.ts';

/** Two working days later, at 18:00 in Berlin; and the moment after. */
const deadline = new Date('2026-11-25T17:00:00Z');
const afterDeadline = new Date('2026-11-25T17:01:00Z');

describe('one after the other', () => {
  it('asks the next one once the first declined; accepting reserves the place, giving it archives the request', async () => {
    const place = await offeredPlace('Reihe', [{}, {}, {}]);
    expect(await place.offerAll()).toEqual({ ok: true, value: {} });
    expect(await place.states()).toEqual(['offered', null, null]);
    expect((await place.request(0)).offer).toEqual({ vacancyId: place.vacancyId, until: deadline });
    expect(await place.told('vacancyOffer')).toEqual(['vacancyOffer 0']);

    expect(codeOf(await place.say(0, 'declineOffer', hoursLater(1), { reason: 'time' }))).toBe(
      'ok',
    );
    await place.settle(hoursLater(1));
    expect(await place.states()).toEqual(['declined', 'offered', null]);
    expect(await place.request(0)).toMatchObject({
      offer: null,
      lastOffer: {
        outcome: 'declined',
        declinedTimes: [{ weekday: 1, start: '08:00', end: '09:00' }],
      },
      unanswered: 0,
    });

    expect(codeOf(await place.say(1, 'acceptOffer', hoursLater(2)))).toBe('ok');
    expect(await place.vacancy()).toMatchObject({
      state: 'accepted',
      winners: [{ requestId: place.ids[1] }],
    });
    expect((await place.request(1)).emailConfirmedAt).toEqual(hoursLater(2));
    expect(await place.told('vacancyAccepted', 'vacancyNews')).toEqual([
      'vacancyAccepted 1',
      'vacancyNews team',
      'vacancyNews team',
    ]);
    // Nobody has a place yet.
    expect(
      (await expectBalanced(place.slug)).filter(({ status }) => status === 'open'),
    ).toHaveLength(3);

    expect(codeOf(await place.give(1, hoursLater(3)))).toBe('ok');
    expect(await place.request(1)).toMatchObject({
      status: 'archived',
      archiveReason: 'placeFound',
      places: [{ therapist: 'Jonas Hofer' }],
    });
    expect(await place.vacancy()).toMatchObject({ state: 'filled', endedAt: hoursLater(3) });
    expect((await place.history(1)).map(({ what }) => what)).toEqual([
      'requested',
      'offered',
      'offerAccepted',
      'placeGiven',
      'archived',
    ]);
    await expectBalanced(place.slug);
    const month = await collections(database()).monthStatistics(place.slug, '2026-11').get();
    expect(month.data()).toMatchObject({
      offers: { offered_inTurn: 2, declined_inTurn: 1, accepted_inTurn: 1 },
      declined: { time: 1 },
      cells: {
        'praxis_1_0800-0900_offered': 2,
        'praxis_1_0800-0900_accepted': 1,
        'praxis_1_0800-0900_declinedTime': 1,
      },
      starts: { 'praxis_1_0800-0900_weekly_3': 1 },
    });
  });

  it('silence costs nothing: the next one is asked at the deadline, and a late yes is noted, then wins when the place returns', async () => {
    const place = await offeredPlace('Stille', [{}, {}]);
    await place.offerAll();
    await place.sent(0, hoursLater(0.1));
    const about = { slug: place.slug, vacancyId: place.vacancyId };
    expect(await advanceVacancy(about, toolsAt(hoursLater(1)), () => false)).toBe('notDue');
    expect(await advanceVacancy(about, toolsAt(afterDeadline), () => false)).toBe('done');
    expect(await place.states()).toEqual(['expired', 'offered']);
    expect(await place.request(0)).toMatchObject({ offer: null, unanswered: 1, status: 'open' });
    expect(await place.told('vacancyExpired')).toEqual(['vacancyExpired 0']);

    const late = hoursLater(60);
    expect(codeOf(await place.say(0, 'acceptOffer', late))).toBe('ok');
    expect(await place.offer(0)).toMatchObject({ state: 'expired', lateYesAt: late });
    expect(codeOf(await place.say(1, 'declineOffer', hoursLater(61)))).toBe('ok');
    await place.settle(hoursLater(61));
    expect(await place.states()).toEqual(['accepted', 'declined']);
    expect((await place.request(0)).unanswered).toBe(0);
  });

  it('a yes after the deadline wins as long as nobody else was asked', async () => {
    const place = await offeredPlace('Spät', [{}]);
    await place.offerAll();
    await place.sent(0, hoursLater(0.1));
    await place.settle(afterDeadline);
    expect(await place.vacancy()).toMatchObject({ state: 'stalled', stalledBecause: 'planAtEnd' });
    expect(codeOf(await place.say(0, 'acceptOffer', hoursLater(80)))).toBe('ok');
    expect(await place.vacancy()).toMatchObject({ state: 'accepted', stalledBecause: null });
  });

  it('an answer can change: who takes a yes back frees the place for the next one, and who then wants it again comes after them', async () => {
    const place = await offeredPlace('Anders überlegt', [{}, {}]);
    await place.offerAll();
    await place.say(0, 'acceptOffer', hoursLater(1));
    expect(codeOf(await place.say(0, 'takeBackAnswer', hoursLater(2)))).toBe('ok');
    await place.settle(hoursLater(2));
    expect(await place.states()).toEqual(['declined', 'offered']);
    expect(await place.request(0)).toMatchObject({ status: 'open', offer: null });
    expect(codeOf(await place.say(0, 'acceptOffer', hoursLater(3)))).toBe('ok');
    expect(await place.states()).toEqual(['declined', 'offered']);
    await place.say(1, 'declineOffer', hoursLater(4));
    await place.settle(hoursLater(4));
    expect(await place.states()).toEqual(['accepted', 'declined']);
  });

  it('a question calls for the team; the deadline goes on, and an answer ends the question', async () => {
    const place = await offeredPlace('Frage', [{}, {}]);
    await place.offerAll();
    await place.sent(0, hoursLater(0.1));
    expect(codeOf(await place.say(0, 'askAboutOffer', hoursLater(1)))).toBe('ok');
    expect(await place.vacancy()).toMatchObject({ state: 'stalled', stalledBecause: 'question' });
    expect(await place.offer(0)).toMatchObject({
      until: deadline,
      question: { text: 'Geht 9 Uhr?', answeredAt: null },
    });
    expect(
      codeOf(
        await place.steer({ kind: 'answerQuestion', requestId: place.ids[0] ?? '' }, hoursLater(2)),
      ),
    ).toBe('ok');
    expect(await place.vacancy()).toMatchObject({ state: 'offering', stalledBecause: null });
    expect((await place.offer(0))?.question).toMatchObject({ answeredAt: hoursLater(2) });
    await place.settle(afterDeadline);
    expect(await place.states()).toEqual(['expired', 'offered']);
  });

  it('the same press again is the same success, and writes nothing', async () => {
    const place = await offeredPlace('Doppelt', [{}, {}]);
    await Promise.all([place.offerAll(), place.offerAll()]);
    await Promise.all([
      place.say(0, 'acceptOffer', hoursLater(1)),
      place.say(0, 'acceptOffer', hoursLater(1)),
    ]);
    const before = await place.vacancy();
    expect(codeOf(await place.say(0, 'acceptOffer', hoursLater(2)))).toBe('ok');
    await Promise.all([place.give(0, hoursLater(3)), place.give(0, hoursLater(3))]);
    expect(codeOf(await place.give(0, hoursLater(4)))).toBe('ok');
    expect((await place.vacancy()).revision).toBe(before.revision + 1);
    expect((await place.history(0)).map(({ what }) => what)).toEqual([
      'requested',
      'offered',
      'offerAccepted',
      'placeGiven',
      'archived',
    ]);
    expect(await place.told('vacancyAccepted', 'vacancyGiven')).toEqual([
      'vacancyAccepted 0',
      'vacancyGiven 0',
    ]);
  });
});

describe('several at once', () => {
  it('together: the better ranked one wins, even by the later yes, and the other learns of it', async () => {
    const place = await offeredPlace('Zugleich', [{}, {}, {}], { mode: 'together', atOnce: 2 });
    await place.offerAll();
    expect(await place.states()).toEqual(['offered', 'offered', null]);
    await place.say(1, 'acceptOffer', hoursLater(1));
    expect(await place.states()).toEqual(['offered', 'pledged', null]);
    await place.say(0, 'acceptOffer', hoursLater(2));
    await place.settle(hoursLater(2));
    expect(await place.states()).toEqual(['accepted', 'lost', null]);
    expect(await place.request(1)).toMatchObject({ offer: null, lastOffer: { outcome: 'lost' } });
    expect(codeOf(await place.say(1, 'acceptOffer', hoursLater(3)))).toBe('placeWon');
  });

  it('the first yes gets it, the later one a kind answer', async () => {
    const place = await offeredPlace('Wettlauf', [{}, {}], { mode: 'firstWins' });
    await place.offerAll();
    await place.say(1, 'acceptOffer', hoursLater(1));
    expect(await place.say(0, 'acceptOffer', hoursLater(1))).toMatchObject({
      ok: false,
      failure: {
        details: [{ code: 'placeWon', message: expect.stringContaining('einen Moment schneller') }],
      },
    });
    await place.settle(hoursLater(1));
    expect(await place.states()).toEqual(['lost', 'accepted']);
  });

  it('a group of two asks as many as there are seats, and is filled when both have their place', async () => {
    const place = await offeredPlace('Gruppe', [{}, {}, {}], { seats: 2 });
    await place.offerAll();
    expect(await place.states()).toEqual(['offered', 'offered', null]);
    await place.say(0, 'acceptOffer', hoursLater(1));
    await place.say(1, 'acceptOffer', hoursLater(1));
    await place.give(0, hoursLater(2));
    expect((await place.vacancy()).state).toBe('accepted');
    await place.give(1, hoursLater(2));
    expect((await place.vacancy()).state).toBe('filled');
  });

  it('nobody has two offers: who can answer one is skipped by the next place', async () => {
    const place = await offeredPlace('Zwei Plätze', [{}, {}]);
    await place.offerAll();
    const other = place.another();
    await other.offerAll();
    await other.settle(hoursLater(0));
    expect(await other.states()).toEqual(['skipped', 'offered']);
    // A button of the other e-mail answers nothing of this one.
    expect(codeOf(await other.say(0, 'acceptOffer', hoursLater(1)))).toBe('noOffer');
    // Nor is the link called wrong if there is no such place any more.
    expect(codeOf(await place.another().say(0, 'acceptOffer', hoursLater(1)))).toBe('vacancyGone');
  });
});

describe('the team', () => {
  it('gives a place to somebody who waits on for another, takes that back, and their times return', async () => {
    const place = await offeredPlace('Zweiter Platz', [
      { slots: [slot(1, '08:00', '10:00'), slot(2, '08:00', '10:00')] },
    ]);
    await place.offerAll();
    await place.phone(0, 'yes', hoursLater(1));
    expect(
      codeOf(await place.give(0, hoursLater(2), { afterwards: 'waitOn', dropDay: true })),
    ).toBe('ok');
    expect(await place.request(0)).toMatchObject({
      status: 'open',
      offer: null,
      slots: [slot(2, '08:00', '10:00')],
      places: [{ startsOn: '2026-12-14' }],
    });
    await expectBalanced(place.slug);
    expect(codeOf(await place.undoGiven(0, hoursLater(3)))).toBe('ok');
    expect(await place.request(0)).toMatchObject({
      slots: [slot(1, '08:00', '10:00'), slot(2, '08:00', '10:00')],
      places: [],
    });
    await expectBalanced(place.slug);
  });

  it('takes back that a place was given: the request is open again at its old position', async () => {
    const place = await offeredPlace('Zurück', [{}, {}]);
    await place.offerAll();
    const { requestedAt } = await place.request(0);
    await place.say(0, 'acceptOffer', hoursLater(1));
    await place.give(0, hoursLater(2));
    expect(codeOf(await place.undoGiven(0, hoursLater(3)))).toBe('ok');
    expect(await place.request(0)).toMatchObject({
      status: 'open',
      requestedAt,
      offer: { vacancyId: place.vacancyId },
    });
    await expectBalanced(place.slug);
    // The patient gives it back behind their link: the team decides how it goes on.
    await place.give(0, hoursLater(4));
    expect(codeOf(await place.say(0, 'takeBackAnswer', hoursLater(5)))).toBe('ok');
    expect(await place.vacancy()).toMatchObject({ state: 'stalled', stalledBecause: 'givenBack' });
    expect(await place.request(0)).toMatchObject({
      status: 'open',
      requestedAt,
      offer: null,
      places: [],
    });
    await expectBalanced(place.slug);
    await place.settle(hoursLater(6));
    expect(await place.states()).toEqual(['declined', null]);
    expect(codeOf(await place.steer({ kind: 'askNext' }, hoursLater(6)))).toBe('ok');
    expect(await place.states()).toEqual(['declined', 'offered']);
  });

  it('who gives it back at night is not told next morning that it is theirs', async () => {
    const place = await offeredPlace('Zurückgegeben', [{}]);
    await place.offerAll();
    await place.say(0, 'acceptOffer', hoursLater(1));
    // 22:00 in Berlin: the e-mail waits for the morning.
    await place.give(0, hoursLater(12));
    expect(codeOf(await place.say(0, 'takeBackAnswer', hoursLater(12.2)))).toBe('ok');
    const told = await place.emails('vacancyGiven');
    expect(told.map(({ status }) => status)).toEqual(['withheld']);
  });

  it('calls who has no e-mail address: nobody is passed over because nobody called', async () => {
    const place = await offeredPlace('Telefon', [{}, {}]);
    await place.set(0, { email: '' });
    await place.offerAll();
    expect(await place.offer(0)).toMatchObject({ channel: 'phone' });
    await place.settle(afterDeadline);
    expect(await place.vacancy()).toMatchObject({ state: 'stalled', stalledBecause: 'callDue' });
    expect(await place.states()).toEqual(['offered', null]);
    const logId = 'a'.repeat(32);
    for (const at of [hoursLater(60), hoursLater(61)])
      expect(codeOf(await place.phone(0, 'notReached', at, logId))).toBe('ok');
    await place.settle(hoursLater(62));
    expect(await place.states()).toEqual(['expired', 'offered']);
    expect((await place.history(0)).filter(({ what }) => what === 'contacted')).toHaveLength(1);
    expect((await place.request(0)).lastContact).toMatchObject({
      outcome: 'notReached',
    });
  });

  it('calls an offer back before its e-mail leaves; withdrawing a sent one tells the person', async () => {
    const place = await offeredPlace('Zurückholen', [{}, {}], { mode: 'together', atOnce: 2 });
    await place.offerAll();
    const first = (await place.emails('vacancyOffer')).find(
      ({ requestId }) => requestId === place.ids[0],
    );
    expect(
      codeOf(
        await place.steer({ kind: 'callBack', requestId: place.ids[0] ?? '', keepsPlace: true }),
      ),
    ).toBe('ok');
    expect(
      (
        await collections(database())
          .email(first?.id ?? '')
          .get()
      ).data(),
    ).toMatchObject({ status: 'withheld', text: '' });
    await place.sent(1, hoursLater(1));
    expect(
      codeOf(
        await place.steer(
          { kind: 'withdrawOffer', requestId: place.ids[1] ?? '', words: 'Leider.' },
          hoursLater(2),
        ),
      ),
    ).toBe('ok');
    await place.settle(hoursLater(2));
    expect(await place.told('vacancyWithdrawn')).toEqual(['vacancyWithdrawn 1']);
  });

  it('offering and closing it leave lines in the log, and its people can have another place in the same second', async () => {
    const place = await offeredPlace('Geschlossen', [{}]);
    await place.offerAll();
    for (const at of [hoursLater(1), hoursLater(2)]) {
      expect(codeOf(await place.steer({ kind: 'close', reason: 'notFree', words: '' }, at))).toBe(
        'ok',
      );
    }
    const log = await collections(database()).log(place.slug).orderBy('at').get();
    const { slot, rhythm, startsOn } = await place.vacancy();
    const which = { vacancyId: place.vacancyId, slot, rhythm, startsOn };
    const by = { kind: 'member', uid: administrator.uid };
    const closed = { ...which, reason: 'notFree' };
    expect(log.docs.map((line) => line.data())).toEqual([
      { at: begin, by, what: 'vacancyOffered', count: 1, vacancy: { ...which, reason: null } },
      { at: hoursLater(1), by, what: 'vacancyClosed', count: 1, vacancy: closed },
    ]);
    // Its own request still says otherwise.
    expect((await place.request(0)).offer?.vacancyId).toBe(place.vacancyId);
    const other = place.another();
    expect(codeOf(await other.offerAll(hoursLater(1)))).toBe('ok');
    expect(await other.states()).toEqual(['offered']);
    await place.settle(hoursLater(1));
    expect((await place.request(0)).offer?.vacancyId).toBe(other.vacancyId);
    expect(await place.offer(0)).toMatchObject({
      state: 'withdrawn',
      ended: { at: hoursLater(1) },
    });
  });

  it('changes the time in one go with withdrawing: who had said yes is told, the next one is not asked, and the history names what it was', async () => {
    const place = await offeredPlace('Neue Zeit', [{}, {}]);
    await place.offerAll();
    await place.sent(0, hoursLater(1));
    await place.say(0, 'acceptOffer', hoursLater(2));
    const edits = { startsOn: { from: '2026-12-14', to: '2026-12-21' } };
    const change = (withdraw?: { words: string }) =>
      updateVacancy(
        { companySlug: place.slug, vacancyId: place.vacancyId, edits, withdraw },
        administrator,
        toolsAt(hoursLater(3)),
      );
    expect(codeOf(await change())).toBe('withdrawFirst');
    expect(codeOf(await change({ words: 'Es wird eine Woche später.' }))).toBe('ok');
    await place.settle(hoursLater(4));
    expect(await place.vacancy()).toMatchObject({
      state: 'stalled',
      stalledBecause: 'held',
      startsOn: '2026-12-21',
      winners: [],
    });
    expect(await place.states()).toEqual(['withdrawn', null]);
    expect(await place.told('vacancyWithdrawn')).toEqual(['vacancyWithdrawn 0']);
    expect((await place.history(0)).at(-1)).toMatchObject({
      what: 'offerWithdrawn',
      vacancy: { startsOn: '2026-12-14' },
    });
    expect(
      codeOf(
        await place.steer({ kind: 'offerAgain', requestId: place.ids[0] ?? '' }, hoursLater(5)),
      ),
    ).toBe('ok');
    expect(await place.states()).toEqual(['offered', null]);
  });

  it('does not make a place that somebody accepted one for self-payers without telling them', async () => {
    const place = await offeredPlace('Selbst zahlen', [{}]);
    await place.offerAll();
    await place.sent(0, hoursLater(1));
    await place.say(0, 'acceptOffer', hoursLater(2));
    const change = (withdraw?: { words: string }) =>
      updateVacancy(
        {
          companySlug: place.slug,
          vacancyId: place.vacancyId,
          edits: { payer: { from: 'any', to: 'selfPayer' } },
          withdraw,
        },
        administrator,
        toolsAt(hoursLater(3)),
      );
    expect(codeOf(await change())).toBe('withdrawFirst');
    expect(codeOf(await change({ words: '' }))).toBe('ok');
    await place.settle(hoursLater(4));
    expect(await place.states()).toEqual(['withdrawn']);
    expect(await place.told('vacancyWithdrawn')).toEqual(['vacancyWithdrawn 0']);
  });

  it('asks before a third offer within seven days', async () => {
    const place = await offeredPlace('Dreimal', [{}]);
    for (const hours of [0, 1]) {
      const one = hours === 0 ? place : place.another();
      await one.offerAll(hoursLater(hours));
      await one.say(0, 'declineOffer', hoursLater(hours + 0.5));
    }
    expect(codeOf(await place.another().offerAll(hoursLater(2)))).toBe('askedOften');
    expect(codeOf(await place.another({ askAgain: [...place.ids] }).offerAll(hoursLater(2)))).toBe(
      'ok',
    );
  });

  it('has time while the practice is locked: nothing ends, and everybody has as much left afterwards', async () => {
    const place = await offeredPlace('Gesperrt', [{}, {}]);
    await place.offerAll();
    await place.lock(true, hoursLater(1));
    const frozen = await place.vacancy();
    // The event comes again, and hours later it is not its turn.
    await place.lock(true, hoursLater(2));
    await place.settle(hoursLater(20));
    expect(await place.vacancy()).toEqual(frozen);
    await place.settle(afterDeadline);
    expect(await place.states()).toEqual(['offered', null]);
    expect(codeOf(await place.say(0, 'acceptOffer', hoursLater(2)))).toBe('practiceLocked');
    await place.lock(false, hoursLater(49));
    await place.settle(hoursLater(49));
    const { until } = (await place.request(0)).offer ?? {};
    expect(until).toEqual(new Date('2026-11-27T17:00:00Z'));
    expect(codeOf(await place.say(0, 'acceptOffer', hoursLater(50)))).toBe('ok');
  });
});

describe('e-mails of an offer', () => {
  it('the deadline moves if it left late; one that never arrives makes the team call, and time stands still', async () => {
    const place = await offeredPlace('Zustellung', [{}]);
    await place.offerAll();
    await place.sent(0, hoursLater(26));
    expect(await place.offer(0)).toMatchObject({
      sentAt: hoursLater(26),
      until: new Date('2026-11-26T17:00:00Z'),
    });
    expect((await place.vacancy()).nextStepAt).not.toEqual(deadline);
    await place.bounced(0, hoursLater(27));
    expect(await place.vacancy()).toMatchObject({ stalledBecause: 'emailFailed' });
    expect(await place.offer(0)).toMatchObject({ channel: 'phone', until: null });
  });

  type Place = Awaited<ReturnType<typeof offeredPlace>>;
  const idOf = ({ slug, vacancyId, ids }: Place) => `vacancyOffer_${slug}_${vacancyId}_${ids[0]}_1`;
  const soon = toolsAt(hoursLater(0.1));
  const waitsForOperator = async (place: Place) => {
    const held = { since: begin, listed: true, open: true };
    await collections(database()).account(place.slug).update({ held });
    await place.sent(0, hoursLater(0.1));
  };
  const waits: Record<string, (place: Place) => Promise<unknown>> = {
    'the practice has used up its e-mails of the day': (place) =>
      sendEmail(idOf(place), { ...soon, limits: { ...soon.limits, emailsPerNewPractice: 0 } }),
    'the practice waits for the operator': waitsForOperator,
    'nothing leaves': () => pauseOutbox({ why: 'refused', answer: '' } as never, soon),
    'nothing has tried it yet': async () => undefined,
  };
  it.each(Object.entries(waits))(
    'nobody’s deadline ends while theirs waits: %s',
    async (_why, wait) => {
      const place = await offeredPlace('Wartet', [{}, {}], { patience: { unit: 'hours', n: 3 } });
      await place.offerAll();
      await wait(place);
      await place.settle(hoursLater(4));
      await endOutboxPause(soon);
      expect(await place.states()).toEqual(['offered', null]);
      const { until } = (await place.offer(0)) ?? {};
      expect((await place.vacancy()).nextStepAt).toEqual(until);
      const waiting = (await collections(database()).email(idOf(place)).get()).data();
      expect(waiting?.status).toBe('due');
      expect(waiting?.subject).toContain(`bis ${shortMoment(until ?? begin)}`);
      expect(until && waiting && until > waiting.dueAt && until > hoursLater(4)).toBe(true);
    },
  );

  it('one that leaves late names the deadline that it moves, and its reminder comes after it', async () => {
    const place = await offeredPlace('Später', [{}]);
    await place.offerAll();
    const remindAt = (await place.vacancy()).plan[0]?.remindAt ?? begin;
    await place.settle(remindAt);
    expect(await place.told('vacancyReminder')).toEqual([]);
    await place.sent(0, hoursLater(26));
    const { until } = (await place.offer(0)) ?? {};
    expect(until).toEqual(new Date('2026-11-26T17:00:00Z'));
    const [email] = await place.emails('vacancyOffer');
    expect(email?.subject).toContain(`bis ${shortMoment(until ?? begin)}`);
    const [next] = (await place.vacancy()).plan;
    expect(next?.remindAt && next.remindAt > hoursLater(26)).toBe(true);
    await place.settle(next?.remindAt ?? begin);
    expect(await place.told('vacancyReminder')).toEqual(['vacancyReminder 0']);
  });

  it('a reminder that waits does not leave once its person has answered', async () => {
    const place = await offeredPlace('Erinnert', [{}]);
    await place.offerAll();
    await place.sent(0, hoursLater(0.1));
    await place.settle((await place.vacancy()).plan[0]?.remindAt ?? begin);
    await place.say(0, 'declineOffer', hoursLater(30));
    expect((await place.emails('vacancyReminder')).map(({ status }) => status)).toEqual([
      'withheld',
    ]);
  });

  it('who says yes before it leaves gets none, and hears of the end all the same', async () => {
    const place = await offeredPlace('Gleich zugesagt', [{}, {}], { mode: 'together', atOnce: 2 });
    await place.offerAll();
    expect(codeOf(await place.phone(1, 'yes', hoursLater(0.001)))).toBe('ok');
    expect(codeOf(await place.say(0, 'acceptOffer', hoursLater(0.002)))).toBe('ok');
    await place.settle(hoursLater(1));
    expect(await place.states()).toEqual(['accepted', 'lost']);
    expect((await place.emails('vacancyOffer')).map(({ status }) => status)).toEqual([
      'withheld',
      'withheld',
    ]);
    const requestId = place.ids[0] ?? '';
    const withdrawing = { kind: 'withdrawOffer', requestId, words: 'Leider.' } as const;
    expect(codeOf(await place.steer(withdrawing, hoursLater(2)))).toBe('ok');
    await place.settle(hoursLater(2));
    expect(await place.told('vacancyLost', 'vacancyWithdrawn')).toEqual([
      'vacancyLost 1',
      'vacancyWithdrawn 0',
    ]);
  });

  it('thanks nobody in the morning for a yes that was taken back in the evening', async () => {
    const place = await offeredPlace('Abends', [{}]);
    await place.offerAll();
    await place.sent(0, hoursLater(0.1));
    const thanks = async () => (await place.emails('vacancyAccepted')).map(({ status }) => status);
    const [evening, later] = [hoursLater(11), hoursLater(11.1)];
    expect(codeOf(await place.phone(0, 'yes', evening))).toBe('ok');
    expect(await thanks()).toEqual(['due']);
    expect(codeOf(await place.phone(0, 'takeBack', later))).toBe('ok');
    expect(await thanks()).toEqual(['withheld']);
    expect(codeOf(await place.say(0, 'acceptOffer', hoursLater(11.2)))).toBe('ok');
    expect((await thanks()).toSorted()).toEqual(['due', 'withheld']);
  });

  it('leaves no more once no time is left before the first day, and is no silence', async () => {
    const place = await offeredPlace('Verspätet', [{}]);
    await place.offerAll();
    await waitsForOperator(place);
    await place.settle(new Date('2026-12-14T12:00:00Z'));
    expect(await place.states()).toEqual(['withdrawn']);
    expect((await place.emails('vacancyOffer')).map(({ status }) => status)).toEqual(['withheld']);
    expect((await place.request(0)).unanswered).toBe(0);
    expect(await place.told('vacancyWithdrawn', 'vacancyExpired')).toEqual([]);
  });

  it('and others do not go to an address that was a mistake; the team calls, and nobody was silent', async () => {
    const [wrong, right] = [`falsch@${newRandomId()}.example`, `richtig@${newRandomId()}.example`];
    const place = await offeredPlace('Umgezogen', [{ email: wrong }]);
    await place.offerAll();
    const edits = { email: { from: wrong, to: right } };
    const target = { companySlug: place.slug, requestId: place.ids[0] ?? '', edits };
    expect((await updateRequest(target, administrator, toolsAt(begin))).ok).toBe(true);
    const sent: string[] = [];
    const send: Mail['send'] = async (_id, { purpose, to }) => {
      sent.push(`${purpose} ${to.address}`);
      return { kind: 'taken' };
    };
    const { docs: waiting } = await collections(database())
      .outbox()
      .where('requestId', '==', place.ids[0])
      .where('slug', '==', place.slug)
      .get();
    for (const { id, data } of waiting.map((each) => ({ id: each.id, data: each.data() })))
      if (emailEntries[data.purpose].to === 'patient')
        await sendEmail(id, toolsAt(hoursLater(1), { send }), recordOfferDelivery);
    await place.settle(hoursLater(24 * 7));
    expect(sent).toEqual([`requestReceived ${right}`]);
    expect(await place.vacancy()).toMatchObject({ stalledBecause: 'emailFailed' });
    expect(await place.states()).toEqual(['offered']);
    expect(await place.request(0)).toMatchObject({ unanswered: 0, emailFailedAt: null });
  });

  it('that went to an address that was a mistake makes the team call, until somebody has answered', async () => {
    const place = await offeredPlace('Verlesen', [{}, {}], { mode: 'together', atOnce: 2 });
    await place.offerAll();
    const correct = async (n: number) => {
      const { email } = await place.request(n);
      const edits = { email: { from: email, to: `richtig.${email}` } };
      const target = { companySlug: place.slug, requestId: place.ids[n] ?? '', edits };
      expect((await updateRequest(target, administrator, toolsAt(hoursLater(2)))).ok).toBe(true);
    };
    await place.sent(0, hoursLater(0.1));
    await place.say(1, 'acceptOffer', hoursLater(1));
    await correct(0);
    await correct(1);
    await place.settle(hoursLater(24 * 7));
    expect(await place.states()).toEqual(['offered', 'pledged']);
    expect((await place.vacancy()).plan.map(({ waitsFor }) => waitsFor)).toEqual([
      'emailFailed',
      null,
    ]);
    expect((await place.request(0)).unanswered).toBe(0);
  });

  it('that a place is given goes to a corrected address, though the team had to call, and to none that fails', async () => {
    const place = await offeredPlace('Bestätigt', [{}, {}], { seats: 2 });
    await place.offerAll();
    for (const n of [0, 1]) await place.sent(n, hoursLater(0.1));
    const { email } = await place.request(0);
    const edits = { email: { from: email, to: `richtig.${email}` } };
    const target = { companySlug: place.slug, requestId: place.ids[0] ?? '', edits };
    expect((await updateRequest(target, administrator, toolsAt(hoursLater(1)))).ok).toBe(true);
    await place.bounced(1, hoursLater(1));
    await place.set(1, { emailFailedAt: hoursLater(1) });
    for (const n of [0, 1]) {
      expect(codeOf(await place.phone(n, 'yes', hoursLater(2)))).toBe('ok');
      expect(codeOf(await place.give(n, hoursLater(3)))).toBe('ok');
    }
    const given = await place.emails('vacancyGiven');
    expect(given.map(({ to }) => to.address)).toEqual([`richtig.${email}`]);
    expect(codeOf(await place.undoGiven(0, hoursLater(3)))).toBe('ok');
    expect((await place.emails('vacancyGiven')).map(({ status }) => status)).toEqual(['withheld']);
  });

  it('of the team go to nobody whose account the operator has closed', async () => {
    const place = await offeredPlace('Geschlossen', [{}]);
    await place.offerAll();
    const told = async () => (await place.emails('vacancyNews')).map(({ id, to }) => ({ id, to }));
    await place.say(0, 'acceptOffer', hoursLater(1));
    const before = await told();
    expect(before.map(({ to }) => to.address)).toContain(administrator.email);
    const creator = collections(database()).member(place.slug, administrator.uid);
    await creator.update({ signInsValidFrom: never });
    await place.say(0, 'takeBackAnswer', hoursLater(2));
    await place.settle(hoursLater(2));
    const known = new Set(before.map(({ id }) => id));
    const later = (await told()).filter(({ id }) => !known.has(id));
    expect(later.map(({ to }) => to.address)).toEqual(['praxis@praxis.example']);
  });

  it('an old one answers no newer offer', async () => {
    const first = await offeredPlace('Alt', [{}, {}]);
    await first.offerAll();
    await first.say(0, 'declineOffer', hoursLater(1));
    await first.settle(hoursLater(1));
    await first.say(1, 'acceptOffer', hoursLater(2));
    const newer = first.another();
    await newer.offerAll(hoursLater(3));
    for (const answer of [
      'acceptOffer',
      'declineOffer',
      'takeBackAnswer',
      'askAboutOffer',
      'notMe',
    ] as const) {
      await first.say(0, answer, hoursLater(4));
      expect((await newer.states())[0], answer).toBe('offered');
    }
    expect((await first.vacancy()).winners.map(({ requestId }) => requestId)).toEqual([
      first.ids[1],
    ]);
    expect(codeOf(await first.say(0, 'acceptOffer', hoursLater(4)))).not.toBe('ok');
  });

  it('an address of somebody else takes and loses nobody a place', async () => {
    const place = await offeredPlace('Fremd', [{}]);
    await place.offerAll();
    expect(codeOf(await place.say(0, 'notMe', hoursLater(1)))).toBe('ok');
    expect(await place.request(0)).toMatchObject({
      status: 'open',
      emailFailedAt: hoursLater(1),
      offer: { until: null },
    });
    expect((await place.vacancy()).stalledBecause).toBe('emailFailed');
  });

  it('in the evening the mailbox is told of a place that its link gave away, though a yes was noted after it', async () => {
    const place = await offeredPlace('Verspielt', [{}, {}]);
    await place.offerAll();
    await place.say(0, 'declineOffer', hoursLater(1));
    await place.settle(hoursLater(1));
    expect(codeOf(await place.say(0, 'acceptOffer', hoursLater(2)))).toBe('ok');
    await place.say(1, 'acceptOffer', hoursLater(3));
    expect(await place.states()).toEqual(['declined', 'accepted']);
    expect(await toldInTheEvening(place, 0)).toMatch(/Angebotener Platz: abgesagt: Mo 8–9 Uhr/);
  });

  it('in the evening the mailbox is told of a pause that cost its turn, though it has ended', async () => {
    const place = await offeredPlace('Pause', [{}, {}, {}]);
    await place.offerAll();
    const say = (answer: LinkAnswer, at: Date) =>
      answerRequestLink(
        { companySlug: place.slug, token: place.token(1), answer },
        undefined,
        toolsAt(at),
      );
    expect(codeOf(await say({ kind: 'pause', until: '2026-11-24' }, hoursLater(1)))).toBe('ok');
    await place.say(0, 'declineOffer', hoursLater(2));
    await place.settle(hoursLater(2));
    expect(await place.states()).toEqual(['declined', 'skipped', 'offered']);
    expect(codeOf(await say({ kind: 'resume' }, hoursLater(3)))).toBe('ok');
    expect(await toldInTheEvening(place, 1)).toMatch(/Pause: war eingelegt und ist wieder beendet/);
  });
});

/** What one e-mail says of what was changed; '' if none left. */
async function toldInTheEvening(place: Awaited<ReturnType<typeof offeredPlace>>, person: number) {
  const told: string[] = [];
  const mail: Mail = {
    send: async (_id, { text }) => {
      told.push(text.replace(/\s+/g, ' '));
      return { kind: 'taken' };
    },
  };
  const { emails } = await ledger(place.slug);
  for (const { id, purpose, requestId } of emails)
    if (purpose === 'requestChanged' && requestId === place.ids[person])
      await sendEmail(id, toolsAt(hoursLater(10), mail));
  return told.join();
}

it('a machine that dies in between loses nothing: what had not followed follows later', async () => {
  const place = await offeredPlace('Absturz', [{}, {}, {}], { mode: 'firstWins' });
  await place.offerAll();
  for (let step = 1; (await place.vacancy()).state !== 'accepted'; step++) {
    let left = step;
    const db = crashing(database(), () => --left === 0);
    await place
      .say(2, 'acceptOffer', hoursLater(1), { tools: { ...toolsAt(hoursLater(1)), db } })
      .catch((error) => {
        if (!(error instanceof Crash)) throw error;
      });
  }
  await place.settle(hoursLater(1));
  expect(await place.states()).toEqual(['lost', 'lost', 'accepted']);
  expect(await place.told('vacancyAccepted', 'vacancyLost')).toEqual(['vacancyAccepted 2']);
  await expectBalanced(place.slug);
});

const slot = (weekday: number, start: string, end: string) => ({
  locationId: 'praxis',
  weekday,
  start,
  end,
});
