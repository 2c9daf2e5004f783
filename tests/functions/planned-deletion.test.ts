/**
 * A practice with a scheduled deletion: locked immediately, seven days to undo, then gone; and the
 * export of everything stored.
 */

import { offerId } from '@platzwart/domain/vacancies/offer';
import { aSubscription } from '@platzwart/emulator-data/build-subscription';
import { anOffer, aVacancy } from '@platzwart/emulator-data/build-vacancy';
import { applySubscription } from '@platzwart/functions/billing/apply-subscription';
import { collections } from '@platzwart/functions/core/collections';
import { deletionIdOf } from '@platzwart/functions/core/delete-practice-state';
import {
  deleteAsPlanned,
  deletePractice,
  undoPracticeDeletion,
} from '@platzwart/functions/lifecycle/plan-deletion';
import { exportPractice } from '@platzwart/functions/practices/export-practice';
import { setIntake } from '@platzwart/functions/practices/settings/set-intake';
import { addWaitingRequest } from '@platzwart/functions/requests/add-waiting-request';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { describe, expect, it } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import {
  administrator,
  database,
  everyEmailLeaves,
  joins,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const docs = () => collections(database());
const practiceOf = async (slug: string) => (await docs().practice(slug).get()).data();
const accountOf = async (slug: string) => (await docs().account(slug).get()).data();
const daysAfter = (days: number, minutes = 0) =>
  new Date(start.getTime() + (days * 24 * 60 + minutes) * 60_000);
const told = async (slug: string, purpose: string) =>
  (await ledger(slug)).emails
    .filter((email) => email.purpose === purpose)
    .map(({ to }) => to.address)
    .sort();

async function planned(title: string) {
  const slug = await registeredPractice(title, start);
  await joins(slug, 'zweite', 'administrator');
  await joins(slug, 'therapie', 'therapist');
  const name = (await practiceOf(slug))?.title ?? '';
  const outcome = await deletePractice(
    { companySlug: slug, title: name },
    administrator,
    toolsAt(start),
  );
  expect(outcome).toEqual({ ok: true, value: { dueAt: daysAfter(7).toISOString() } });
  return slug;
}

describe('a practice that shall be deleted', () => {
  it('is asked for by its name, and by no other', async () => {
    const slug = await registeredPractice('Abtippen', start);
    const name = (await practiceOf(slug))?.title ?? '';
    for (const title of ['', '–', `${name}x`, name.slice(1)]) {
      const outcome = await deletePractice(
        { companySlug: slug, title },
        administrator,
        toolsAt(start),
      );
      expect(outcome).toMatchObject({
        ok: false,
        failure: { details: [{ field: 'title', code: 'otherTitle' }] },
      });
    }
    expect([(await practiceOf(slug))?.locked, (await accountOf(slug))?.deletion]).toEqual([
      false,
      null,
    ]);
    // As a phone's keyboard writes it.
    const title = `„${name.toLowerCase()}“ `;
    expect(
      await deletePractice({ companySlug: slug, title }, administrator, toolsAt(start)),
    ).toMatchObject({ ok: true });
  });

  it('is read-only at once and all administrators are told, once', async () => {
    const slug = await planned('Angesagt');
    const name = (await practiceOf(slug))?.title ?? '';
    await deletePractice({ companySlug: slug, title: name }, administrator, toolsAt(daysAfter(1)));
    expect((await accountOf(slug))?.deletion).toEqual({
      askedAt: start,
      by: administrator.uid,
      dueAt: daysAfter(7),
    });
    expect((await practiceOf(slug))?.locked).toBe(true);
    expect((await addWaitingRequest(aBooking(slug), undefined, toolsAt(start))).ok).toBe(false);
    const pause = { companySlug: slug, edits: { bookingEnabled: { from: true, to: false } } };
    expect((await setIntake(pause, administrator, toolsAt(start))).ok).toBe(false);
    expect(await told(slug, 'deletionPlanned')).toEqual([
      'anna@praxis.example',
      'praxis@praxis.example',
      'zweite@praxis.example',
    ]);
  });

  it('is as it was when somebody takes it back, and everybody is told', async () => {
    const slug = await planned('Zurück');
    const undo = () =>
      undoPracticeDeletion({ companySlug: slug }, administrator, toolsAt(daysAfter(6)));
    expect(await undo()).toEqual({ ok: true, value: {} });
    expect([(await practiceOf(slug))?.locked, (await accountOf(slug))?.deletion]).toEqual([
      false,
      null,
    ]);
    expect(await told(slug, 'deletionUndone')).toHaveLength(3);
    expect(await undo()).toMatchObject({
      ok: false,
      failure: { details: [{ code: 'noDeletionPlanned' }] },
    });
    expect(await deleteAsPlanned(slug, toolsAt(daysAfter(30)))).toBe('notDue');
  });

  it('stays locked when it is undone after the trial has ended, and a subscription opens nothing while it is planned', async () => {
    const slug = await planned('Abgelaufen');
    const running = aSubscription(daysAfter(40));
    await docs()
      .account(slug)
      .update({ trialEndsAt: daysAfter(-1), subscription: running });
    await applySubscription(slug, toolsAt(daysAfter(1)));
    expect((await practiceOf(slug))?.locked).toBe(true);
    await docs().account(slug).update({ subscription: null });
    await undoPracticeDeletion({ companySlug: slug }, administrator, toolsAt(daysAfter(1)));
    expect((await practiceOf(slug))?.locked).toBe(true);
  });

  it('goes after seven days, not a minute earlier, and cannot be undone then', async () => {
    const slug = await planned('Fällig');
    await everyEmailLeaves();
    expect(await deleteAsPlanned(slug, toolsAt(daysAfter(7, -1)))).toBe('notDue');
    expect(await deleteAsPlanned(slug, toolsAt(daysAfter(7)))).toBe('done');
    expect((await docs().deletion(deletionIdOf(slug)).get()).data()).toMatchObject({
      slug,
      because: 'asked',
    });
    expect(
      (await undoPracticeDeletion({ companySlug: slug }, administrator, toolsAt(daysAfter(7)))).ok,
    ).toBe(false);
    expect((await practiceOf(slug))?.locked).toBe(true);
  });
});

describe('a practice whose administrators were told late of its deletion', () => {
  const goes = (slug: string, at: Date) => deleteAsPlanned(slug, toolsAt(at));

  it('goes seven days after the last of them was told', async () => {
    const slug = await planned('Ungesagt');
    expect(await goes(slug, daysAfter(7))).toBe('notDue');
    expect((await accountOf(slug))?.deletion?.dueAt).toEqual(daysAfter(14));
    const { docs: emails } = await docs().outbox().where('slug', '==', slug).get();
    for (const { ref } of emails) await ref.update({ status: 'sent', sentAt: daysAfter(10) });
    expect(await goes(slug, daysAfter(14))).toBe('notDue');
    expect(await goes(slug, daysAfter(17, -1))).toBe('notDue');
    expect(
      await undoPracticeDeletion({ companySlug: slug }, administrator, toolsAt(daysAfter(17, -1))),
    ).toEqual({ ok: true, value: {} });
  });

  it('goes a month later if one of their e-mails never leaves', async () => {
    const slug = await planned('Nie gesagt');
    for (const day of [7, 14, 21, 28, 35]) expect(await goes(slug, daysAfter(day))).toBe('notDue');
    expect(await goes(slug, daysAfter(37))).toBe('done');
  });

  it('goes when it was announced if none of them can be told', async () => {
    const slug = await planned('Unerreichbar');
    const { docs: emails } = await docs().outbox().where('slug', '==', slug).get();
    for (const { ref } of emails) await ref.update({ status: 'failed' });
    expect(await goes(slug, daysAfter(7))).toBe('done');
  });
});

describe('everything that is stored', () => {
  it('comes out in parts, each request once with its whole history, and nothing that only recognizes people', async () => {
    const slug = await registeredPractice('Auszug', start);
    const tools = toolsAt(start);
    for (let i = 0; i < 120; i += 30) {
      await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          addWaitingRequest(aBooking(slug, { email: `p${i + n}@example.org` }), undefined, tools),
        ),
      );
    }
    const { requests } = await ledger(slug);
    // More than fits in one part; each less than is read of one history.
    const line = {
      at: start,
      by: { kind: 'platform' },
      what: 'contacted',
      remark: 'x'.repeat(450_000),
    } as const;
    for (const { id } of requests.slice(1, 6)) await docs().history(slug, id).doc().set(line);
    await archiveRequest(
      { companySlug: slug, requestId: requests[0]?.id ?? '', reason: 'other' },
      administrator,
      toolsAt(daysAfter(1)),
    );
    const vacancyId = newRandomId();
    const offer = anOffer({ vacancyId, requestId: requests[0]?.id ?? '' });
    await writableCollections(database()).vacancy(slug, vacancyId).set(aVacancy());
    await writableCollections(database())
      .offer(slug, offerId(vacancyId, offer.requestId))
      .set(offer);
    await docs().practice(slug).update({ locked: true });

    const out: Record<string, unknown>[] = [];
    let about: Record<string, unknown> | null = null;
    let parts = 0;
    const positions: string[] = [];
    for (let after: string | null = ''; after !== null; parts++) {
      positions.push(after);
      const part = await exportPractice({ companySlug: slug, after }, administrator, tools);
      if (!part.ok) throw new Error(JSON.stringify(part.failure));
      about ??= part.value.about;
      out.push(...part.value.requests);
      after = part.value.next;
    }
    expect(parts).toBe(2);
    expect(out).toHaveLength(requests.length);
    expect(new Set(out.map(({ id }) => id))).toEqual(new Set(requests.map(({ id }) => id)));
    const first = out.find(({ id }) => id === requests[0]?.id);
    expect(first).toMatchObject({
      status: 'archived',
      firstname: requests[0]?.firstname,
      history: [{ what: expect.any(String) }, { what: 'archived' }],
      offers: [{ vacancyId, state: 'offered' }],
    });
    expect(about).toMatchObject({ vacancies: [{ id: vacancyId, startsOn: aVacancy().startsOn }] });
    const known = [
      'account',
      'devices',
      'form',
      'invitations',
      'lists',
      'ownLists',
      'log',
      'members',
      'practice',
      'statistics',
      'tags',
      'vacancies',
    ];
    expect(new Set(Object.keys(about ?? {}))).toEqual(new Set(known));
    const whole = JSON.stringify({ about, out });
    for (const { openKey, payloadHash } of requests) {
      expect(whole).not.toContain(openKey);
      expect(whole).not.toContain(payloadHash);
    }
    const exports = docs().log(slug).where('what', '==', 'practiceExported');
    const lines = (await exports.get()).docs;
    expect(lines).toHaveLength(1);

    // The export continues only for its author, for an hour: otherwise a new one starts, with its
    // own log line.
    const over = { failure: { details: [{ field: 'after', code: 'exportOver' }] } };
    const [, after = ''] = positions;
    // Whoever reads the log knows its line, and does not begin anew by it.
    const [begun = '', id = '', proof = ''] = after.split('~');
    for (const guessed of ['!', id, `${begun}~${id}`, `${begun}~0`, `${begun}~0~${proof}`])
      expect(
        await exportPractice({ companySlug: slug, after: guessed }, administrator, tools),
      ).toMatchObject(over);
    const other = await joins(slug, 'zweite', 'administrator');
    expect(await exportPractice({ companySlug: slug, after }, other, tools)).toMatchObject(over);
    expect(
      await exportPractice(
        { companySlug: slug, after },
        administrator,
        toolsAt(new Date(start.getTime() + 3_600_000)),
      ),
    ).toMatchObject(over);
    expect((await exportPractice({ companySlug: slug, after }, administrator, tools)).ok).toBe(
      true,
    );
    expect((await exports.get()).size).toBe(1);
  });
});

it('queues e-mails under ids that name nobody', () =>
  expectKnownEmailIds('deletionPlanned', 'deletionUndone'));
