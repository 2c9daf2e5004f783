/** Limits at which intake closes by itself: what patients, staff and the practice see of them. */

import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { IntakeLimit, IntakeLimits } from '@platzwart/domain/practice/intake-limits';
import { setIntake } from '@platzwart/functions/practices/settings/set-intake';
import { updateFormConfiguration } from '@platzwart/functions/practices/settings/update-form-configuration';
import { addRequestByPhone } from '@platzwart/functions/requests/add-request-by-phone';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { runNightlyMaintenance } from '@platzwart/functions/requests/nightly-maintenance';
import { runTask } from '@platzwart/functions/run-task';
import { tasks } from '@platzwart/functions/tasks';
import { publishDemand } from '@platzwart/functions/waiting-list/publish-demand';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { describe, expect, it } from 'vitest';
import { aBooking, aManualEntry } from '../support/a-booking.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import { longOr } from '../support/long-run.ts';
import { placesGiven } from '../support/places-given.ts';
import { tokensIn } from '../support/portal-link.ts';
import {
  administrator,
  database,
  expectBalanced,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const tools = toolsAt(start);
const docs = () => writableCollections(database());

const limit = (over: Partial<IntakeLimit>): IntakeLimit => ({
  by: 'waiting',
  locationId: '',
  half: 'all',
  most: 10,
  ...over,
});
const monday = (from: number, to: number) => {
  const time = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return { locationId: 'praxis', weekday: 1, start: time(from), end: time(to) };
};
const eightToTen = ['praxis_1_0800-0900', 'praxis_1_0900-1000'];

const limited = async (title: string, ...limits: IntakeLimits) => {
  const slug = await registeredPractice(title, start);
  await docs().account(slug).update({ intakeLimits: limits });
  return slug;
};
const book = (slug: string, over: Readonly<Record<string, unknown>> = {}) =>
  addWaitingRequest(aBooking(slug, over), undefined, tools);
const several = (n: number, slug: string) =>
  Promise.all(Array.from({ length: n }, () => book(slug)));
const publish = (slug: string) => publishDemand(slug, tools);
const practiceOf = async (slug: string) => {
  const practice = (await docs().practice(slug).get()).data();
  if (!practice) throw new Error('The practice is not there.');
  return practice;
};
const fullOf = async (slug: string) => (await docs().demand(slug).get()).data()?.full ?? [];
const newsOf = async (slug: string) =>
  (await ledger(slug)).emails.filter(({ purpose }) => purpose === 'intakeLimit');
const archiveOne = async (slug: string) => {
  const open = (await ledger(slug)).requests.find(({ status }) => status === 'open');
  await archiveRequest(
    { companySlug: slug, requestId: String(open?.id), reason: 'other' },
    administrator,
    tools,
  );
  await publish(slug);
};
const refusal = (field: string, code: string, words: string) => ({
  ok: false,
  failure: { kind: 'invalid', details: [{ field, code, message: expect.stringContaining(words) }] },
});
const formIsFull = refusal(
  'form',
  'intakeFull',
  'Neue Anfragen sind frühestens wieder möglich, wenn weniger als',
);
const timesAreFull = (words: string) =>
  refusal('slots', 'timesFull', `Diese Zeiten sind zurzeit voll: ${words}.`);

const atOnce = longOr(60, 200);

describe(`${atOnce} bookings at once with twenty left`, () => {
  it('take at least twenty and no more than were in flight, lose none, and whoever begins later reads why', async () => {
    const left = 20;
    const slug = await limited('Ansturm', limit({ most: 5 + left }));
    await several(5, slug);
    let [inFlight, inFlightThen, taken] = [0, 0, 0];
    let late: Promise<unknown[]> | undefined;
    const outcomes = await Promise.all(
      Array.from({ length: atOnce }, async (_, n) => {
        inFlight++;
        const outcome = await book(slug, { slots: [monday(8 + (n % 9), 18)] });
        inFlight--;
        if (outcome.ok) taken++;
        if (taken === left && !late) {
          inFlightThen = inFlight;
          late = Promise.all(Array.from({ length: 10 }, () => book(slug)));
        }
        return outcome;
      }),
    );
    const overshoot = taken - left;
    console.log(
      `${atOnce} at once with ${left} left: ${taken} taken, ${overshoot} too many, ${inFlightThen} in flight when the last was taken`,
    );
    expect(taken).toBeGreaterThanOrEqual(left);
    expect(overshoot).toBeLessThanOrEqual(inFlightThen);
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome).toMatchObject(formIsFull);
    for (const outcome of (await late) ?? []) expect(outcome).toMatchObject(formIsFull);
    expect(await expectBalanced(slug)).toHaveLength(5 + taken);
    await Promise.all(Array.from({ length: 5 }, () => publish(slug)));
    expect(acceptsRequests(await practiceOf(slug))).toBe(false);
    expect(await newsOf(slug)).toHaveLength(1);
  });
});

