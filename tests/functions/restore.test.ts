/**
 * After a backup is restored, later erasures are repeated: the emulator's own export and import,
 * the separate list of erasures as the nightly export stores it, and the command as an operator
 * runs it.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { accepted } from '@platzwart/domain/failure';
import { backupDays, erasureDays } from '@platzwart/domain/retention/erasure';
import { never } from '@platzwart/domain/sign-in/session';
import { deleteUser } from '@platzwart/functions/accounts/delete-user';
import { collections } from '@platzwart/functions/core/collections';
import { applyErasures } from '@platzwart/functions/lifecycle/apply-erasures';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { importRequests } from '@platzwart/functions/requests/import-requests';
import { removeMember } from '@platzwart/functions/team/remove-member';
import { binRequest, emptyBin } from '@platzwart/functions/waiting-list/bin';
import { deleteRequest } from '@platzwart/functions/waiting-list/delete-request';
import { revokeConsent } from '@platzwart/functions/waiting-list/revoke-consent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import {
  administrator,
  bookedAt,
  database,
  deleteWholly,
  expectBalanced,
  joins,
  joinsWithAccount,
  ledger,
  project,
  registeredAs,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';
import { undoWholeImport } from '../support/undo-whole-import.ts';
import { emptyDatabase, everyDocument } from '../support/whole-database.ts';

const start = new Date('2026-11-23T09:00:00Z');
const days = (n: number) => new Date(start.getTime() + n * 24 * 60 * 60_000);
const docs = () => collections(database());
const command = fileURLToPath(new URL('../../scripts/backup.ts', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platzwart-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function emulator(
  verb: 'export' | 'import',
  body: Readonly<Record<string, string>>,
): Promise<void> {
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${project}:${verb}`;
  const data = { database: `projects/${project}/databases/(default)`, ...body };
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  if (!answer.ok) throw new Error(`${verb}: ${await answer.text()}`);
}

const backUp = () => emulator('export', { export_directory: folder, export_name: 'eins' });
const restore = () =>
  emulator('import', { export_directory: join(folder, 'eins', 'eins.overall_export_metadata') });

const booked = (slug: string, over?: Readonly<Record<string, unknown>>) =>
  bookedAt(slug, start, over);

/** What identifies somebody. */
const secrets = [
  'erased@post.example',
  'purged@post.example',
  'twin@post.example',
  'Gestrichen',
  'Aufgelöst',
  'weg-gegangen',
];

async function told(): Promise<string[]> {
  return [...(await everyDocument())].flatMap(([path, data]) => {
    const words = `${path} ${JSON.stringify(data)}`;
    return !path.startsWith('erasures/') && secrets.some((secret) => words.includes(secret))
      ? [path]
      : [];
  });
}

