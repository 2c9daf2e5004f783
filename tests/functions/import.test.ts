import { aTag } from '@platzwart/emulator-data/build-practice';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { importRequests } from '@platzwart/functions/requests/import-requests';
import { runNightlyMaintenance } from '@platzwart/functions/requests/nightly-maintenance';
import { onRequestWritten } from '@platzwart/functions/requests/on-request-written';
import { undoImport } from '@platzwart/functions/requests/undo-import';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { deleteRequest } from '@platzwart/functions/waiting-list/delete-request';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { describe, expect, it } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { Crash, crashing } from '../support/crashing-database.ts';
import {
  administrator,
  database,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const now = new Date('2026-11-23T09:00:00Z');
const tools = toolsAt(now);

/** That many people, each with a number and two mornings. */
function aFile(people: number) {
  return Array.from({ length: people }, (_, i) => ({
    number: i + 1,
    row: {
      lastname: `Person ${i + 1}`,
      phone: `0660 ${1_000_000 + i}`,
      times: 'Mo-Di 8-10',
      requestedOn: '01.02.2026',
    } as Record<string, string>,
  }));
}

type Rows = ReturnType<typeof aFile>;
type Over = Partial<Parameters<typeof importRequests>[0]>;

async function aPracticeWithImport(title: string) {
  const slug = await registeredPractice(title, now);
  const importId = newRandomId();
  const send = (rows: Rows, over: Over = {}, caller = administrator) =>
    importRequests(
      {
        companySlug: slug,
        importId,
        fileName: 'Warteliste.csv',
        total: rows.length,
        rows,
        isLast: true,
        emailConsent: null,
        dryRun: false,
        ...over,
      },
      caller,
      tools,
    );
  const undo = () => undoImport({ companySlug: slug, importId }, administrator, tools);
  const state = async () =>
    (await writableCollections(database()).import(slug, importId).get()).data();
  const log = async () =>
    (await writableCollections(database()).log(slug).get()).docs.map((line) => line.data());
  return { slug, importId, send, undo, state, log };
}

/** A database where something happens before the first transaction after each read of the path. */
function transacting(path: string, happens: () => unknown) {
  let isNext = false;
  return new Proxy(database(), {
    get(db, name) {
      const value = Reflect.get(db, name, db);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (given[0] === path) isNext = true;
        else if (isNext && name === 'runTransaction') {
          isNext = false;
          return Promise.resolve(happens()).then(() => value.apply(db, given));
        }
        return value.apply(db, given);
      };
    },
  });
}

const outcomes = (outcome: Awaited<ReturnType<typeof importRequests>>) => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value.results.map((result) => result.outcome);
};