describe('a form that is full', () => {
  it('says so, takes retries and corrections, and opens again below nine tenths; the practice hears of each once a day', async () => {
    const slug = await limited('Voll', limit({ most: 10 }));
    await several(9, slug);
    const last = aBooking(slug);
    expect((await addWaitingRequest(last, undefined, tools)).ok).toBe(true);
    await publish(slug);
    expect((await practiceOf(slug)).intakeFull).toBe(
      'Neue Anfragen sind frühestens wieder möglich, wenn weniger als 9 Personen warten.',
    );
    expect(await book(slug)).toMatchObject(formIsFull);
    expect((await addWaitingRequest(last, undefined, tools)).ok).toBe(true);
    expect((await addWaitingRequest({ ...last, phone: '0316 123' }, undefined, tools)).ok).toBe(
      true,
    );
    expect((await addRequestByPhone(aManualEntry(slug), administrator, tools)).ok).toBe(true);

    await archiveOne(slug);
    await archiveOne(slug);
    expect(acceptsRequests(await practiceOf(slug))).toBe(false);
    expect(await book(slug)).toMatchObject(formIsFull);
    await archiveOne(slug);
    expect(acceptsRequests(await practiceOf(slug))).toBe(true);
    await several(2, slug);
    await publish(slug);
    expect(acceptsRequests(await practiceOf(slug))).toBe(false);
    await archiveOne(slug);
    await archiveOne(slug);
    expect(acceptsRequests(await practiceOf(slug))).toBe(true);
    expect((await newsOf(slug)).map(({ id }) => id).sort()).toEqual([
      `intakeLimit_${slug}_2026-11-23_form_closed`,
      `intakeLimit_${slug}_2026-11-23_form_opened`,
    ]);
  });

  it('is one whose location has too many who wait, since all of its times are full then', async () => {
    const slug = await limited('Standort', limit({ locationId: 'praxis', most: 5 }));
    await several(5, slug);
    await publish(slug);
    expect(await fullOf(slug)).toHaveLength(50);
    expect((await practiceOf(slug)).intakeFull).toContain(
      'wenn an einem Standort weniger als 5 Personen warten',
    );
    expect(await book(slug)).toMatchObject({ ok: false });
  });

  it('stays so when the team deletes long unconfirmed requests, which did not count, or one of them is confirmed', async () => {
    const [slug, threeDaysLater] = [
      await limited('Scheinanfragen', limit({ most: 10 })),
      toolsAt(new Date('2026-11-26T09:00:00Z')),
    ];
    await several(4, slug);
    const fakes = (await ledger(slug)).requests.map(({ id }) => id);
    await runNightlyMaintenance(slug, threeDaysLater);
    for (let n = 0; n < 10; n++) await addWaitingRequest(aBooking(slug), undefined, threeDaysLater);
    await publishDemand(slug, threeDaysLater);
    const full = (await practiceOf(slug)).intakeFull;
    expect(full).toBeDefined();

    const [confirmed = '', ...others] = fakes;
    await docs().request(slug, confirmed).update({ emailConfirmedAt: start });
    for (const requestId of others) {
      await archiveRequest(
        { companySlug: slug, requestId, reason: 'other' },
        administrator,
        threeDaysLater,
      );
      await publishDemand(slug, threeDaysLater);
    }
    expect((await practiceOf(slug)).intakeFull).toBe(full);
  });

  it('opens again two hours after a flood that nobody confirms, and counts who confirms late', async () => {
    const slug = await limited('Flut', limit({ most: 10 }));
    const later = (minutes: number) => toolsAt(new Date(start.getTime() + minutes * 60_000));
    await several(10, slug);
    await publish(slug);
    expect(await book(slug)).toMatchObject(formIsFull);
    await runTask(tasks.intakeLimits, later(119), 60_000);
    expect((await practiceOf(slug)).intakeFull).toBeDefined();
    await runTask(tasks.intakeLimits, later(121), 60_000);
    expect((await practiceOf(slug)).intakeFull).toBeUndefined();
    expect((await addWaitingRequest(aBooking(slug), undefined, later(121))).ok).toBe(true);

    const { requests } = await ledger(slug);
    for (const { id } of requests)
      await docs().request(slug, id).update({ emailConfirmedAt: start });
    expect(await addWaitingRequest(aBooking(slug), undefined, later(122))).toMatchObject(
      formIsFull,
    );
  });

  it('is one where a place takes too long, at the pace that the night finds, until enough places are given', async () => {
    const slug = await limited('Reichweite', limit({ by: 'reach', most: 1 }));
    await several(10, slug);
    await placesGiven(slug, '2026-10', 10);
    await runNightlyMaintenance(slug, tools);
    expect((await docs().account(slug).get()).data()?.placesAMonth).toMatchObject({
      _all: 9.82,
      praxis_morning: 9.82,
    });
    expect((await practiceOf(slug)).intakeFull).toContain('voraussichtlich 1 Monat oder länger');
    expect(await book(slug)).toMatchObject(refusal('form', 'intakeFull', 'wenn es schneller geht'));
    await archiveOne(slug);
    expect((await practiceOf(slug)).intakeFull).toBeDefined();
    await archiveOne(slug);
    expect((await practiceOf(slug)).intakeFull).toBeUndefined();
  });

  it('does not write to a practice that takes no requests anyway', async () => {
    const slug = await limited('Zu', limit({ most: 5 }));
    await several(5, slug);
    await docs().practice(slug).update({ bookingEnabled: false });
    await publish(slug);
    expect((await practiceOf(slug)).intakeFull).toBeDefined();
    expect(await newsOf(slug)).toEqual([]);
  });
});

