import { addRequestByPhone } from '@platzwart/functions/requests/add-request-by-phone';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { describe, expect, it } from 'vitest';
import { aBooking, aManualEntry } from '../support/a-booking.ts';
import {
  administrator,
  database,
  historyOf,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

async function booked(title: string, over: Readonly<Record<string, unknown>> = {}) {
  const slug = await registeredPractice(title, start);
  const booking = aBooking(slug, over);
  await addWaitingRequest(booking, undefined, toolsAt(start));
  const requestId = storedId(booking.requestId);
  const request = (await writableCollections(database()).request(slug, requestId).get()).data();
  if (!request) throw new Error('the booking was not stored');
  const change = (edits: Record<string, { from: unknown; to: unknown }>, minutes = 5) =>
    updateRequest({ companySlug: slug, requestId, edits }, administrator, toolsAt(later(minutes)));
  return { slug, booking, requestId, request, change };
}

describe('editing a request', () => {
  it('moves it between the waiting lists, counters and history included', async () => {
    const { slug, booking, request, change } = await booked('Ändern');
    const to = [{ locationId: 'praxis', weekday: 4, start: '15:00', end: '17:00' }];
    expect(await change({ slots: { from: request.slots, to } })).toEqual({ ok: true, value: {} });
    const { stored, counted, counters } = await ledger(slug);
    expect(stored).toEqual({ 'praxis_4_1500-1600': 1, 'praxis_4_1600-1700': 1 });
    expect(stored).toEqual(counted);
    expect(counters).toEqual({ open: 1, archived: 0 });
    expect(
      (await historyOf(slug, booking.requestId)).map(({ what, by }) => [what, by.kind]),
    ).toEqual([
      ['requested', 'patient'],
      ['edited', 'member'],
    ]);
  });

  it('of two at once who change the same field, the second hears of the first, who is not written over', async () => {
    const { slug, requestId, request, change } = await booked('Zugleich');
    const outcomes = await Promise.all([
      change({ phone: { from: request.phone, to: '0316 1' } }),
      change({ phone: { from: request.phone, to: '0316 2' } }),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
      failure: { details: [{ field: 'phone', code: 'changedMeanwhile' }] },
    });
    const winner = outcomes[0]?.ok ? '0316 1' : '0316 2';
    expect(
      (await writableCollections(database()).request(slug, requestId).get()).data()?.phone,
    ).toBe(winner);
  });

  it('of different fields at once keeps both', async () => {
    const { slug, requestId, request, change } = await booked('Nebeneinander');
    await Promise.all([
      change({ phone: { from: request.phone, to: '0316 1' } }),
      change({ firstname: { from: request.firstname, to: 'Eri' } }),
    ]);
    expect(
      (await writableCollections(database()).request(slug, requestId).get()).data(),
    ).toMatchObject({
      phone: '0316 1',
      firstname: 'Eri',
    });
  });

  it('to another address writes there, with a link of its own', async () => {
    const { slug, request, change } = await booked('Adresse');
    await change({ email: { from: request.email, to: 'neu@post.example' } });
    const { emails } = await ledger(slug);
    const toPatients = emails
      .filter(({ purpose }) => purpose === 'requestReceived')
      .map(({ to }) => to.address);
    expect(toPatients.sort()).toEqual([request.email, 'neu@post.example'].sort());
  });

  it('to another address tells the one before, if somebody had confirmed it: else it is mostly mistyped, and a stranger’s', async () => {
    const { slug, requestId, request, change } = await booked('Frühere');
    const told = async () =>
      (await ledger(slug)).emails
        .filter(({ purpose }) => purpose === 'formerAddress')
        .map(({ to }) => to.address);
    await change({ email: { from: request.email, to: 'neu@post.example' } });
    expect(await told()).toEqual([]);
    const document = writableCollections(database()).request(slug, requestId);
    await document.update({ emailConfirmedAt: new Date('2026-11-20T09:00:00Z') });
    await change({ email: { from: 'neu@post.example', to: 'Neu@post.example' } });
    expect(await told()).toEqual([]);
    await document.update({ emailConfirmedAt: new Date('2026-11-20T09:00:00Z') });
    await change({ email: { from: 'Neu@post.example', to: 'anders@post.example' } });
    expect(await told()).toEqual(['Neu@post.example']);
    await document.update({
      emailConfirmedAt: new Date('2026-11-20T09:00:00Z'),
      emailFailedAt: new Date('2026-11-20T09:00:00Z'),
    });
    await change({ email: { from: 'anders@post.example', to: 'zuletzt@post.example' } });
    expect(await told()).toEqual(['Neu@post.example']);
  });

  it('of somebody whom nothing told from others makes them known, and the other way round', async () => {
    const slug = await registeredPractice('Angerufen', start);
    const person = { firstname: 'Mia', lastname: 'Huber', birthdate: '01.02.2015' };
    const entry = aManualEntry(slug, { ...person, birthdate: '' });
    expect((await addRequestByPhone(entry, administrator, toolsAt(start))).ok).toBe(true);
    const request = async (id = entry.requestId) =>
      (await writableCollections(database()).request(slug, id).get()).data();
    const known = { email: 'mia@post.example', birthdate: '2015-02-01' };
    const edit = async (from: Partial<typeof known>, to: Partial<typeof known>) => {
      const edits = Object.fromEntries(
        (['email', 'birthdate'] as const).map((field) => [
          field,
          { from: from[field] ?? '', to: to[field] ?? '' },
        ]),
      );
      const target = { companySlug: slug, requestId: entry.requestId, edits };
      expect(await updateRequest(target, administrator, toolsAt(later(5)))).toEqual({
        ok: true,
        value: {},
      });
    };
    expect((await request())?.openKey).toBeNull();
    await edit({}, known);
    const booking = aBooking(slug, { ...person, email: known.email });
    await addWaitingRequest(booking, undefined, toolsAt(later(10)));
    expect(await request(storedId(booking.requestId))).toMatchObject({
      isRepeat: true,
      mergedInto: entry.requestId,
    });
    await edit(known, {});
    expect((await request())?.openKey).toBeNull();
  });

  it('to a person who has another open request is refused, and the person’s key follows a new name', async () => {
    const { slug, booking, request, change } = await booked('Person', { firstname: 'Ada' });
    const twin = aBooking(slug, { firstname: 'Bea', email: request.email });
    await addWaitingRequest(twin, undefined, toolsAt(later(1)));
    const refused = await change({ firstname: { from: 'Ada', to: 'Bea' } });
    expect(refused).toMatchObject({
      failure: { details: [{ field: 'requestId', code: 'samePersonWaits' }] },
    });
    expect(await change({ firstname: { from: 'Ada', to: 'Cleo' } })).toEqual({
      ok: true,
      value: {},
    });
    // Ada may ask again, Cleo waits already.
    const again = (firstname: string) =>
      addWaitingRequest(
        aBooking(slug, { firstname, email: booking.email }),
        undefined,
        toolsAt(later(9)),
      );
    await again('Ada');
    await again('Cleo');
    expect((await ledger(slug)).counters).toEqual({ open: 3, archived: 1 });
  });
});