describe('an import', () => {
  it('brings its rows into the waiting lists, in the order of the file, counters included, and writes to nobody', async () => {
    const { slug, send, state, log } = await aPracticeWithImport('Übernahme');
    await writableCollections(database())
      .tag(slug, 'kind')
      .set(aTag({ name: 'Kind' }));
    const rows = aFile(70);
    Object.assign(rows[0]?.row ?? {}, { tags: 'kind', email: 'eins@post.example' });
    expect(new Set(outcomes(await send(rows)))).toEqual(new Set(['added']));
    const { requests, stored, counted, counters, emails } = await ledger(slug);
    expect(stored).toEqual(counted);
    expect(stored['praxis_1_0800-0900']).toBe(70);
    expect(counters).toEqual({ open: 70, archived: 0 });
    expect(emails.filter(({ purpose }) => purpose !== 'registrationDone')).toEqual([]);
    const inOrder = [...requests].sort((a, b) => a.requestedAt.getTime() - b.requestedAt.getTime());
    expect(inOrder.map(({ lastname }) => lastname)).toEqual(rows.map(({ row }) => row.lastname));
    expect(inOrder[0]).toMatchObject({ source: 'import', tags: ['kind'], followUpConsent: false });
    expect(await state()).toMatchObject({
      added: 70,
      total: 70,
      status: 'done',
      by: administrator.uid,
    });
    expect(await log()).toMatchObject([{ what: 'requestsImported', count: 70 }]);
  });

  it('records once for all that people agreed to e-mails, and who said so', async () => {
    const { slug, send, state } = await aPracticeWithImport('Zustimmung');
    const rows = aFile(2);
    Object.assign(rows[0]?.row ?? {}, { email: 'eins@post.example' });
    await send(rows, { emailConsent: 'auf dem Anmeldebogen angekreuzt' });
    expect(await state()).toMatchObject({
      emailConsent: 'auf dem Anmeldebogen angekreuzt',
      by: administrator.uid,
    });
    const { requests, emails } = await ledger(slug);
    expect(
      requests.map(({ email, followUpConsent }) => [email !== '', followUpConsent]).sort(),
    ).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(emails.filter(({ purpose }) => purpose !== 'registrationDone')).toEqual([]);
  });

  it('sent again, as a whole or in part, adds nothing twice', async () => {
    const { slug, send, state } = await aPracticeWithImport('Noch einmal');
    const rows = aFile(60);
    await send(rows.slice(0, 55), { isLast: false });
    expect(await state()).toMatchObject({ added: 55, status: 'running' });
    await Promise.all([send(rows.slice(50)), send(rows)]);
    const { requests, stored, counted, counters } = await ledger(slug);
    expect(requests).toHaveLength(60);
    expect(stored).toEqual(counted);
    expect(counters).toEqual({ open: 60, archived: 0 });
    expect(await state()).toMatchObject({ added: 60, status: 'done' });
  });

  it('takes no rows of a colleague: the log names who imported them', async () => {
    const { slug, send, log } = await aPracticeWithImport('Fremde Zeilen');
    const rows = aFile(2);
    await send(rows.slice(0, 1), { isLast: false });
    const before = await log();
    expect(before).toMatchObject([{ by: { kind: 'member', uid: administrator.uid }, count: 1 }]);
    const { member } = writableCollections(database());
    const own = (await member(slug, administrator.uid).get()).data();
    if (!own) throw new Error('Nobody is in the practice.');
    await member(slug, 'therapeutin').set(own);
    expect(await send(rows.slice(1), {}, { ...administrator, uid: 'therapeutin' })).toMatchObject({
      failure: { details: [{ field: 'importId', code: 'unknownImport' }] },
    });
    expect(await log()).toEqual(before);
    expect((await ledger(slug)).counters).toMatchObject({ open: 1 });
  });

  it('sent again brings back nobody who was erased since', async () => {
    const { slug, send } = await aPracticeWithImport('Gelöscht');
    await send(aFile(2));
    const requests = () => writableCollections(database()).requests(slug).get();
    const [one] = (await requests()).docs;
    await deleteRequest({ companySlug: slug, requestId: one?.id ?? '' }, administrator, tools);
    expect((await requests()).size).toBe(1);
    expect(outcomes(await send(aFile(2)))).toEqual(['added', 'added']);
    expect((await requests()).docs.map(({ id }) => id)).not.toContain(one?.id);
    expect((await ledger(slug)).counters).toMatchObject({ open: 1 });
  });

  it('leaves out who waits already and who is in the file twice, and says so before and after', async () => {
    const { slug, send } = await aPracticeWithImport('Wartet schon');
    const booking = aBooking(slug, { email: 'erika@post.example' });
    await addWaitingRequest(booking, undefined, tools);
    const erika = {
      firstname: 'ERIKA',
      lastname: 'Beispiel',
      email: 'Erika@post.example',
      birthdate: '17.5.84',
    };
    const rows: Rows = [
      { number: 1, row: erika },
      { number: 2, row: { ...erika, firstname: 'Ida' } },
      { number: 3, row: { ...erika, firstname: 'Ida', phone: '1' } },
      { number: 4, row: { lastname: 'Ohne alles' } },
    ];
    expect(outcomes(await send(rows, { dryRun: true }))).toEqual([
      'samePersonWaits',
      'wouldBeAdded',
      'samePersonWaits',
      'invalid',
    ]);
    expect((await ledger(slug)).requests).toHaveLength(1);
    expect(outcomes(await send(rows))).toEqual([
      'samePersonWaits',
      'added',
      'samePersonWaits',
      'invalid',
    ]);
    expect((await ledger(slug)).counters).toEqual({ open: 2, archived: 0 });
  });

  it('is undone by one write, and deleted in parts after it; what somebody has gone on with stays, and is counted', async () => {
    const { slug, importId, send, undo, state, log } = await aPracticeWithImport('Zurück');
    const rows = aFile(230);
    await send(rows.slice(0, 100), { isLast: false });
    await send(rows.slice(100, 200), { isLast: false });
    await send(rows.slice(200));
    const before = (await ledger(slug)).requests;
    const [noted, archived, edited] = before;
    if (!noted || !archived || !edited) throw new Error('nothing was imported');
    const at = { by: 'jemand', at: now, field: 'adminNote' as const };
    await writableCollections(database())
      .request(slug, noted.id)
      .update({ adminNote: 'kommt', noteRevision: 1, lastChange: at });
    await archiveRequest(
      { companySlug: slug, requestId: archived.id, reason: 'noInterest' },
      administrator,
      tools,
    );
    await updateRequest(
      {
        companySlug: slug,
        requestId: edited.id,
        edits: { phone: { from: edited.phone, to: '0316 1' } },
      },
      administrator,
      tools,
    );

    const named = async () =>
      (await ledger(slug)).requests.filter((request) => request.importId === importId);
    const counts = async () =>
      (await log()).filter(({ what }) => what === 'importUndone').map(({ count }) => count);
    // The first part dies half way. Whoever sees the mark knows which requests are gone: those that
    // still name the import.
    let steps = 0;
    const halfWay = { ...tools, db: crashing(database(), () => steps++ === 400) };
    await expect(
      undoImport({ companySlug: slug, importId }, administrator, halfWay),
    ).rejects.toThrow(Crash);
    expect(await named()).toHaveLength(227);
    expect(await state()).toMatchObject({ status: 'undoing', added: 230 });
    expect(await undo()).toEqual({ ok: true, value: { removed: 227, skipped: 3 } });
    const rest = await named();
    expect(rest).toHaveLength(27);
    expect(await state()).toMatchObject({ status: 'undoing', added: 30, undo: { left: 27 } });
    const [late, other] = rest;
    if (!late || !other) throw new Error('nothing is left');
    await writableCollections(database())
      .request(slug, late.id)
      .update({ adminNote: 'noch schnell', noteRevision: 1, lastChange: at });

    const deleted = (requestId: string) =>
      onRequestWritten(
        { slug, requestId, eventId: requestId, at: now, before: other, after: undefined },
        tools,
      );
    await deleted(other.id);
    expect(await named()).toHaveLength(27);
    await deleted((await state())?.undo?.next ?? '');
    expect(await undo()).toEqual({ ok: true, value: { removed: 226, skipped: 4 } });

    const { requests, stored, counted, counters } = await ledger(slug);
    expect(requests.map(({ id }) => id).sort()).toEqual(
      [noted.id, archived.id, edited.id, late.id].sort(),
    );
    expect(stored).toEqual(counted);
    expect(counters).toEqual({ open: 3, archived: 1 });
    expect(await state()).toMatchObject({ status: 'undone', added: 4, undo: { left: 0 } });
    expect(await counts()).toEqual([226]);
    const lines = await database().collectionGroup('history').get();
    expect(lines.docs.filter(({ ref }) => ref.path.startsWith(`practices/${slug}/`)).length).toBe(
      6,
    );
  });

  it('that is being undone when its event is lost is gone after the night', async () => {
    const { slug, importId, send, state } = await aPracticeWithImport('Nachts');
    await send(aFile(3));
    await writableCollections(database()).import(slug, importId).update({ status: 'undoing' });
    await runNightlyMaintenance(slug, toolsAt(new Date(now.getTime() + 3_600_000)));
    expect((await ledger(slug)).counters).toEqual({ open: 0, archived: 0 });
    expect(await state()).toMatchObject({ status: 'undone', added: 0 });
  });

  it('undone twice at once says each time how many go and stay, also if the first press died on the way', async () => {
    const { slug, importId, send, undo, state, log } = await aPracticeWithImport('Doppelt');
    await send(aFile(8));
    for (const { id } of (await ledger(slug)).requests.slice(0, 3))
      await writableCollections(database()).request(slug, id).update({ adminNote: 'kommt' });
    // The first press lets go of what was touched, and dies before the mark.
    let counts = 0;
    const dying = transacting(`practices/${slug}/vacancies`, () => {
      if (++counts === 2) throw new Crash();
    });
    await expect(
      undoImport({ companySlug: slug, importId }, administrator, { ...tools, db: dying }),
    ).rejects.toThrow(Crash);
    const said = { ok: true, value: { removed: 5, skipped: 3 } };
    expect(await Promise.all([undo(), undo()])).toEqual([said, said]);
    expect(await undo()).toEqual(said);
    expect((await ledger(slug)).counters).toEqual({ open: 3, archived: 0 });
    expect(await state()).toMatchObject({ status: 'undone', added: 3, undo: { left: 0 } });
    const lines = (await log()).filter(({ what }) => what === 'importUndone');
    expect(lines.map(({ count }) => count)).toEqual([5]);
  });

  it('undone while it still runs takes along what came meanwhile, and says so', async () => {
    const { slug, importId, send, state } = await aPracticeWithImport('Läuft noch');
    const rows = aFile(6);
    await send(rows.slice(0, 3), { isLast: false });
    // The next part arrives when everything is counted.
    let isSent = false;
    const meanwhile = transacting(`practices/${slug}/vacancies`, async () => {
      if (isSent) return;
      isSent = true;
      await send(rows.slice(3, 5), { isLast: false });
    });
    expect(
      await undoImport({ companySlug: slug, importId }, administrator, { ...tools, db: meanwhile }),
    ).toEqual({ ok: true, value: { removed: 5, skipped: 0 } });
    expect(await send(rows.slice(5))).toMatchObject({
      failure: { details: [{ field: 'form', code: 'importUndone' }] },
    });
    expect((await ledger(slug)).counters).toEqual({ open: 0, archived: 0 });
    expect(await state()).toMatchObject({
      status: 'undone',
      added: 0,
      undo: { removed: 5, left: 0 },
    });
  });

  it('that was undone accepts no further rows, from a page that does not know yet', async () => {
    const { slug, send, undo } = await aPracticeWithImport('Zu spät');
    await send(aFile(5).slice(0, 3), { isLast: false });
    await undo();
    expect(await send(aFile(5).slice(3))).toMatchObject({
      failure: { details: [{ field: 'form', code: 'importUndone' }] },
    });
    expect((await ledger(slug)).counters).toEqual({ open: 0, archived: 0 });
  });

  it('frees the people it had brought: they can ask by themselves again', async () => {
    const { slug, send, undo } = await aPracticeWithImport('Frei');
    const booking = aBooking(slug, { email: 'erika@post.example' });
    const row = {
      firstname: 'Erika',
      lastname: 'Beispiel',
      email: 'erika@post.example',
      birthdate: '17.05.1984',
    };
    await send([{ number: 1, row }]);
    await addWaitingRequest(booking, undefined, tools);
    expect((await ledger(slug)).counters).toEqual({ open: 1, archived: 1 });
    await undo();
    // At night their own booking joins the list.
    await runNightlyMaintenance(slug, toolsAt(new Date(now.getTime() + 2 * 3_600_000)));
    expect((await ledger(slug)).requests).toMatchObject([
      { id: storedId(booking.requestId), status: 'open', isRepeat: false },
    ]);
    const other = { ...booking, requestId: newRandomId(), firstname: 'Emil' };
    await send([{ number: 2, row: { ...row, firstname: 'Emil' } }], { importId: newRandomId() });
    await addWaitingRequest(other, undefined, tools);
    expect((await ledger(slug)).counters).toEqual({ open: 2, archived: 1 });
  });

  it('brings no more than a practice may store, in the archive too', async () => {
    const { slug, send } = await aPracticeWithImport('Voll');
    await writableCollections(database())
      .requestCounters(slug)
      .set({ open: 20_000, archived: 9_999 });
    expect(outcomes(await send(aFile(1)))).toEqual(['added']);
    expect(await send(aFile(2))).toMatchObject({
      failure: { details: [{ field: 'form', code: 'tooManyRequests' }] },
    });
  });

  it('refuses a number twice, and a row of fields that nobody asked for', async () => {
    const { send } = await aPracticeWithImport('Fremd');
    const [row] = aFile(1);
    if (!row) throw new Error('no row');
    expect(await send([row, row])).toMatchObject({ failure: { details: [{ field: 'rows' }] } });
    expect(outcomes(await send([{ number: 1, row: { ...row.row, status: 'archived' } }]))).toEqual([
      'invalid',
    ]);
  });
});
