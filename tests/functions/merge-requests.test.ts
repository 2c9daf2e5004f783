import { newLink } from '@platzwart/functions/emails/new-link';
import { addRequestByPhone } from '@platzwart/functions/requests/add-request-by-phone';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { reactivateRequest } from '@platzwart/functions/requests/reactivate-request';
import { viewRequestLink } from '@platzwart/functions/requests/view-request-link';
import {
  keepApart,
  mergeRequests,
  unmergeRequests,
} from '@platzwart/functions/waiting-list/merge-requests';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { describe, expect, it } from 'vitest';
import { aBooking, aManualEntry } from '../support/a-booking.ts';
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
const later = new Date('2026-11-24T09:00:00Z');

const monday = { locationId: 'praxis', weekday: 1, start: '08:00', end: '10:00' };
const thursday = { locationId: 'praxis', weekday: 4, start: '15:00', end: '16:00' };

const byText = (one: string, other: string) => (one < other ? -1 : 1);

/** The same person twice, with another address and a day later. */
async function twice(title: string) {
  const slug = await registeredPractice(title, start);
  const [first, second] = [
    aBooking(slug, { email: 'ada@post.example', slots: [monday] }),
    aBooking(slug, { email: 'ada.beispiel@post.example', slots: [monday, thursday] }),
  ];
  await addWaitingRequest(first, undefined, toolsAt(start));
  await addWaitingRequest(second, undefined, toolsAt(later));
  const [older, newer] = [storedId(first.requestId), storedId(second.requestId)];
  const request = async (id: string) =>
    (await writableCollections(database()).request(slug, id).get()).data();
  return { slug, first, older, newer, request };
}

