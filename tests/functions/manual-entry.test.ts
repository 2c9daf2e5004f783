import { collections } from '@platzwart/functions/core/collections';
import { addRequestByPhone } from '@platzwart/functions/requests/add-request-by-phone';
import { addWaitingRequest } from '@platzwart/functions/requests/add-waiting-request';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { deleteRequest } from '@platzwart/functions/waiting-list/delete-request';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { describe, expect, it } from 'vitest';
import { aBooking, aManualEntry } from '../support/a-booking.ts';
import {
  administrator,
  database,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

// Ten o'clock in Berlin.
const now = new Date('2026-11-23T09:00:00Z');

const enter = (call: ReturnType<typeof aManualEntry>, caller = administrator) =>
  addRequestByPhone(call, caller, toolsAt(now));
const storedRequest = async (slug: string, id: string) =>
  (await collections(database()).request(slug, id).get()).data();

describe('a request entered manually', () => {
  it('is in the waiting lists under the id that was sent, marked as one, and nobody is written to', async () => {
    const slug = await registeredPractice('Telefon', now);
    const call = aManualEntry(slug);
    expect(await enter(call)).toEqual({ ok: true, value: { requestId: call.requestId } });
    const { requests, stored, counted, counters, emails } = await ledger(slug);
    expect(requests).toMatchObject([
      {
        id: call.requestId,
        source: 'phone',
        status: 'open',
        requestedAt: now,
        email: '',
        consentVersion: '',
      },
    ]);
    expect(stored).toEqual({ 'praxis_1_0800-0900': 1, 'praxis_1_0900-1000': 1 });
    expect(stored).toEqual(counted);
    expect(counters).toEqual({ open: 1, archived: 0 });
    expect(emails.filter(({ purpose }) => purpose !== 'registrationDone')).toEqual([]);
    const lines = await collections(database()).history(slug, call.requestId).get();
    expect(lines.docs.map((line) => [line.data().what, line.data().by])).toEqual([
      ['enteredManually', { kind: 'member', uid: administrator.uid }],
    ]);
  });

  it('is refused in a practice that stores as many as one may', async () => {
    const slug = await registeredPractice('Voll', now);
    const counters = writableCollections(database()).requestCounters(slug);
    await counters.set({ open: 0, archived: 30_000 });
    expect(await enter(aManualEntry(slug))).toMatchObject({
      failure: { details: [{ field: 'form', code: 'tooManyRequests' }] },
    });
  });

  it('of an earlier day counts from noon in Berlin, in winter and in summer', async () => {
    const slug = await registeredPractice('Datum', now);
    const [winter, summer] = [
      aManualEntry(slug, { requestedOn: '5.1.26' }),
      aManualEntry(slug, { requestedOn: '05072026', firstname: 'Ida' }),
    ];
    await enter(winter);
    await enter(summer);
    expect((await storedRequest(slug, winter.requestId))?.requestedAt).toEqual(
      new Date('2026-01-05T11:00:00Z'),
    );
    expect((await storedRequest(slug, summer.requestId))?.requestedAt).toEqual(
      new Date('2026-07-05T10:00:00Z'),
    );
  });

  it('sent twice is one; the same id with other words is refused, so that nothing is written over', async () => {
    const slug = await registeredPractice('Doppelt', now);
    const call = aManualEntry(slug);
    const outcomes = await Promise.all([enter(call), enter(call)]);
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await enter({ ...call, firstname: 'Ida' } as typeof call)).toMatchObject({
      failure: { details: [{ code: 'requestIdTaken' }] },
    });
    expect((await ledger(slug)).counters).toEqual({ open: 1, archived: 0 });
  });

  /** A restored backup would erase the second one with the first. */
  it('is not taken under the id of one that was erased', async () => {
    const slug = await registeredPractice('Gelöscht', now);
    const call = aManualEntry(slug);
    await enter(call);
    await deleteRequest(
      { companySlug: slug, requestId: call.requestId },
      administrator,
      toolsAt(now),
    );
    expect(await enter(call)).toMatchObject({ failure: { details: [{ code: 'requestIdTaken' }] } });
    expect(await storedRequest(slug, call.requestId)).toBeUndefined();
  });

  it('cannot take the place of a request that a patient has sent', async () => {
    const slug = await registeredPractice('Fremde Nummer', now);
    await addWaitingRequest(aBooking(slug), undefined, toolsAt(now));
    const [theirs] = (await ledger(slug)).requests;
    const outcome = await enter(aManualEntry(slug, { requestId: theirs?.id ?? '' }));
    expect(outcome).toMatchObject({
      failure: { details: [{ field: 'form', code: 'requestIdTaken' }] },
    });
  });

  it('with an address gets the e-mail that a booking gets, the team gets none', async () => {
    const slug = await registeredPractice('Mit Adresse', now);
    await enter(aManualEntry(slug, { email: 'erika@post.example' }));
    const { emails } = await ledger(slug);
    expect(emails.filter(({ purpose }) => purpose !== 'registrationDone')).toMatchObject([
      { purpose: 'requestReceived', to: { address: 'erika@post.example' } },
    ]);
  });

  it('of a person who waits already is refused; two of one name that nobody can tell apart are both taken', async () => {
    const slug = await registeredPractice('Dieselbe', now);
    const form = collections(database()).form(slug);
    await enter(aManualEntry(slug));
    expect(await enter(aManualEntry(slug))).toMatchObject({
      failure: { details: [{ field: 'requestId', code: 'samePersonWaits' }] },
    });
    await form.update({ birthdateEnabled: false });
    expect((await enter(aManualEntry(slug, { lastname: 'Müller' }))).ok).toBe(true);
    expect((await enter(aManualEntry(slug, { lastname: 'Müller' }))).ok).toBe(true);
    expect((await ledger(slug)).counters).toEqual({ open: 3, archived: 0 });
  });

  it('is taken again once the first one is in the archive', async () => {
    const slug = await registeredPractice('Wieder', now);
    const first = aManualEntry(slug);
    await enter(first);
    await archiveRequest(
      { companySlug: slug, requestId: first.requestId, reason: 'noInterest' },
      administrator,
      toolsAt(now),
    );
    expect((await enter(aManualEntry(slug))).ok).toBe(true);
    expect((await ledger(slug)).counters).toEqual({ open: 1, archived: 1 });
  });

  it('continues while intake is paused, and ends where a practice is locked', async () => {
    const slug = await registeredPractice('Pause', now);
    const practice = collections(database()).practice(slug);
    await practice.update({ bookingEnabled: false });
    expect((await enter(aManualEntry(slug))).ok).toBe(true);
    await practice.update({ locked: true });
    expect(await enter(aManualEntry(slug, { firstname: 'Ida' }))).toMatchObject({
      failure: { details: [{ field: 'form', code: 'practiceLocked' }] },
    });
  });

  it('with a name and a number alone is taken: what is missing is a step, and note, tags and priority come along', async () => {
    const slug = await registeredPractice('Kurz', now);
    const gaps = { firstname: '', birthdate: '', reason: '', slots: [], locationIds: [] };
    const said = { adminNote: 'ruft morgen wieder an', tags: ['kind'], prioritized: true };
    const call = aManualEntry(slug, { ...gaps, ...said });
    expect(await enter(call)).toEqual({ ok: true, value: { requestId: call.requestId } });
    expect(await storedRequest(slug, call.requestId)).toMatchObject({
      ...said,
      prioritizedAt: now,
      locationIds: ['praxis'],
      slots: [],
      slotKeys: [],
      nextStep: { kind: 'addDetails', dueOn: null },
    });
    expect((await ledger(slug)).counters).toEqual({ open: 1, archived: 0 });
  });

  it('says at its fields what is wrong, a day to come among it', async () => {
    const slug = await registeredPractice('Falsch', now);
    const wrong = { lastname: ' ', requestedOn: '24.11.2026', email: 'x', phone: 'keine' };
    const outcome = await enter({ ...aManualEntry(slug, wrong), termsOfUseAccepted: true });
    if (outcome.ok || outcome.failure.kind !== 'invalid') throw new Error('it was taken');
    expect(outcome.failure.details.map(({ field }) => field).sort()).toEqual([
      'email',
      'lastname',
      'phone',
      'requestedOn',
      'termsOfUseAccepted',
    ]);
  });
});
