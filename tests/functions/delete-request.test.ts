import { collections } from '@platzwart/functions/core/collections';
import { deleteAsPlanned, deletePractice } from '@platzwart/functions/lifecycle/plan-deletion';
import { close } from '@platzwart/functions/operator/locks';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { recordDirectChange } from '@platzwart/functions/requests/record-direct-change';
import { reopenRepeats } from '@platzwart/functions/requests/reopen-repeats';
import { binRequest } from '@platzwart/functions/waiting-list/bin';
import { deleteRequest } from '@platzwart/functions/waiting-list/delete-request';
import { describe, expect, it } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { Crash, crashing } from '../support/crashing-database.ts';
import { longOr } from '../support/long-run.ts';
import {
  administrator,
  database,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const now = new Date('2026-11-23T09:00:00Z');
const tools = toolsAt(now);

async function booked(title: string) {
  const slug = await registeredPractice(title, now);
  const booking = aBooking(slug);
  await addWaitingRequest(booking, undefined, tools);
  return { slug, booking, requestId: storedId(booking.requestId) };
}

/**
 * Every document below the practice, and every link and key, whose path or content names the
 * request or its person.
 */
async function tracesOf(slug: string, requestId: string, person: string): Promise<string[]> {
  const db = database();
  const inside = await Promise.all(
    (await db.doc(`practices/${slug}`).listCollections()).map((each) => each.get()),
  );
  const history = await db.collection(`practices/${slug}/requests/${requestId}/history`).get();
  const links = await db.collection('requestLinks').get();
  return [...inside, history, links]
    .flatMap(({ docs }) => docs)
    .filter(
      (doc) =>
        doc.ref.path.includes(requestId) ||
        JSON.stringify(doc.data()).includes(requestId) ||
        JSON.stringify(doc.data()).includes(person),
    )
    .map(({ ref }) => ref.path);
}

describe('deleting a request for good', () => {
  it('leaves nothing of it but a line in the log that names nobody', async () => {
    const { slug, booking, requestId } = await booked('Löschen');
    expect((await tracesOf(slug, requestId, String(booking.email))).length).toBeGreaterThan(3);
    expect(await deleteRequest({ companySlug: slug, requestId }, administrator, tools)).toEqual({
      ok: true,
      value: {},
    });
    expect(await tracesOf(slug, requestId, String(booking.email))).toEqual([]);
    const { stored, counters } = await ledger(slug);
    expect([stored, counters]).toEqual([{}, { open: 0, archived: 0 }]);
    const log = (await collections(database()).log(slug).get()).docs.map((doc) => doc.data());
    expect(log).toEqual([
      { at: now, by: { kind: 'member', uid: 'administrator' }, what: 'requestDeleted', count: 1 },
    ]);
  });

  it('of an archived one takes it from the archive alone', async () => {
    const { slug, requestId } = await booked('Archiv');
    await archiveRequest({ companySlug: slug, requestId, reason: 'other' }, administrator, tools);
    await deleteRequest({ companySlug: slug, requestId }, administrator, tools);
    expect((await ledger(slug)).counters).toEqual({ open: 0, archived: 0 });
  });

  it('twice, or at the same moment as an archiving, counts once', async () => {
    const { slug, requestId } = await booked('Zugleich');
    const input = { companySlug: slug, requestId };
    const outcomes = await Promise.all([
      deleteRequest(input, administrator, tools),
      archiveRequest({ ...input, reason: 'other' }, administrator, tools),
      deleteRequest(input, administrator, tools),
    ]);
    expect([outcomes[0]?.ok, outcomes[2]?.ok]).toEqual([true, true]);
    const { stored, counters, requests } = await ledger(slug);
    expect([stored, counters, requests]).toEqual([{}, { open: 0, archived: 0 }, []]);
    expect(
      (await collections(database()).log(slug).where('what', '==', 'requestDeleted').get()).size,
    ).toBe(1);
  });

  it('lets the same person ask again', async () => {
    const { slug, booking, requestId } = await booked('Wieder');
    await deleteRequest({ companySlug: slug, requestId }, administrator, tools);
    await addWaitingRequest(aBooking(slug, { email: booking.email }), undefined, tools);
    expect((await ledger(slug)).counters).toEqual({ open: 1, archived: 0 });
  });

  it('is not undone by its sender’s page, which sends it once more: it is refused with a sentence', async () => {
    const { slug, booking, requestId } = await booked('Noch einmal');
    await deleteRequest({ companySlug: slug, requestId }, administrator, tools);
    expect(await addWaitingRequest(booking, undefined, tools)).toMatchObject({
      failure: { details: [{ field: 'form', code: 'requestIdTaken' }] },
    });
    expect((await ledger(slug)).counters).toEqual({ open: 0, archived: 0 });
  });

  it('that dies at any point brings nobody back at night: whoever is gone is gone with what they sent again', async () => {
    let crashes = 0;
    for (let crashAt = 1; crashAt <= 60; crashAt += longOr(7, 1)) {
      const { slug, booking, requestId } = await booked('Abgebrochen');
      for (let n = 0; n < 2; n++)
        await addWaitingRequest({ ...booking, requestId: newRandomId() }, undefined, tools);
      expect((await ledger(slug)).requests.map(({ isRepeat }) => isRepeat).sort()).toEqual([
        false,
        true,
        true,
      ]);
      const emails = (await ledger(slug)).emails.length;
      let steps = 0;
      const dying = { ...tools, db: crashing(database(), () => ++steps === crashAt) };
      await deleteRequest({ companySlug: slug, requestId }, administrator, dying).catch(
        (error: unknown) => {
          if (!(error instanceof Crash)) throw error;
          crashes += 1;
        },
      );
      await reopenRepeats(slug, toolsAt(new Date('2026-11-24T03:00:00Z')));
      const left = await ledger(slug);
      const isThere = left.requests.some(({ id }) => id === requestId);
      expect([left.emails.length, left.counters], `step ${crashAt}`).toEqual([
        emails,
        { open: isThere ? 1 : 0, archived: isThere ? left.requests.length - 1 : 0 },
      ]);
      if (!isThere) expect(left.requests, `step ${crashAt}`).toEqual([]);
      await deleteRequest({ companySlug: slug, requestId }, administrator, tools);
      expect((await ledger(slug)).requests).toEqual([]);
      if (steps < crashAt) {
        expect(crashes).toBeGreaterThan(1);
        return;
      }
    }
    throw new Error('it died in every try');
  });

  it('reads the practice’s free places twice, however often its person has sent it again', async () => {
    const { slug, booking, requestId } = await booked('Oft gesendet');
    for (let n = 0; n < 4; n++)
      await addWaitingRequest({ ...booking, requestId: newRandomId() }, undefined, tools);
    const asked: string[] = [];
    const watched = new Proxy(database(), {
      get: (db, name) => {
        const value = Reflect.get(db, name);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (name === 'collection') asked.push(String(given[0]));
          return value.apply(db, given);
        };
      },
    });
    await deleteRequest({ companySlug: slug, requestId }, administrator, {
      ...tools,
      db: watched,
    });
    expect((await ledger(slug)).requests).toEqual([]);
    expect(asked.filter((path) => path === `practices/${slug}/vacancies`)).toHaveLength(2);
  });

  it('is not undone by an event that comes late: no line of history appears under a request that is gone', async () => {
    const { slug, booking, requestId } = await booked('Spät');
    const before = (await collections(database()).request(slug, requestId).get()).data();
    if (!before) throw new Error('the booking was not stored');
    const after = {
      ...before,
      adminNote: 'ruft an',
      noteRevision: 1,
      lastChange: { by: 'x', at: now, field: 'adminNote' as const },
    };
    await deleteRequest({ companySlug: slug, requestId }, administrator, tools);
    await recordDirectChange({ slug, requestId, eventId: 'e1', before, after }, tools);
    expect(await tracesOf(slug, requestId, String(booking.email))).toEqual([]);
  });
});

it('in a practice that the operator has closed nobody of the team destroys anything', async () => {
  const { slug, requestId } = await booked('Gesperrt');
  const title = (await collections(database()).practice(slug).get()).data()?.title ?? '';
  const about = { companySlug: slug, requestId };
  const planned = await booked('Geplant');
  const later = toolsAt(new Date('2026-12-24T09:00:00Z'));
  await collections(database())
    .account(planned.slug)
    .update({ deletion: { askedAt: now, by: administrator.uid, dueAt: now } });
  for (const each of [slug, planned.slug]) await close(each, { ...tools, isDry: false, database });
  for (const outcome of [
    await binRequest(about, administrator, tools),
    await deleteRequest(about, administrator, tools),
    await deletePractice({ companySlug: slug, title }, administrator, tools),
  ])
    expect(outcome).toMatchObject({ failure: { details: [{ code: 'practiceClosed' }] } });
  expect((await ledger(slug)).requests).toHaveLength(1);
  expect(await deleteAsPlanned(planned.slug, later)).toBe('notDue');
});