describe('merging two requests', () => {
  it('keeps the earlier date, unites times and histories, and counts one person once', async () => {
    const { slug, older, newer, request } = await twice('Zusammen');
    await writableCollections(database())
      .history(slug, newer)
      .doc('email_1')
      .set({ at: later, by: { kind: 'platform' }, what: 'emailWaits' });
    const outcome = await mergeRequests(
      { companySlug: slug, requestId: newer, otherId: older },
      administrator,
      toolsAt(later),
    );
    expect(outcome).toEqual({ ok: true, value: { requestId: older, undo: expect.any(String) } });
    expect(await request(older)).toMatchObject({
      status: 'open',
      requestedAt: start,
      slots: [monday, thursday],
    });
    expect(await request(newer)).toMatchObject({
      status: 'archived',
      archiveReason: 'merged',
      mergedInto: older,
    });
    const { stored, counted, counters } = await ledger(slug);
    expect(stored).toEqual({
      'praxis_1_0800-0900': 1,
      'praxis_1_0900-1000': 1,
      'praxis_4_1500-1600': 1,
    });
    expect(stored).toEqual(counted);
    expect(counters).toEqual({ open: 1, archived: 1 });
    const lines = (await writableCollections(database()).history(slug, older).get()).docs.map(
      (doc) => doc.data(),
    );
    expect(lines.map(({ what, of }) => `${what} of ${of ?? 'its own'}`).sort(byText)).toEqual(
      ['merged of its own', `requested of ${newer}`, 'requested of its own'].sort(byText),
    );
    const log = (await writableCollections(database()).log(slug).get()).docs.map((doc) =>
      doc.data(),
    );
    expect(log).toMatchObject([
      { by: { uid: administrator.uid }, what: 'requestsMerged', count: 2 },
    ]);
  });

  it('pressed twice, or by two at once, is one merging with the same answer', async () => {
    const { slug, older, newer } = await twice('Zweimal');
    const input = { companySlug: slug, requestId: older, otherId: newer };
    const outcomes = await Promise.all([
      mergeRequests(input, administrator, toolsAt(later)),
      mergeRequests({ ...input, requestId: newer, otherId: older }, administrator, toolsAt(later)),
    ]);
    expect(outcomes.map((outcome) => outcome.ok && outcome.value.requestId)).toEqual([
      older,
      older,
    ]);
    const { stored, counted, counters } = await ledger(slug);
    expect(stored).toEqual(counted);
    expect(counters).toEqual({ open: 1, archived: 1 });
  });

  it('is undone as if it had not been, once or twice; the lines of the history that were copied are gone', async () => {
    const { slug, older, newer, request } = await twice('Rückgängig');
    await writableCollections(database())
      .request(slug, newer)
      .update({ tags: ['kind'], adminNote: 'Braucht Hilfe' });
    const before = [await request(older), await request(newer)];
    const merged = await mergeRequests(
      { companySlug: slug, requestId: newer, otherId: older },
      administrator,
      toolsAt(later),
    );
    const undo = (merged.ok && merged.value.undo) || '';
    for (let n = 0; n < 2; n++) {
      expect(
        await unmergeRequests({ companySlug: slug, undo }, administrator, toolsAt(later)),
      ).toEqual({ ok: true, value: {} });
      const after = [await request(older), await request(newer)];
      // Retention counts from what the team did; a note's revision never goes back.
      const unlike = { activeAt: expect.anything(), noteRevision: expect.anything() };
      expect(after).toEqual(before.map((each) => ({ ...each, ...unlike })));
    }
    const { stored, counted, counters } = await ledger(slug);
    expect(stored).toEqual(counted);
    expect(counters).toEqual({ open: 2, archived: 0 });
    const lines = (await writableCollections(database()).history(slug, older).get()).docs.map(
      (doc) => doc.data(),
    );
    expect(lines.map(({ what, of }) => `${what}${of ?? ''}`).sort(byText)).toEqual([
      'edited',
      'merged',
      'requested',
    ]);
  });

  it('of a claim and one whose address is confirmed counts under the confirmed address, and can be undone', async () => {
    const { slug, first, older, newer, request } = await twice('Behauptet');
    const [token = '', theirs = ''] = await tokensIn(slug, 'requestReceived');
    const confirming = {
      companySlug: slug,
      token: theirs,
      answer: { kind: 'confirmEmail' },
    } as const;
    expect((await answerRequestLink(confirming, undefined, toolsAt(later))).ok).toBe(true);
    const before = [await request(older), await request(newer)];
    const book = (over: object, at: Date) =>
      addWaitingRequest({ ...first, ...over }, undefined, toolsAt(at));
    const soon = new Date(start.getTime() + 30 * 60_000);
    const merge = async () => {
      const pair = { companySlug: slug, requestId: older, otherId: newer };
      const merged = await mergeRequests(pair, administrator, toolsAt(soon));
      return (merged.ok && merged.value.undo) || '';
    };
    const undo = await merge();
    expect(await request(older)).toMatchObject({
      requestedAt: start,
      email: 'ada.beispiel@post.example',
      emailConfirmedAt: later,
      openKey: before[1]?.openKey,
    });
    await expectBalanced(slug);
    // Whoever sent the claim has no way back to it by its link.
    expect((await viewRequestLink({ companySlug: slug, token }, undefined, toolsAt(soon))).ok).toBe(
      false,
    );
    const unmerge = (sealed: string) =>
      unmergeRequests({ companySlug: slug, undo: sealed }, administrator, toolsAt(soon));
    expect(await unmerge(undo)).toEqual({ ok: true, value: {} });
    expect(await request(older)).toMatchObject({
      email: 'ada@post.example',
      openKey: before[0]?.openKey,
      addressCorrections: 0,
    });
    expect((await ledger(slug)).counters).toEqual({ open: 2, archived: 0 });
    await expectBalanced(slug);

    // Nor by correcting it: that is a request of its own under its address, so that the merge is not
    // undone any more, since nobody waits twice.
    const again = await merge();
    const merged = await request(older);
    expect((await book({ reason: 'Anders' }, soon)).ok).toBe(true);
    expect(await request(older)).toEqual(merged);
    expect(await unmerge(again)).toMatchObject({
      failure: { details: [{ code: 'samePersonWaits' }] },
    });
    await expectBalanced(slug);
  });

  it('into one without an address knows the person again, and can be undone', async () => {
    const slug = await registeredPractice('Angerufen', start);
    const person = { firstname: 'Mia', lastname: 'Huber', birthdate: '01.02.2015' };
    const entry = aManualEntry(slug, person);
    expect((await addRequestByPhone(entry, administrator, toolsAt(start))).ok).toBe(true);
    const books = async (at: Date) => {
      const booking = aBooking(slug, { ...person, email: 'mia@post.example' });
      await addWaitingRequest(booking, undefined, toolsAt(at));
      return storedId(booking.requestId);
    };
    const request = async (id: string) =>
      (await writableCollections(database()).request(slug, id).get()).data();
    const booked = await books(later);
    const [entered, sent] = [await request(entry.requestId), await request(booked)];
    const merge = async () => {
      const pair = { companySlug: slug, requestId: booked, otherId: entry.requestId };
      const merged = await mergeRequests(pair, administrator, toolsAt(later));
      return (merged.ok && merged.value.undo) || '';
    };
    const undo = await merge();
    expect(await request(entry.requestId)).toMatchObject({ openKey: sent?.openKey });
    const undone = { companySlug: slug, undo };
    expect(await unmergeRequests(undone, administrator, toolsAt(later))).toEqual({
      ok: true,
      value: {},
    });
    expect((await request(entry.requestId))?.openKey).toBe(entered?.openKey);
    await merge();
    expect(await request(await books(new Date(later.getTime() + 60_000)))).toMatchObject({
      isRepeat: true,
      mergedInto: entry.requestId,
    });
    await expectBalanced(slug);
  });

  it('is not undone once either was changed, by what we did not seal, or in another practice', async () => {
    const { slug, older, newer, request } = await twice('Seither geändert');
    const merged = await mergeRequests(
      { companySlug: slug, requestId: newer, otherId: older },
      administrator,
      toolsAt(later),
    );
    const undo = (merged.ok && merged.value.undo) || '';
    const [proof, bytes] = undo.split('.');
    for (const forged of [
      `${'0'.repeat(64)}.${bytes}`,
      `${proof}.${Buffer.from('{}').toString('base64url')}`,
      proof ?? '',
    ])
      expect(
        await unmergeRequests({ companySlug: slug, undo: forged }, administrator, toolsAt(later)),
      ).toMatchObject({
        failure: { details: [{ field: 'undo' }] },
      });
    const elsewhere = await registeredPractice('Anderswo', start);
    expect(
      await unmergeRequests({ companySlug: elsewhere, undo }, administrator, toolsAt(later)),
    ).toMatchObject({
      failure: { details: [{ field: 'undo' }] },
    });
    await writableCollections(database())
      .request(slug, older)
      .update({ adminNote: 'Inzwischen', noteRevision: 1 });
    expect(
      await unmergeRequests({ companySlug: slug, undo }, administrator, toolsAt(later)),
    ).toMatchObject({
      failure: { details: [{ field: 'requestId', code: 'changedSince' }] },
    });
    expect(await request(newer)).toMatchObject({ status: 'archived', mergedInto: older });
  });

  it('is not undone while the person of the archived one waits with a newer request: nobody waits twice', async () => {
    const { slug, older, newer, request } = await twice('Inzwischen neu');
    const merged = await mergeRequests(
      { companySlug: slug, requestId: newer, otherId: older },
      administrator,
      toolsAt(later),
    );
    const undo = (merged.ok && merged.value.undo) || '';
    const again = aBooking(slug, { email: 'ada.beispiel@post.example', slots: [monday] });
    await addWaitingRequest(again, undefined, toolsAt(later));
    expect(
      await unmergeRequests({ companySlug: slug, undo }, administrator, toolsAt(later)),
    ).toMatchObject({
      failure: { details: [{ field: 'requestId', code: 'samePersonWaits' }] },
    });
    expect(await request(newer)).toMatchObject({ status: 'archived', mergedInto: older });
    await archiveRequest(
      { companySlug: slug, requestId: storedId(again.requestId), reason: 'other' },
      administrator,
      toolsAt(later),
    );
    expect(
      await unmergeRequests({ companySlug: slug, undo }, administrator, toolsAt(later)),
    ).toEqual({ ok: true, value: {} });
  });

  it('can be taken apart again by reactivating the one in the archive', async () => {
    const { slug, older, newer, request } = await twice('Wieder zwei');
    await mergeRequests(
      { companySlug: slug, requestId: newer, otherId: older },
      administrator,
      toolsAt(later),
    );
    await reactivateRequest({ companySlug: slug, requestId: newer }, administrator, toolsAt(later));
    expect(await request(newer)).toMatchObject({ status: 'open', mergedInto: null });
    const { stored, counted, counters } = await ledger(slug);
    expect(stored).toEqual(counted);
    expect(counters).toEqual({ open: 2, archived: 0 });
  });

  it('refuses what is gone, what is archived and a request with itself, and changes nothing', async () => {
    const { slug, older } = await twice('Verweigert');
    const merge = (requestId: string, otherId: string) =>
      mergeRequests({ companySlug: slug, requestId, otherId }, administrator, toolsAt(later));
    expect(await merge(older, older)).toMatchObject({
      failure: { details: [{ field: 'otherId' }] },
    });
    expect(await merge(older, 'f'.repeat(32))).toMatchObject({
      failure: { details: [{ field: 'otherId', code: 'requestGone' }] },
    });
    expect((await ledger(slug)).counters).toEqual({ open: 2, archived: 0 });
  });

  it('copies no history of more lines than one transaction should', async () => {
    const { slug, older, newer, request } = await twice('Langer Verlauf');
    const writing = database().bulkWriter();
    for (let n = 0; n < 1000; n++)
      void writing.set(database().doc(`practices/${slug}/requests/${newer}/history/line${n}`), {
        at: later,
        by: { kind: 'member', uid: 'administrator' },
        what: 'prioritized',
      });
    await writing.close();
    const pair = { companySlug: slug, requestId: newer, otherId: older };
    expect(await mergeRequests(pair, administrator, toolsAt(later))).toMatchObject({
      ok: false,
      failure: { details: [{ field: 'requestId', code: 'tooManyLines' }] },
    });
    expect(await request(newer)).toMatchObject({ status: 'open', mergedInto: null });
  });

  it('leaves the patient’s link of the second one leading to the one that stays, if the address is the same', async () => {
    const { slug, older, newer, request } = await twice('Link');
    await writableCollections(database())
      .request(slug, newer)
      .update({ email: 'ada@post.example' });
    const { token, stored } = newLink({ slug, requestId: newer, email: 'ada@post.example' }, start);
    await writableCollections(database()).requestLink(stored.tokenHash).set(stored.link);
    await mergeRequests(
      { companySlug: slug, requestId: newer, otherId: older },
      administrator,
      toolsAt(later),
    );
    const seen = await viewRequestLink({ companySlug: slug, token }, undefined, toolsAt(later));
    expect(seen).toMatchObject({
      ok: true,
      value: { status: 'open', requestedAt: (await request(older))?.requestedAt.toISOString() },
    });
  });
});

describe('keeping two requests apart', () => {
  it('is written at both, once', async () => {
    const { slug, older, newer, request } = await twice('Getrennt');
    const input = { companySlug: slug, requestId: older, otherId: newer };
    await keepApart(input, administrator, toolsAt(later));
    await keepApart(input, administrator, toolsAt(later));
    expect((await request(older))?.notSameAs).toEqual([newer]);
    expect((await request(newer))?.notSameAs).toEqual([older]);
    const lines = (await writableCollections(database()).history(slug, older).get()).docs.map(
      (doc) => doc.data().what,
    );
    expect(lines.filter((what) => what === 'markedAsDifferent')).toHaveLength(1);
  });
});