describe('a backup that is restored', () => {
  it('has nothing of what was erased since, after the list of erasures was applied; twice changes nothing more', async () => {
    await emptyDatabase();
    const slug = await registeredPractice('Bleibt', start);
    const gone = await registeredAs('Aufgelöst', start);
    const [erased, purged, surviving] = [
      await booked(slug, { email: 'erased@post.example' }),
      await booked(slug, { email: 'purged@post.example' }),
      await booked(slug, { email: 'surviving@post.example' }),
    ];
    const [hiddenBefore, hiddenAfter] = [
      await booked(slug, { email: 'before@post.example' }),
      await booked(slug, { email: 'after@post.example' }),
    ];
    const revoke = (requestId: string, revokedAt: Date) =>
      revokeConsent({ slug, requestId, revokedAt, allow: () => accepted({}) }, toolsAt(revokedAt));
    await revoke(hiddenBefore, days(0.2));
    await booked(slug, { email: 'purged@post.example' });
    await booked(gone, { email: 'twin@post.example' });
    const file = {
      companySlug: slug,
      importId: newRandomId(),
      fileName: 'liste.csv',
      total: 1,
      isLast: true,
      emailConsent: null,
      dryRun: false,
    };
    const rows = [{ number: 1, row: { lastname: 'Gestrichen', phone: '0316 1234' } }];
    await importRequests({ ...file, rows }, administrator, toolsAt(start));
    const leaving = await joinsWithAccount(slug, 'weg-gegangen', 'therapist');
    await joins(slug, 'entfernt', 'therapist');
    await joins(slug, 'wieder-da', 'therapist');
    await removeMember({ companySlug: slug, uid: 'wieder-da' }, administrator, toolsAt(start));
    await joins(slug, 'wieder-da', 'therapist');
    const due = (await ledger(slug)).emails.filter(({ status }) => status === 'due').length;
    await backUp();

    await revoke(hiddenAfter, days(1));
    await deleteRequest({ companySlug: slug, requestId: erased }, administrator, toolsAt(days(1)));
    await binRequest({ companySlug: slug, requestId: purged }, administrator, toolsAt(days(1)));
    await emptyBin(slug, toolsAt(days(32)), () => false);
    await undoWholeImport(
      { companySlug: slug, importId: file.importId },
      administrator,
      toolsAt(days(2)),
    );
    await deleteUser({}, leaving, toolsAt(days(2)));
    await removeMember({ companySlug: slug, uid: 'entfernt' }, administrator, toolsAt(days(2)));
    await deleteWholly(gone, days(2));
    const list = await docs().erasures().get();
    const apart = list.docs.map((each) => [each.id, each.data()] as const);
    expect(JSON.stringify(apart)).not.toMatch(/@|Erika|Beispiel|Bleibt|Aufgelöst/);

    await emptyDatabase();
    await restore();
    expect((await told()).length).toBeGreaterThan(5);
    for (const [id, erasure] of apart) await docs().erasure(id).set(erasure);
    // As an operator runs it; a twin may have been erased with the one it was merged into.
    const options = [
      'erase',
      `--project=${project}`,
      '--database=(default)',
      `--since=${days(0.5).toISOString()}`,
    ];
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...options]);
    expect(stdout).toMatch(
      /requests +[34]\n +consents +1\n +practices +1\n +accounts +1\n +memberships +1\n/,
    );

    expect(await told()).toEqual([]);
    expect((await expectBalanced(slug)).map(({ id }) => id)).toEqual([surviving]);
    expect((await docs().bin(slug).get()).size).toBe(0);
    // Whoever revoked their consent, before or after the backup, stays out of sight, for as long as
    // they were told.
    const hidden = await docs().revoked(slug).get();
    expect(new Map(hidden.docs.map((each) => [each.id, each.data().eraseAt]))).toEqual(
      new Map([
        [hiddenBefore, days(7.2)],
        [hiddenAfter, days(8)],
      ]),
    );
    expect((await docs().members(slug).get()).docs.map(({ id }) => id)).toEqual([
      'administrator',
      'wieder-da',
    ]);
    expect((await docs().formerPractice(gone).get()).exists).toBe(true);
    // What was due has been sent since.
    const emails = (await ledger(slug)).emails.filter(({ status }) => status !== 'withheld');
    expect(due).toBeGreaterThan(0);
    expect(emails).toEqual([]);

    const before = [...(await everyDocument())];
    const again = await applyErasures({ since: days(0.5) }, toolsAt(days(40)));
    expect(again).toMatchObject({
      requests: 0,
      consents: 0,
      practices: 0,
      accounts: 0,
      memberships: 0,
      emails: 0,
      leftAlone: [],
    });
    expect([...(await everyDocument())]).toEqual(before);

    // Whom the operator has closed looks after nobody.
    const members = docs().member(slug, administrator.uid);
    await members.update({ signInsValidFrom: never });
    const closed = await applyErasures({ since: days(0.5) }, toolsAt(days(40)));
    expect(closed.leftAlone).toEqual([slug]);
  });

  it('keeps what was sent again under its old id after it was erased', async () => {
    await emptyDatabase();
    const slug = await registeredPractice('Wieder', start);
    const booking = aBooking(slug);
    const requestId = storedId(booking.requestId);
    await addWaitingRequest(booking, undefined, toolsAt(start));
    await deleteRequest({ companySlug: slug, requestId }, administrator, toolsAt(days(1)));
    // The id that blocks a retry from its sender's page is forgotten after a month.
    const emails = await docs().outbox().where('slug', '==', slug).get();
    await Promise.all(emails.docs.map(({ ref }) => ref.delete()));
    expect(await addWaitingRequest(booking, undefined, toolsAt(days(40)))).toMatchObject({
      ok: true,
    });
    const due = (await ledger(slug)).emails.filter(({ status }) => status === 'due');
    const queued = due.find((each) => each.requestId === requestId);
    if (!queued) throw new Error('No e-mail waits.');
    const { id: _id, ...email } = queued;
    const notice = { purpose: 'intakeNotice', noticeId: 'n', unsubscribeUrl: 'https://x' } as const;
    await docs()
      .email('intakeNotice_n')
      .set({ ...email, ...notice });
    // Its history says that it leaves by itself.
    await docs().email(queued.id).update({ isHeld: true });
    const line = database().doc(`${docs().history(slug, requestId).path}/email_${queued.id}`);
    await line.set({ at: days(40), by: { kind: 'platform' }, what: 'emailWaits' });
    await applyErasures({ since: days(41) }, toolsAt(days(42)));
    expect((await line.get()).exists).toBe(false);
    // Subscribers were promised that we forget them with their e-mail.
    const withheld = (await docs().email('intakeNotice_n').get()).data();
    expect(withheld).toMatchObject({ status: 'withheld', to: { name: '', address: '' } });
    expect(JSON.stringify(withheld)).not.toMatch(/https|noticeId/);
    expect((await ledger(slug)).requests.map(({ id }) => id)).toEqual([requestId]);
  });

  it('is younger than the list of erasures reaches back', () => {
    expect(erasureDays).toBeGreaterThan(backupDays + 7);
  });
});
