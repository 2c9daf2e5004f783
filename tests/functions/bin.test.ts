/**
 * The bin: deleted requests can be brought back for 30 days, and until then only the bin contains
 * them.
 */
import { randomBytes } from 'node:crypto';
import { handleBounce } from '@platzwart/functions/emails/handle-bounce';
import { messageKeyOf } from '@platzwart/functions/emails/outbox';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { deleteExpiredData } from '@platzwart/functions/lifecycle/delete-expired-data';
import { exportPractice } from '@platzwart/functions/practices/export-practice';
import { mergeTags } from '@platzwart/functions/practices/merge-tags';
import { addRequestByPhone } from '@platzwart/functions/requests/add-request-by-phone';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { endQuestions } from '@platzwart/functions/requests/end-questions';
import { importRequests } from '@platzwart/functions/requests/import-requests';
import { runNightlyMaintenance } from '@platzwart/functions/requests/nightly-maintenance';
import { recordDirectChange } from '@platzwart/functions/requests/record-direct-change';
import { viewRequestLink } from '@platzwart/functions/requests/view-request-link';
import { runTask } from '@platzwart/functions/run-task';
import { tasks } from '@platzwart/functions/tasks';
import { recordOfferDelivery } from '@platzwart/functions/vacancies/record-offer-delivery';
import { binRequest, bringBackRequest, emptyBin } from '@platzwart/functions/waiting-list/bin';
import { deleteRequest } from '@platzwart/functions/waiting-list/delete-request';
import { mergeRequests } from '@platzwart/functions/waiting-list/merge-requests';
import { publishDemand } from '@platzwart/functions/waiting-list/publish-demand';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { describe, expect, it } from 'vitest';
import { aBooking, aManualEntry, newRandomId } from '../support/a-booking.ts';
import {
  administrator,
  database,
  expectBalanced,
  historyOf,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';
import { undoWholeImport } from '../support/undo-whole-import.ts';
import { emptyDatabase, everyDocument } from '../support/whole-database.ts';

const start = new Date('2026-11-23T09:00:00Z');
const minute = 60_000;
const at = (minutes: number) => new Date(start.getTime() + minutes * minute);
const days = (n: number) => at(n * 24 * 60);
const docs = () => writableCollections(database());
const done = { ok: true, value: {} };
const undoable = { ok: true, value: { undo: expect.any(String) } };
const never = () => false;

async function waiting(title: string, over: Readonly<Record<string, unknown>> = {}) {
  const slug = await registeredPractice(title, start);
  const booking = aBooking(slug, over);
  await addWaitingRequest(booking, undefined, toolsAt(start));
  const requestId = storedId(booking.requestId);
  return { slug, booking, requestId, target: { companySlug: slug, requestId } };
}

const requestOf = async (slug: string, id: string) => (await docs().request(slug, id).get()).data();
const binnedOf = async (slug: string, id: string) => (await docs().binned(slug, id).get()).data();
const putIntoBin = (target: { companySlug: string; requestId: string }, moment = at(1)) =>
  binRequest(target, administrator, toolsAt(moment));
const bringBack = (target: { companySlug: string; requestId: string }, moment = at(2)) =>
  bringBackRequest(target, administrator, toolsAt(moment));

async function tokenTo(slug: string): Promise<string> {
  const email = (await ledger(slug)).emails.find(
    ({ purpose, text }) => purpose === 'requestReceived' && text !== '',
  );
  return /\/anfrage\/([\w-]{43})/.exec(email?.text ?? '')?.[1] ?? '';
}

describe('a request in the bin', () => {
  it('is in no list, count, level or export, and its person may ask again', async () => {
    const { slug, booking, requestId, target } = await waiting('Weg');
    for (let n = 0; n < 4; n++) await addWaitingRequest(aBooking(slug), undefined, toolsAt(start));
    await publishDemand(slug, toolsAt(start));
    const before = (await docs().demand(slug).get()).data();
    expect(await putIntoBin(target)).toEqual(undoable);
    await publishDemand(slug, toolsAt(at(1)));
    expect((await docs().demand(slug).get()).data()).not.toEqual(before);
    expect((await expectBalanced(slug)).map(({ id }) => id)).not.toContain(requestId);
    const exported = await exportPractice(
      { companySlug: slug, after: '' },
      administrator,
      toolsAt(at(1)),
    );
    expect(JSON.stringify(exported)).not.toContain(requestId);
    expect(
      await addWaitingRequest(
        aBooking(slug, { ...booking, requestId: newRandomId() }),
        undefined,
        toolsAt(at(2)),
      ),
    ).toMatchObject({
      ok: true,
    });
    expect(
      (await expectBalanced(slug)).filter(
        ({ email, status }) => email === booking.email && status === 'open',
      ),
    ).toHaveLength(1);
    // Neither a recount nor the nightly maintenance finds drift.
    expect(await runNightlyMaintenance(slug, toolsAt(days(1)))).toBe('done');
    expect((await docs().reconciliation(slug).get()).data()?.last?.repaired).toBe(0);
  });

  it('takes along what strangers sent in the same name, however much', async () => {
    const { slug, requestId, target } = await waiting('Viele Wiederholungen');
    const repeat = {
      ...(await requestOf(slug, requestId)),
      status: 'archived',
      archivedAt: start,
      archiveReason: 'merged',
      mergedInto: requestId,
      isRepeat: true,
    };
    const writing = database().bulkWriter();
    for (let n = 0; n < 55; n++)
      void writing.set(database().doc(`practices/${slug}/requests/repeat${n}`), repeat);
    await writing.close();
    const sizes = async () => [
      (await docs().requests(slug).get()).size,
      (await docs().bin(slug).get()).size,
    ];
    expect(await putIntoBin(target)).toEqual(undoable);
    expect(await sizes()).toEqual([0, 56]);
    expect(await bringBack(target)).toEqual(done);
    expect(await sizes()).toEqual([56, 0]);
  });

  it('comes back as it was, to its old position, with its history', async () => {
    const { slug, booking, requestId, target } = await waiting('Zurück');
    await docs()
      .request(slug, requestId)
      .update({
        prioritized: true,
        prioritizedAt: start,
        tags: ['kind'],
        adminNote: 'ruft an',
        noteRevision: 3,
      });
    const before = await requestOf(slug, requestId);
    await putIntoBin(target);
    expect(await requestOf(slug, requestId)).toBeUndefined();
    expect(await binnedOf(slug, requestId)).toMatchObject({
      binnedAt: at(1),
      binnedBy: administrator.uid,
      binnedWith: null,
    });
    expect(await bringBack(target, days(29))).toEqual(done);
    expect(await requestOf(slug, requestId)).toEqual(before);
    expect(await binnedOf(slug, requestId)).toBeUndefined();
    expect((await historyOf(slug, booking.requestId)).map(({ what }) => what)).toEqual([
      'requested',
      'binned',
      'broughtBack',
    ]);
    await expectBalanced(slug);
    const log = (await docs().log(slug).orderBy('at').get()).docs.map((doc) => doc.data().what);
    expect(log).toEqual(['requestBinned', 'requestBroughtBack']);
  });

  it('from the archive comes back into the archive, whoever waits by now', async () => {
    const { slug, booking, requestId, target } = await waiting('Archiv');
    await archiveRequest({ ...target, reason: 'placeFound' }, administrator, toolsAt(start));
    const before = await requestOf(slug, requestId);
    await putIntoBin(target);
    await addWaitingRequest({ ...booking, requestId: newRandomId() }, undefined, toolsAt(at(1)));
    expect(await bringBack(target)).toEqual(done);
    expect(await requestOf(slug, requestId)).toEqual(before);
    await expectBalanced(slug);
  });

  it('stays there while its person waits with a new request, and the refusal says what to do', async () => {
    const { slug, booking, requestId, target } = await waiting('Neu');
    await putIntoBin(target);
    const again = { ...booking, requestId: newRandomId() };
    await addWaitingRequest(again, undefined, toolsAt(at(1)));
    expect(await bringBack(target)).toMatchObject({
      failure: { details: [{ field: 'requestId', code: 'samePersonWaits' }] },
    });
    expect(await binnedOf(slug, requestId)).toBeDefined();
    await archiveRequest(
      { companySlug: slug, requestId: storedId(again.requestId), reason: 'other' },
      administrator,
      toolsAt(at(3)),
    );
    expect(await bringBack(target, at(4))).toEqual(done);
    await expectBalanced(slug);
  });

  it('comes back in the slots that are offered today', async () => {
    const { slug, requestId, target, booking } = await waiting('Plan');
    const repeat = { ...booking, requestId: newRandomId() };
    await addWaitingRequest(repeat, undefined, toolsAt(at(1)));
    await putIntoBin(target);
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
    await bringBack(target);
    for (const id of [requestId, storedId(repeat.requestId)])
      expect((await requestOf(slug, id))?.slotKeys).toEqual(['praxis_1_0900-1000']);
    await expectBalanced(slug);
  });

  it('takes what was merged into it along, and brings it back', async () => {
    const { slug, booking, requestId, target } = await waiting('Zwilling', {
      birthdate: '05.03.1984',
    });
    const twin = aBooking(slug, { email: 'zweite@post.example', birthdate: '05.03.1984' });
    await addWaitingRequest(twin, undefined, toolsAt(at(1)));
    await mergeRequests(
      { ...target, otherId: storedId(twin.requestId) },
      administrator,
      toolsAt(at(2)),
    );
    const repeat = { ...booking, requestId: newRandomId() };
    await addWaitingRequest(repeat, undefined, toolsAt(at(3)));
    const before = (await ledger(slug)).requests;
    expect(before).toHaveLength(3);

    await putIntoBin(target, at(4));
    expect((await ledger(slug)).requests).toEqual([]);
    expect(await binnedOf(slug, storedId(twin.requestId))).toMatchObject({
      binnedWith: requestId,
      mergedInto: requestId,
    });
    expect(await bringBack(target, at(5))).toEqual(done);
    expect((await expectBalanced(slug)).map((each) => each)).toEqual(before);

    // A merged request cannot return without the one it was merged into.
    const alone = { companySlug: slug, requestId: storedId(twin.requestId) };
    await putIntoBin(alone, at(6));
    await putIntoBin(target, at(7));
    expect(await bringBack(alone, at(8))).toMatchObject({
      failure: { details: [{ code: 'mergedOneInBin' }] },
    });
    await bringBack(target, at(9));
    expect((await ledger(slug)).requests).toHaveLength(2);
    expect(await bringBack(alone, at(10))).toEqual(done);
    expect((await expectBalanced(slug)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('twice, or there and back at once, counts once', async () => {
    const { slug, target } = await waiting('Zugleich');
    expect(await Promise.all([1, 2, 3].map(() => putIntoBin(target)))).toEqual([
      undoable,
      undoable,
      undoable,
    ]);
    expect((await docs().log(slug).get()).size).toBe(1);
    expect(await Promise.all([1, 2, 3].map(() => bringBack(target)))).toEqual([done, done, done]);
    await Promise.all([
      putIntoBin(target, at(3)),
      bringBack(target, at(3)),
      archiveRequest({ ...target, reason: 'other' }, administrator, toolsAt(at(3))),
    ]);
    await bringBack(target, at(4));
    expect(await expectBalanced(slug)).toHaveLength(1);
    expect((await docs().bin(slug).get()).size).toBe(0);
  });

  it('that was deleted for good is gone, and says so', async () => {
    const { slug, target } = await waiting('Fort');
    await putIntoBin(target);
    await deleteRequest(target, administrator, toolsAt(at(2)));
    expect(await bringBack(target, at(3))).toMatchObject({
      failure: { details: [{ field: 'requestId', code: 'notInBin' }] },
    });
    expect(await putIntoBin(target, at(3))).toMatchObject({
      failure: { details: [{ field: 'requestId', code: 'requestGone' }] },
    });
    await expectBalanced(slug);
  });
});

describe('what comes late', () => {
  it('does not make it again: a retry of its sender’s page, of a manual entry, of an import', async () => {
    const { slug, booking, target } = await waiting('Retry');
    await putIntoBin(target);
    for (const sent of [booking, { ...booking, note: 'noch etwas' }]) {
      expect(await addWaitingRequest(sent, undefined, toolsAt(at(5)))).toMatchObject({
        failure: { details: [{ field: 'form', code: 'requestIdTaken' }] },
      });
    }
    const manualEntry = aManualEntry(slug);
    await addRequestByPhone(manualEntry, administrator, toolsAt(start));
    await putIntoBin({ companySlug: slug, requestId: manualEntry.requestId });
    expect(await addRequestByPhone(manualEntry, administrator, toolsAt(at(5)))).toMatchObject({
      failure: { details: [{ field: 'form' }] },
    });

    const rows = [{ number: 1, row: { lastname: 'Muster', phone: '0316 1234' } }];
    const file = {
      companySlug: slug,
      importId: newRandomId(),
      fileName: 'liste.csv',
      total: 2,
      rows,
      isLast: false,
      emailConsent: null,
      dryRun: false,
    };
    await importRequests(file, administrator, toolsAt(start));
    const [imported] = (await ledger(slug)).requests;
    if (!imported) throw new Error('Nothing was imported.');
    const target2 = { companySlug: slug, requestId: imported.id };
    await putIntoBin(target2);
    await importRequests(file, administrator, toolsAt(at(5)));
    expect(await expectBalanced(slug)).toEqual([]);

    // Undoing the import leaves what somebody has handled, wherever it is.
    await importRequests({ ...file, isLast: true }, administrator, toolsAt(at(6)));
    await bringBack(target2, at(7));
    await undoWholeImport(
      { companySlug: slug, importId: file.importId },
      administrator,
      toolsAt(at(8)),
    );
    expect((await expectBalanced(slug)).map(({ id }) => id)).toEqual([imported.id]);
  });

  it('a booking that repeats it while it goes there is no request of its own after the night', async () => {
    const { slug, booking, requestId, target } = await waiting('Nacht');
    const repeat = { ...booking, requestId: newRandomId() };
    await addWaitingRequest(repeat, undefined, toolsAt(at(1)));
    await putIntoBin(target, at(2));
    // As if it had been written between the search for merged requests and the move.
    const straggler = await binnedOf(slug, storedId(repeat.requestId));
    if (!straggler) throw new Error('The repeat did not go along.');
    const { binnedAt: _at, binnedBy: _by, binnedWith: _with, ...request } = straggler;
    await docs().binned(slug, storedId(repeat.requestId)).delete();
    await docs().request(slug, storedId(repeat.requestId)).set(request);
    await docs().requestCounters(slug).update({ archived: 1 });
    await runNightlyMaintenance(slug, toolsAt(days(2)));
    expect((await ledger(slug)).requests.filter(({ status }) => status === 'open')).toEqual([]);
    // Repeating the call moves it too.
    expect(await putIntoBin(target, days(3))).toEqual(undoable);
    expect(await binnedOf(slug, storedId(repeat.requestId))).toMatchObject({
      binnedWith: requestId,
    });
  });

  it('finds it: a note of the last moment, an e-mail that bounces, a complaint, tags that were put together', async () => {
    const { slug, requestId, target } = await waiting('Nachzügler', { followUpConsent: true });
    const before = await requestOf(slug, requestId);
    const [email] = (await ledger(slug)).emails.filter(
      ({ purpose }) => purpose === 'requestReceived',
    );
    if (!before || !email) throw new Error('No request, or no e-mail.');
    await sendEmail(email.id, {
      ...toolsAt(start),
      mail: { send: async () => ({ kind: 'taken' }) },
    });
    await docs()
      .request(slug, requestId)
      .update({ tags: ['alt'] });
    await docs().tag(slug, 'alt').set({ name: 'Alt', color: 'red', icon: '', order: 1 });
    await docs().tag(slug, 'neu').set({ name: 'Neu', color: 'red', icon: '', order: 2 });
    await putIntoBin(target);

    const after = {
      ...before,
      adminNote: 'ruft an',
      noteRevision: 1,
      lastChange: { by: 'x', at: at(0.5), field: 'adminNote' as const },
    };
    await recordDirectChange({ slug, requestId, eventId: 'e1', before, after }, toolsAt(at(2)));
    const bounce = (kind: string) =>
      handleBounce(
        {
          method: 'POST',
          headers: { 'x-bounce-key': 'k' },
          rawBody: Buffer.from(
            JSON.stringify({ messageId: messageKeyOf(email.id), kind, address: email.to.address }),
          ),
        },
        { key: 'k', endQuestions, onDelivery: recordOfferDelivery },
        toolsAt(at(3)),
      );
    for (const kind of ['complaint', 'hard']) expect(await bounce(kind)).toEqual({ status: 200 });
    await mergeTags(
      { companySlug: slug, tagId: 'alt', intoTagId: 'neu' },
      administrator,
      toolsAt(at(4)),
    );
    expect(await expectBalanced(slug)).toEqual([]);

    await bringBack(target, at(5));
    expect(await requestOf(slug, requestId)).toMatchObject({
      emailFailedAt: at(3),
      followUpConsent: false,
      tags: ['neu'],
      activeAt: at(0.5),
    });
    const lines = (await docs().history(slug, requestId).get()).docs.map((doc) => doc.data().what);
    expect(lines).toEqual(expect.arrayContaining(['noteChanged', 'emailFailed', 'optedOut']));
  });

  it('an e-mail that was due waits a day for it, and goes out or not', async () => {
    const sent: string[] = [];
    const mail = {
      send: (id: string) => {
        sent.push(id);
        return Promise.resolve({ kind: 'taken' as const });
      },
    };
    const { slug, target } = await waiting('Brief');
    const email = (await ledger(slug)).emails.find(({ purpose }) => purpose === 'requestReceived');
    const emailId = email?.id ?? '';
    await putIntoBin(target);
    expect(await sendEmail(emailId, { ...toolsAt(at(2)), mail })).toBe('notDue');
    await bringBack(target, at(3));
    expect(await sendEmail(emailId, { ...toolsAt(at(10)), mail })).toBe('sent');
    expect(sent).toEqual([emailId]);

    const other = await waiting('Kein Brief');
    const otherId =
      (await ledger(other.slug)).emails.find(({ purpose }) => purpose === 'requestReceived')?.id ??
      '';
    await putIntoBin(other.target);
    expect(await sendEmail(otherId, { ...toolsAt(days(2)), mail })).toBe('notDue');
    expect((await docs().email(otherId).get()).data()).toMatchObject({
      status: 'withheld',
      text: '',
    });
    expect(sent).toEqual([emailId]);
    expect(slug).not.toBe(other.slug);
  });
});

describe('the link to a request in the bin', () => {
  it('says that the practice has deleted it, and nothing pressed behind it changes anything', async () => {
    await emptyDatabase();
    const { slug, target, booking } = await waiting('Link', { birthdate: '05.03.1984' });
    const link = { companySlug: slug, token: await tokenTo(slug) };
    await putIntoBin(target);
    const binned = { failure: { details: [{ field: 'token', code: 'requestBinned' }] } };
    const before = JSON.stringify(
      [...(await everyDocument())].filter(([path]) => path.includes(slug)),
    );
    expect(await viewRequestLink(link, undefined, toolsAt(at(2)))).toMatchObject(binned);
    for (const answer of [
      { kind: 'withdraw' },
      { kind: 'confirmEmail' },
      { kind: 'showPersonalData', proof: '05.03.1984' },
    ] as const) {
      const told = await answerRequestLink({ ...link, answer }, undefined, toolsAt(at(2)));
      expect(told).toMatchObject(binned);
      expect(JSON.stringify(told)).not.toContain(String(booking.lastname));
    }
    await answerRequestLink({ ...link, answer: { kind: 'freshLink' } }, undefined, toolsAt(at(2)));
    expect(
      JSON.stringify([...(await everyDocument())].filter(([path]) => path.includes(slug))),
    ).toBe(before);

    // A stranger's link, one that is too old, and one to an erased request read alike.
    const unknown = { failure: { details: [{ field: 'token', code: 'linkUnknown' }] } };
    const guessed = { ...link, token: randomBytes(32).toString('base64url') };
    expect(await viewRequestLink(guessed, undefined, toolsAt(at(2)))).toMatchObject(unknown);
    expect(await viewRequestLink(link, undefined, toolsAt(days(600)))).toMatchObject(unknown);
    await deleteRequest(target, administrator, toolsAt(at(3)));
    expect(await viewRequestLink(link, undefined, toolsAt(at(4)))).toMatchObject(unknown);
  });
});

describe('every morning', () => {
  it('what has been in the bin for 30 days is erased with all that hangs on it, once', async () => {
    await emptyDatabase();
    const { slug, requestId, target } = await waiting('Leeren');
    const remaining = aBooking(slug);
    await addWaitingRequest(remaining, undefined, toolsAt(start));
    await putIntoBin(target, at(1));
    await binRequest(
      { companySlug: slug, requestId: storedId(remaining.requestId) },
      administrator,
      toolsAt(days(1)),
    );
    expect(await runTask(tasks.bin, toolsAt(days(29)))).toMatchObject({
      found: 1,
      done: 0,
      failed: 0,
    });
    expect(await binnedOf(slug, requestId)).toBeDefined();
    expect(await runTask(tasks.bin, toolsAt(days(30)))).toMatchObject({ done: 1, failed: 0 });
    expect(await runTask(tasks.bin, toolsAt(days(30)))).toMatchObject({ done: 0, failed: 0 });
    const left = [...(await everyDocument())].filter(
      ([path]) => path.includes(requestId) && !path.startsWith('outbox/'),
    );
    expect(left).toEqual([]);
    expect(await binnedOf(slug, storedId(remaining.requestId))).toBeDefined();
    const log = (await docs().log(slug).orderBy('at', 'desc').limit(1).get()).docs.map((doc) =>
      doc.data(),
    );
    expect(log).toEqual([
      { at: days(30), by: { kind: 'platform' }, what: 'requestDeleted', count: 1 },
    ]);
    await expectBalanced(slug);
  });

  it('two runs at once erase the same, in a locked practice too', async () => {
    const { slug, target } = await waiting('Zwei Läufe');
    await putIntoBin(target);
    await docs().practice(slug).update({ locked: true });
    await Promise.all([
      emptyBin(slug, toolsAt(days(40)), never),
      emptyBin(slug, toolsAt(days(40)), never),
    ]);
    expect((await docs().bin(slug).get()).size).toBe(0);
    expect((await docs().log(slug).where('what', '==', 'requestDeleted').get()).size).toBe(1);
  });

  it('what would not be kept any longer anyway goes sooner: the bin moves no date', async () => {
    const { slug, requestId, target } = await waiting('Frist');
    await docs().account(slug).update({ retentionMonths: 3 });
    await putIntoBin(target, new Date('2027-02-15T09:00:00Z'));
    await emptyBin(slug, toolsAt(new Date('2027-02-22T09:00:00Z')), never);
    expect(await binnedOf(slug, requestId)).toBeDefined();
    // Retention itself leaves it to the bin.
    await deleteExpiredData(slug, toolsAt(new Date('2027-02-24T09:00:00Z')), never);
    expect(await binnedOf(slug, requestId)).toBeDefined();
    await emptyBin(slug, toolsAt(new Date('2027-02-24T09:00:00Z')), never);
    expect(await binnedOf(slug, requestId)).toBeUndefined();
  });

  it('what comes back is announced again before it is deleted', async () => {
    const { slug, requestId, target } = await waiting('Neue Nachricht');
    await deleteExpiredData(slug, toolsAt(new Date('2028-05-10T09:00:00Z')), never);
    expect((await requestOf(slug, requestId))?.deletionWarnedAt).not.toBeNull();
    await putIntoBin(target, new Date('2028-05-11T09:00:00Z'));
    await bringBack(target, new Date('2028-05-12T09:00:00Z'));
    expect((await requestOf(slug, requestId))?.deletionWarnedAt).toBeNull();
  });
});
