import { queries } from '@platzwart/domain/queries';
import { queryOf } from '@platzwart/functions/core/collections';
import { updateFormConfiguration } from '@platzwart/functions/practices/settings/update-form-configuration';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { runNightlyMaintenance } from '@platzwart/functions/requests/nightly-maintenance';
import { reactivateRequest } from '@platzwart/functions/requests/reactivate-request';
import { reconcile, reconcileWaitingList } from '@platzwart/functions/waiting-list/reconcile';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import { longOr } from '../support/long-run.ts';
import {
  administrator,
  database,
  expectBalanced,
  historyOf,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const docs = () => writableCollections(database());

const weekday = (n: number) => ({
  locationId: 'praxis',
  weekday: 1 + (n % 5),
  start: `${String(8 + (n % 9)).padStart(2, '0')}:00`,
  end: '18:00',
});

const people = longOr(20, 50);

describe(`${people} bookings at once, and ten that repeat the id of another`, () => {
  it(`make ${people} requests, ${people} e-mails, and counters that equal a recount`, async () => {
    const slug = await registeredPractice('Ansturm', start);
    const bookings = Array.from({ length: people }, (_, n) =>
      aBooking(slug, { email: `p${n}@example.org`, slots: [weekday(n)] }),
    );
    const all = [...bookings, ...bookings.slice(0, 10)];
    const outcomes = await Promise.all(
      all.map((booking) => addWaitingRequest(booking, undefined, toolsAt(start))),
    );
    expect(outcomes.filter((outcome) => !outcome.ok)).toEqual([]);
    expect(await expectBalanced(slug)).toHaveLength(people);
    const { emails } = await ledger(slug);
    expect(emails.filter(({ purpose }) => purpose === 'newRequest')).toHaveLength(people);
  });
});

describe('archiving and reactivating', () => {
  it('take a request out of all of its slots and bring it back to its old position by request date', async () => {
    const slug = await registeredPractice('Archiv', start);
    const [first, second] = [aBooking(slug), aBooking(slug)];
    await addWaitingRequest(first, undefined, toolsAt(at(0)));
    await addWaitingRequest(second, undefined, toolsAt(at(1)));
    const waiting = async () =>
      (
        await queryOf(docs().requests(slug), queries.waitingAt('praxis_1_0800-0900')).get()
      ).docs.map((doc) => doc.id);
    expect(await waiting()).toEqual([storedId(first.requestId), storedId(second.requestId)]);

    await archiveRequest(
      { companySlug: slug, requestId: storedId(first.requestId), reason: 'placeFound' },
      administrator,
      toolsAt(at(2)),
    );
    expect(await waiting()).toEqual([storedId(second.requestId)]);
    await expectBalanced(slug);

    await reactivateRequest(
      { companySlug: slug, requestId: storedId(first.requestId) },
      administrator,
      toolsAt(at(3)),
    );
    expect(await waiting()).toEqual([storedId(first.requestId), storedId(second.requestId)]);
    await expectBalanced(slug);
    expect((await historyOf(slug, first.requestId)).map(({ what, by }) => [what, by.kind])).toEqual(
      [
        ['requested', 'patient'],
        ['archived', 'member'],
        ['reactivated', 'member'],
      ],
    );
  });

  it('sent twice, or by two people at once, count once', async () => {
    const slug = await registeredPractice('Doppelt', start);
    const booking = aBooking(slug);
    await addWaitingRequest(booking, undefined, toolsAt(start));
    const target = { companySlug: slug, requestId: storedId(booking.requestId) };
    await Promise.all(
      Array.from({ length: 5 }, () =>
        archiveRequest({ ...target, reason: 'other' }, administrator, toolsAt(at(1))),
      ),
    );
    await expectBalanced(slug);
    await Promise.all(
      Array.from({ length: 5 }, () => reactivateRequest(target, administrator, toolsAt(at(2)))),
    );
    await expectBalanced(slug);
    expect(await historyOf(slug, booking.requestId)).toHaveLength(3);
  });

  it('bring back only slots that are offered today; other preferred times are kept and count nowhere', async () => {
    const slug = await registeredPractice('Plan', start);
    const booking = aBooking(slug);
    await addWaitingRequest(booking, undefined, toolsAt(start));
    const target = { companySlug: slug, requestId: storedId(booking.requestId) };
    await archiveRequest({ ...target, reason: 'other' }, administrator, toolsAt(at(1)));
    await docs()
      .form(slug)
      .update({
        selectableLocations: [
          {
            id: 'praxis',
            title: 'Praxis',
            selectableSlots: [{ weekday: 1, start: '09:00', end: '12:00' }],
          },
        ],
      });
    await reactivateRequest(target, administrator, toolsAt(at(2)));
    const request = (await docs().request(slug, storedId(booking.requestId)).get()).data();
    expect(request).toMatchObject({
      slotKeys: ['praxis_1_0900-1000'],
      slots: [{ start: '08:00', end: '10:00' }],
    });
    await expectBalanced(slug);
  });

  it('are refused in a locked practice, on the form, and for a request that does not exist, at its field', async () => {
    const slug = await registeredPractice('Schreibschutz', start);
    const target = { companySlug: slug, requestId: newRandomId() };
    const gone = await archiveRequest(
      { ...target, reason: 'other' },
      administrator,
      toolsAt(start),
    );
    expect(gone).toMatchObject({
      failure: { details: [{ field: 'requestId', code: 'requestGone' }] },
    });
    await docs().practice(slug).update({ locked: true });
    const locked = await archiveRequest(
      { ...target, reason: 'other' },
      administrator,
      toolsAt(start),
    );
    expect(locked).toMatchObject({
      failure: { details: [{ field: 'form', code: 'practiceLocked' }] },
    });
  });
});

describe('reconciling', () => {
  it('finds nothing to repair if all changes went through the folder waiting-list', async () => {
    const slug = await registeredPractice('Ohne Befund', start);
    await addWaitingRequest(aBooking(slug), undefined, toolsAt(start));
    const answer = await reconcileWaitingList({ companySlug: slug }, administrator, toolsAt(start));
    expect(answer).toEqual({ ok: true, value: { checked: 1, repaired: 0, duration: 0 } });
  });

  it('is done ten times an hour for one member, however many instances answer', async () => {
    const self = { ...administrator, uid: 'counts-often' };
    const slug = await registeredPractice('Zu oft', start, self);
    const recount = (now: Date) => {
      const tools = toolsAt(now);
      return reconcileWaitingList({ companySlug: slug }, self, {
        ...tools,
        limits: { ...tools.limits, callsTimes: 1 },
      });
    };
    const answers = await Promise.all(Array.from({ length: 12 }, () => recount(start)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      failure: { details: [{ field: 'form', code: 'tooManyCalls' }] },
    });
    expect(await recount(new Date(start.getTime() + 61 * 60_000))).toMatchObject({ ok: true });
  });

  it('keeps what came of it, and raises no alarm where nothing was wrong', async () => {
    const slug = await registeredPractice('Ruhe', start);
    await reconcile(slug, toolsAt(start));
    expect((await docs().reconciliation(slug).get()).data()).toEqual({
      revision: 0,
      last: { at: start, checked: 0, repaired: 0, duration: 0 },
    });
    expect(await alarmsOf(slug)).toEqual([]);
  });

  it('tells the operator of every repair, and names nobody', async () => {
    const slug = await registeredPractice('Alarm', start);
    await addWaitingRequest(aBooking(slug), undefined, toolsAt(start));
    for (const n of [1, 2]) {
      await docs()
        .requestCounters(slug)
        .update({ open: FieldValue.increment(n) });
      await reconcile(slug, toolsAt(start));
    }
    const alarms = await alarmsOf(slug);
    expect(alarms.map(({ id }) => id)).toEqual([`driftAlarm_${slug}_1`, `driftAlarm_${slug}_2`]);
    expect(alarms[0]).toMatchObject({
      to: { address: 'betrieb@platzwart.example' },
      status: 'due',
    });
    expect(alarms.map(({ text }) => text).join()).not.toMatch(/Erika|Beispiel|heiser/);
    expect((await docs().reconciliation(slug).get()).data()).toMatchObject({
      revision: 2,
      last: { repaired: 1 },
    });
  });

  it('puts a request into the lists its preferred times make, but waits while a change of the plan is worked off', async () => {
    const slug = await registeredPractice('Verstellt', start);
    const booking = aBooking(slug);
    await addWaitingRequest(booking, undefined, toolsAt(start));
    const request = docs().request(slug, storedId(booking.requestId));
    await request.update({ slotKeys: ['praxis_2_0800-0900'] });
    const unfinished = {
      startedAt: start,
      by: { kind: 'platform' } as const,
      total: 1,
      done: 0,
      moved: 0,
      cursor: '',
      finishedAt: null,
    };
    await docs().planMigration(slug).set(unfinished);
    await reconcile(slug, toolsAt(start));
    expect((await request.get()).data()?.slotKeys).toEqual(['praxis_2_0800-0900']);

    await docs()
      .planMigration(slug)
      .set({ ...unfinished, finishedAt: start });
    expect((await reconcile(slug, toolsAt(start))).repaired).toBe(1);
    expect((await request.get()).data()?.slotKeys).toEqual([
      'praxis_1_0800-0900',
      'praxis_1_0900-1000',
    ]);
    await expectBalanced(slug);
  });

  it('repairs a drifted cell, a lost document and a wrong count, also when two run at once', async () => {
    const slug = await registeredPractice('Drift', start);
    await addWaitingRequest(aBooking(slug), undefined, toolsAt(start));
    const heatmap = database().doc(`practices/${slug}/heatmaps/praxis`);
    await heatmap.set(
      { cells: { 'praxis_1_0800-0900': FieldValue.increment(7), 'praxis_3_0800-0900': -2 } },
      { merge: true },
    );
    await docs().requestCounters(slug).delete();
    const runs = await Promise.all([
      reconcile(slug, toolsAt(start)),
      reconcile(slug, toolsAt(start)),
    ]);
    expect(runs.reduce((sum, run) => sum + run.repaired, 0)).toBe(3);
    await expectBalanced(slug);
    expect(await reconcile(slug, toolsAt(start))).toMatchObject({ repaired: 0 });
  });

  it('does not overwrite bookings that arrive while it counts', async () => {
    const slug = await registeredPractice('Nebenbei', start);
    await database()
      .doc(`practices/${slug}/heatmaps/praxis`)
      .set({ cells: { 'praxis_1_0800-0900': 5 } });
    const bookings = Array.from({ length: 20 }, (_, n) =>
      aBooking(slug, { email: `n${n}@example.org` }),
    );
    await Promise.all([
      reconcile(slug, toolsAt(start)),
      ...bookings.map((booking) => addWaitingRequest(booking, undefined, toolsAt(start))),
    ]);
    await expectBalanced(slug);
  });
});

async function alarmsOf(slug: string) {
  const { emails } = await ledger(slug);
  return emails
    .filter(({ purpose }) => purpose === 'driftAlarm')
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

describe('every night', () => {
  it('a plan left half way is worked off, levels are published, and the day’s demand is kept once', async () => {
    const slug = await registeredPractice('Nacht', start);
    for (let n = 0; n < 6; n++) await addWaitingRequest(aBooking(slug), undefined, toolsAt(start));
    const form = (await docs().form(slug).get()).data();
    const edits = { minSlotSize: { from: form?.minSlotSize, to: 120 } };
    await updateFormConfiguration({ companySlug: slug, edits }, administrator, toolsAt(start));
    // Late in the evening in UTC it is the next day in Berlin.
    const night = new Date('2026-11-23T23:30:00Z');
    for (const _time of ['once', 'again'])
      expect(await runNightlyMaintenance(slug, toolsAt(night))).toBe('done');
    expect((await docs().reconciliation(slug).get()).data()?.last).toMatchObject({
      checked: 6,
      repaired: 0,
    });

    const history = (await docs().demandHistory(slug).get()).docs.map((doc) => [
      doc.id,
      doc.data(),
    ]);
    expect(history).toEqual([
      [
        '2026-11-24',
        {
          at: night,
          open: 6,
          cells: { 'praxis_1_0800-1000': 6 },
          weighted: { 'praxis_1_0800-1000': 600 },
        },
      ],
    ]);
    expect((await docs().demand(slug).get()).data()?.levels['praxis_1_0800-1000']).toBe('high');
    await expectBalanced(slug);
  });
});

it('queues e-mails under ids that name nobody', () => expectKnownEmailIds('driftAlarm'));