describe('times that are full', () => {
  it('are public also without levels, are refused by name, and stay with those who have them', async () => {
    const slug = await limited('Zeiten', limit({ by: 'perTime', most: 5 }));
    await updateFormConfiguration(
      { companySlug: slug, edits: { demandShown: { from: true, to: false } } },
      administrator,
      tools,
    );
    const own = aBooking(slug);
    await addWaitingRequest(own, undefined, tools);
    await several(4, slug);
    expect(await publish(slug)).toBe(true);
    expect((await docs().demand(slug).get()).data()).toEqual({ levels: {}, full: eightToTen });
    expect((await newsOf(slug)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Erste Zeiten sind voll'),
    ]);

    expect(await book(slug)).toMatchObject(timesAreFull('Mo 8–10 Uhr'));
    expect(await book(slug, { slots: [monday(9, 12)] })).toMatchObject(timesAreFull('Mo 9–10 Uhr'));
    expect((await addRequestByPhone(aManualEntry(slug), administrator, tools)).ok).toBe(true);

    // A correction keeps what it has; another one may not newly choose it.
    expect((await addWaitingRequest({ ...own, slots: [monday(8, 12)] }, undefined, tools)).ok).toBe(
      true,
    );
    const other = aBooking(slug, { slots: [monday(14, 16)] });
    expect((await addWaitingRequest(other, undefined, tools)).ok).toBe(true);
    expect(
      await addWaitingRequest({ ...other, slots: [monday(9, 12)] }, undefined, tools),
    ).toMatchObject(timesAreFull('Mo 9–10 Uhr'));
    await expectBalanced(slug);
  });

  it('do not keep the practice from hearing on the same day that its form is full', async () => {
    const slug = await limited('Zweierlei', limit({ by: 'perTime', most: 5 }), limit({ most: 6 }));
    await several(5, slug);
    await publish(slug);
    await book(slug, { slots: [monday(14, 16)] });
    await publish(slug);
    expect((await newsOf(slug)).map(({ subject }) => subject).sort()).toEqual([
      expect.stringContaining('Erste Zeiten sind voll'),
      expect.stringContaining('nimmt zurzeit keine Anfragen an'),
    ]);
    // Strangers may be behind them.
    const text = (await newsOf(slug)).map((email) => email.text).join();
    expect(text).toContain('haben 5 ihre E-Mail-Adresse noch nicht bestätigt');
    expect(text).toContain('haben 6 ihre E-Mail-Adresse noch nicht bestätigt');
  });

  it('are kept in the patient portal, too, and not newly chosen there', async () => {
    const slug = await limited('Link', limit({ by: 'perTime', most: 5 }));
    const own = aBooking(slug);
    await addWaitingRequest(own, undefined, tools);
    const [token = ''] = await tokensIn(slug, 'requestReceived');
    await several(4, slug);
    const change = (from: unknown, to: unknown) =>
      answerRequestLink(
        {
          companySlug: slug,
          token,
          answer: { kind: 'edit', edits: { slots: { from, to } }, proof: '17.05.1984' },
        },
        undefined,
        tools,
      );
    const [all, later] = [[monday(8, 12)], [monday(10, 12)]];
    expect(await change(own.slots, all)).toMatchObject({ ok: true });
    expect(await change(all, later)).toMatchObject({ ok: true });
    await book(slug);
    expect(await change(later, all)).toMatchObject(timesAreFull('Mo 8–10 Uhr'));
    expect(
      (await ledger(slug)).requests.find(({ id }) => id === storedId(own.requestId))?.slots,
    ).toEqual(later);
  });
});

describe('while a change of the plan is worked off', () => {
  it('what is full stays so, and new limits begin afresh', async () => {
    const ten = [limit({ by: 'perTime', most: 10 })];
    const slug = await limited('Umbau', ...ten);
    const week = [1, 2, 3, 4, 5].map((weekday) => ({ ...monday(8, 18), weekday }));
    await Promise.all(Array.from({ length: 10 }, () => book(slug, { slots: week })));
    await publish(slug);
    const full = (await practiceOf(slug)).intakeFull;
    expect(full).toContain('alle unsere Zeiten voll');

    await updateFormConfiguration(
      { companySlug: slug, edits: { minSlotSize: { from: 60, to: 120 } } },
      administrator,
      tools,
    );
    await publish(slug);
    expect((await practiceOf(slug)).intakeFull).toBe(full);
    expect(await book(slug)).toMatchObject(refusal('form', 'intakeFull', String(full)));

    const edits = { intakeLimits: { from: ten, to: [limit({ by: 'perTime', most: 11 })] } };
    expect(await setIntake({ companySlug: slug, edits }, administrator, tools)).toEqual({
      ok: true,
      value: {},
    });
    expect((await practiceOf(slug)).intakeFull).toBeUndefined();
    expect(await fullOf(slug)).toEqual([]);
    expect((await book(slug)).ok).toBe(true);
  });
});

describe('setting limits', () => {
  it('closes and opens at once, in the log and without an e-mail; former limits hold nothing', async () => {
    const slug = await registeredPractice('Grenzen', start);
    await several(10, slug);
    const set = (from: IntakeLimits, to: IntakeLimits) =>
      setIntake({ companySlug: slug, edits: { intakeLimits: { from, to } } }, administrator, tools);
    const [ten, eleven] = [[limit({ most: 10 })], [limit({ most: 11 })]];
    expect(await set([], [limit({ most: 4 })])).toMatchObject({
      failure: { details: [{ message: 'Bitte gib mindestens 5 ein.' }] },
    });
    expect(await set([], ten)).toEqual({ ok: true, value: {} });
    expect(acceptsRequests(await practiceOf(slug))).toBe(false);
    expect(await set(ten, eleven)).toEqual({ ok: true, value: {} });
    expect(acceptsRequests(await practiceOf(slug))).toBe(true);
    expect(await set(ten, [])).toMatchObject({
      failure: { details: [{ code: 'changedMeanwhile' }] },
    });
    expect(await newsOf(slug)).toEqual([]);
    const log = await docs().log(slug).where('what', '==', 'intakeChanged').get();
    expect(log.docs.map((line) => line.data().fields)).toEqual([
      ['intakeLimits'],
      ['intakeLimits'],
    ]);
  });
});

it('queues e-mails under ids that name nobody', () => expectKnownEmailIds('intakeLimit'));
