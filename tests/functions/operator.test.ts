/** The operator's commands, as `npm run operator` runs them. */

import { noFactors } from '@platzwart/domain/sign-in/factors';
import { collections } from '@platzwart/functions/core/collections';
import type { Delivery } from '@platzwart/functions/core/tools';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { applyErasures } from '@platzwart/functions/lifecycle/apply-erasures';
import { commands } from '@platzwart/functions/operator/commands';
import { addWaitingRequest } from '@platzwart/functions/requests/add-waiting-request';
import { importRequests } from '@platzwart/functions/requests/import-requests';
import { undoImport } from '@platzwart/functions/requests/undo-import';
import { runTask } from '@platzwart/functions/run-task';
import { tasks } from '@platzwart/functions/tasks';
import { removeMember } from '@platzwart/functions/team/remove-member';
import { deleteRequest } from '@platzwart/functions/waiting-list/delete-request';
import { reconcile } from '@platzwart/functions/waiting-list/reconcile';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import {
  administrator,
  auth,
  bookedAt,
  database,
  deleteWholly,
  expectBalanced,
  joinsWithAccount,
  ledger,
  project,
  registeredAs,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';
import { emptyDatabase, emptyDatabaseCalled, everyDocument } from '../support/whole-database.ts';

const start = new Date('2026-11-23T09:00:00Z');
const days = (n: number) => new Date(start.getTime() + n * 24 * 60 * 60_000);
const docs = () => collections(database());

let backup: Firestore | undefined;
function backupDatabase(): Firestore {
  if (!backup) {
    const app = initializeApp({ projectId: project }, 'backup');
    backup = initializeFirestore(app, {}, 'sicherung');
    backup.settings({ ignoreUndefinedProperties: true });
  }
  return backup;
}

/** Out: what it says, in one text; undefined if it does not take these words. */
async function run(
  line: string,
  words: Readonly<Record<string, string>> = {},
  { at = start, isDry = false } = {},
): Promise<string | undefined> {
  const [name, ...target] = line.split(' ');
  const told = await commands
    .find((each) => each.name === name)
    ?.run(
      { ...words, ...(target.length > 0 && { target: target.join(' ') }) },
      { ...toolsAt(at), isDry, database: backupDatabase },
    );
  return told && [told.title, ...told.lines.map((each) => each.join(': '))].join('\n');
}

const booked = (slug: string, over?: Readonly<Record<string, unknown>>) =>
  bookedAt(slug, start, over);

async function logOf(slug: string) {
  const lines = await docs().log(slug).orderBy('at').get();
  return lines.docs.flatMap((each) => (each.data().by.kind === 'operator' ? each.data().what : []));
}

const state = async () => [...(await everyDocument())];
const without = (part: string, all: Awaited<ReturnType<typeof state>>) =>
  all.filter(([path]) => !path.includes(part));

beforeEach(async () => {
  await emptyDatabase();
  const { users } = await auth().listUsers();
  await auth().deleteUsers(users.map(({ uid }) => uid));
});

describe('the operator’s commands', () => {
  it('change nothing until they are told to, nothing more the second time, and stand in the practice’s log', async () => {
    const slug = await registeredAs('Lindenhof', start);
    await joinsWithAccount(slug, 'administrator', 'administrator');
    const each: [line: string, words: Record<string, string>][] = [
      [`approve ${slug}`, {}],
      [`check-identity ${slug}`, { what: 'Berufsregister', by: 'ab' }],
      [`uncheck-identity ${slug}`, {}],
      [`close ${slug}`, {}],
      [`unlock ${slug}`, { until: '2027-06-01' }],
    ];
    for (const [line, words] of each) {
      const before = await state();
      expect(await run(line, words, { isDry: true })).toContain('Lindenhof');
      expect(await state()).toEqual(before);
      await run(line, words);
      const after = await state();
      expect(without('/log/', after)).not.toEqual(without('/log/', before));
      await run(line, words);
      expect(await state()).toEqual(after);
    }
    expect((await logOf(slug)).toSorted()).toEqual([
      'identityChecked',
      'identityWithdrawn',
      'practiceApproved',
      'practiceClosed',
      'practiceUnlocked',
    ]);
    expect(await run('close')).toBeUndefined();
    expect(await run('close gibt-es-nicht')).toContain('Es gibt keine Praxis');
  });

  it('close keeps a practice shut whatever it pays, and unlock takes a planned deletion back', async () => {
    const slug = await registeredPractice('Zu', start);
    await run(`close ${slug}`);
    expect((await docs().practice(slug).get()).data()?.locked).toBe(true);
    const account = (await docs().account(slug).get()).data();
    expect(await addWaitingRequest(aBooking(slug), undefined, toolsAt(start))).toMatchObject({
      ok: false,
    });
    await docs()
      .account(slug)
      .update({ deletion: { askedAt: start, by: 'thief', dueAt: days(7) } });
    expect(account?.closedAt).toEqual(start);
    await run(`unlock ${slug}`);
    expect((await docs().account(slug).get()).data()).toMatchObject({ deletion: null });
    expect((await docs().account(slug).get()).data()?.closedAt).toBeUndefined();
    expect((await docs().practice(slug).get()).data()?.locked).toBe(false);
  });

  it('close holds what a server has put off too, until unlock', async () => {
    const slug = await registeredPractice('Aufgeschoben', start);
    await booked(slug);
    const { emails } = await ledger(slug);
    const id = emails.find(({ purpose }) => purpose === 'requestReceived')?.id ?? '';
    const send = (hours: number, delivery: Delivery) =>
      sendEmail(id, toolsAt(days(hours / 24), { send: async () => delivery }));
    expect(await send(1, { kind: 'tryLater', answer: '451 greylisted' })).toBe('later');
    await run(`close ${slug}`, {}, { at: days(1.5 / 24) });
    for (const hours of [2, 4]) expect(await send(hours, { kind: 'taken' })).toBe('notDue');
    await run(`unlock ${slug}`, {}, { at: days(4.5 / 24) });
    expect(await send(6, { kind: 'taken' })).toBe('sent');
  });

  it('close and unlock an account: nothing signed in before counts any more', async () => {
    const slug = await registeredPractice('Konto', start);
    const thief = await joinsWithAccount(slug, 'dieb', 'administrator');
    await run(`close ${thief.email}`);
    expect((await auth().getUser('dieb')).disabled).toBe(true);
    const validFrom = async () =>
      (await docs().member(slug, 'dieb').get()).data()?.signInsValidFrom?.getFullYear();
    expect(await validFrom()).toBe(9999);
    expect(await run(`who ${thief.email}`)).toContain('gesperrt');
    await run(`close ${thief.email}`);
    expect(await logOf(slug)).toEqual(['accountClosed']);
    await run(`unlock ${thief.email}`);
    await run(`unlock ${thief.email}`);
    expect((await logOf(slug)).toSorted()).toEqual(['accountClosed', 'accountUnlocked']);
    expect((await auth().getUser('dieb')).disabled).toBe(false);
    expect(await validFrom()).toBeLessThan(9999);
  });

  it('appoint gives a practice to somebody only once nobody can decide for it', async () => {
    const slug = await registeredPractice('Verwaist', start);
    const owner = await joinsWithAccount(slug, 'administrator', 'administrator');
    const other = await joinsWithAccount(slug, 'kollegin', 'therapist');
    const member = other.email;
    expect(await run(`appoint ${slug}`, { member })).toContain('Es gibt noch jemanden');
    await run(`close ${owner.email}`);
    const moved = 'dieb@post.example';
    await auth().updateUser('kollegin', { email: moved, emailVerified: true });
    for (const [line, words] of [
      [`appoint ${slug}`, { member: moved }],
      [`reset-factor ${moved}`, { what: 'Rückruf' }],
    ] as const)
      expect(await run(line, words)).toContain('nicht durch uns');
    await auth().updateUser('kollegin', { email: member, emailVerified: true });
    expect(await run(`appoint ${slug}`, { member })).toContain('kollegin');
    expect((await docs().member(slug, 'kollegin').get()).data()?.role).toBe('administrator');
    expect((await docs().user('kollegin').get()).data()?.practices).toMatchObject([
      { slug, role: 'administrator' },
    ]);
    const before = await state();
    await run(`appoint ${slug}`, { member });
    expect(await state()).toEqual(before);
    expect((await logOf(slug)).toSorted()).toEqual(['accountClosed', 'roleChanged']);
    await auth().createUser({ uid: 'fremd', email: 'fremd@post.example' });
    expect(await run(`appoint ${slug}`, { member: 'fremd@post.example' })).toContain(
      'nicht bestätigt',
    );
  });

  it('reset-factor plans it for somebody whom no colleague can help, and says what was checked', async () => {
    const slug = await registeredPractice('Allein', start);
    const owner = await joinsWithAccount(slug, 'allein', 'administrator');
    const colleague = await joinsWithAccount(slug, 'zweite', 'administrator');
    const reset = (words = { what: 'Rückruf' }, how = {}) =>
      run(`reset-factor ${owner.email}`, words, how);
    expect(await reset()).toContain(colleague.email);
    const words = { what: 'Rückruf', although: 'yes' };
    expect(await reset(words)).toContain('keinen zweiten Schritt');
    await docs().member(slug, 'zweite').update({ role: 'viewer' });
    await docs().member(slug, 'administrator').delete();
    expect(await reset()).toContain('keinen zweiten Schritt');
    const totp = { secret: '', addedAt: start, lastPeriod: 0 };
    await docs()
      .factors('allein')
      .set({ ...noFactors, totp });
    const before = await state();
    expect(await reset({ what: 'Rückruf' }, { isDry: true })).toContain('einen Tag später');
    expect(await state()).toEqual(before);
    await reset();
    const planned = await state();
    expect(await reset()).toContain('steht schon an');
    expect(await state()).toEqual(planned);
    const plan = { dueAt: days(1), slugs: [slug], by: null };
    expect((await docs().factors('allein').get()).data()?.reset).toEqual(plan);
    const log = await docs().log(slug).where('what', '==', 'factorResetPlanned').get();
    expect(log.docs.map((each) => each.data())).toMatchObject([
      { by: { kind: 'operator' }, member: 'allein', name: 'Rückruf' },
    ]);
  });

  it('who and mails say nothing about patients', async () => {
    const slug = await registeredPractice('Still', start);
    await joinsWithAccount(slug, 'administrator', 'administrator');
    await booked(slug, { email: 'erika@post.example', lastname: 'Geheim' });
    const words = [await run(`who ${slug}`), await run(`mails ${slug}`), await run('who still')];
    expect(words[0]).toContain('1 offen');
    expect(words[1]).toContain('an eine Person, die wartet');
    expect(words[2]).toContain(slug);
    expect(words.join()).not.toMatch(/Geheim|erika@|Stottern/);
    expect(await run('mails erika@post.example')).toContain('requestReceived');
  });

  it('health says since when no e-mail leaves', async () => {
    expect(await run('health')).not.toContain('Versand');
    await docs()
      .outboxPause()
      .set({ since: start, until: days(1) });
    expect(await run('health')).toContain('steht seit 23.11.2026, 10:00 Uhr');
  });

  it('resend tries waiting e-mails again, and sends one fresh link for each that was given up', async () => {
    const slug = await registeredPractice('Post', start);
    const email = 'erika@post.example';
    await booked(slug, { email });
    const sent = (await ledger(slug)).emails;
    const [patient, practice] = [
      sent.find(({ to }) => to.address === email),
      sent.find(({ to }) => to.address !== email),
    ];
    await docs()
      .email(patient?.id ?? '')
      .update({ status: 'failed', attempts: 6, lastError: '550' });
    await docs()
      .email(practice?.id ?? '')
      .update({ isCounted: true, lastError: '452 4.3.1' });
    expect(await run(`mails ${slug}`)).toContain('unser Dienst sie nicht nimmt: 452 4.3.1');
    await docs()
      .email(practice?.id ?? '')
      .update({ attempts: 3, dueAt: days(1), lastError: '451 later' });
    expect(await run(`mails ${email}`)).toContain('aufgegeben nach 6 Versuchen: 550');
    expect(await run(`mails ${slug}`)).toContain('bisher 3: 451 later');
    await run(`resend ${slug}`);
    expect(await run(`mails ${slug}`)).toContain('geht ab');
    expect(
      (
        await docs()
          .email(practice?.id ?? '')
          .get()
      ).data(),
    ).toMatchObject({
      attempts: 0,
      dueAt: start,
    });
    const links = (await ledger(slug)).emails.filter(({ purpose }) => purpose === 'freshLink');
    expect(links.map(({ to }) => to.address)).toEqual([email]);
    const before = await state();
    await run(`resend ${slug}`);
    await run(`resend ${email}`);
    expect(await state()).toEqual(before);
  });
});

/** Everything as it is now, in the other database. */
async function backUp(): Promise<void> {
  await emptyDatabaseCalled('sicherung');
  const writer = backupDatabase().bulkWriter();
  for (const [path, data] of await everyDocument())
    void writer.set(backupDatabase().doc(path), data);
  await writer.close();
}

async function sendAll(): Promise<void> {
  const { docs: emails } = await docs().outbox().get();
  await Promise.all(emails.map(({ ref }) => ref.update({ status: 'sent' })));
}

const restored = { from: 'sicherung', since: days(0.5).toISOString() };

/** A request lost since the backup, without a trace of ours, whose person has booked anew. */
async function bookedAnew(isLostConfirmed: boolean, isNewerConfirmed: boolean) {
  const slug = await registeredPractice('Neuer', start);
  const person = { email: 'wieder@post.example' };
  const request = (id: string) => database().doc(docs().request(slug, id).path);
  const confirm = (id: string) => request(id).update({ emailConfirmedAt: start });
  const lost = await booked(slug, person);
  if (isLostConfirmed) await confirm(lost);
  await backUp();
  await database().recursiveDelete(request(lost));
  const links = () => docs().requestLinks().where('requestId', '==', lost).get();
  for (const { ref } of (await links()).docs) await ref.delete();
  const newer = await booked(slug, person);
  if (isNewerConfirmed) await confirm(newer);
  await reconcile(slug, { ...toolsAt(days(1)), operatorEmail: '' });
  return { slug, lost, newer, links };
}

describe('restore-practice', () => {
  it('brings back what one practice lacks: erased people stay erased, all else as it is, nothing is sent', async () => {
    const slug = await registeredPractice('Bleibt', start);
    const other = await registeredPractice('Andere', start);
    const [lost, erased, kept] = [
      await booked(slug, { email: 'lost@post.example' }),
      await booked(slug, { email: 'erased@post.example' }),
      await booked(slug, { email: 'kept@post.example' }),
    ];
    const [gone, changed] = [await booked(other), await booked(other)];
    await joinsWithAccount(other, 'gegangen', 'therapist');
    await joinsWithAccount(slug, 'entfernt', 'therapist');
    await joinsWithAccount(slug, 'verloren', 'therapist');
    await docs()
      .history(slug, lost)
      .doc('email_1')
      .set({ at: start, by: { kind: 'platform' }, what: 'emailWaits' });
    await backUp();

    await deleteRequest({ companySlug: slug, requestId: erased }, administrator, toolsAt(days(1)));
    await removeMember({ companySlug: slug, uid: 'entfernt' }, administrator, toolsAt(days(1)));
    await database().doc(`practices/${slug}/requests/${kept}`).update({ adminNote: 'neuer' });
    // Lost without a trace of ours, in a console.
    await database().recursiveDelete(database().doc(`practices/${slug}/requests/${lost}`));
    await docs().member(slug, 'verloren').delete();
    await reconcile(slug, { ...toolsAt(days(1)), operatorEmail: '' });
    await sendAll();
    // Meanwhile the other practice goes on: its e-mails of today still wait, old ones are forgotten.
    await deleteRequest({ companySlug: other, requestId: gone }, administrator, toolsAt(days(1)));
    await removeMember({ companySlug: other, uid: 'gegangen' }, administrator, toolsAt(days(1)));
    await database()
      .doc(`practices/${other}/requests/${changed}`)
      .update({ adminNote: 'von heute' });
    await docs().email(`requestReceived_${other}_${changed}`).delete({ exists: true });
    await booked(other, { email: 'today@post.example' });
    const before = await state();

    const at = days(2);
    const said = await run(`restore-practice ${slug}`, restored, { at, isDry: true });
    expect(await state()).toEqual(before);
    expect(await run(`restore-practice ${slug}`, restored, { at })).toBe(said);
    expect(said).toContain('1 zurück, 1 bleiben');

    const requests = await expectBalanced(slug);
    expect(requests.map(({ id }) => id).toSorted()).toEqual([lost, kept].toSorted());
    expect(requests.find(({ id }) => id === kept)?.adminNote).toBe('neuer');
    const lines = (await docs().history(slug, lost).get()).docs.map((each) => each.data().what);
    expect(lines).toContain('requested');
    expect(lines).not.toContain('emailWaits');
    expect((await docs().requestLinks().where('requestId', '==', erased).get()).size).toBe(0);
    const team = await docs().members(slug).get();
    expect(team.docs.map(({ id }) => id).toSorted()).toEqual(['administrator', 'verloren']);
    const emails = (await docs().outbox().where('slug', '==', slug).get()).docs;
    expect(emails.map((each) => each.data().status)).not.toContain('due');
    // Of nobody who came back.
    const elsewhere = (all: typeof before) =>
      all.filter((each) => [slug, 'verloren'].every((of) => !JSON.stringify(each).includes(of)));
    expect(elsewhere(before).map(([path]) => path.split('/')[0])).toContain('outbox');
    expect(elsewhere(await state())).toEqual(elsewhere(before));

    const after = await state();
    await run(`restore-practice ${slug}`, restored, { at: days(3) });
    expect(await state()).toEqual(after);
    expect(await logOf(slug)).toEqual(['practiceRestored']);
  });

  it.each([
    ['nobody has confirmed either', false, false],
    ['that alone is confirmed', false, true],
    ['both are confirmed', true, true],
  ])(
    'brings nothing of a request whose person waits with a newer one: %s',
    async (_which, isLostConfirmed, isNewerConfirmed) => {
      const { slug, lost, newer, links } = await bookedAnew(isLostConfirmed, isNewerConfirmed);
      const said = await run(`restore-practice ${slug}`, restored, { at: days(2) });
      expect(said).toContain('0 zurück, 1 bleiben');
      expect((await expectBalanced(slug)).map(({ id }) => id)).toEqual([newer]);
      expect((await docs().history(slug, lost).get()).size).toBe(0);
      expect((await links()).size).toBe(0);
    },
  );

  it('brings back a confirmed request past a newer one that is only claimed: that becomes its repeat', async () => {
    const { slug, lost, newer, links } = await bookedAnew(true, false);
    const said = await run(`restore-practice ${slug}`, restored, { at: days(2), isDry: true });
    expect(said).toContain('1 zurück, 0 bleiben');
    expect(await run(`restore-practice ${slug}`, restored, { at: days(2) })).toBe(said);
    const requests = await expectBalanced(slug);
    const open = requests.filter(({ status }) => status === 'open');
    expect(open.map(({ id }) => id)).toEqual([lost]);
    expect(requests.find(({ id }) => id === newer)).toMatchObject({
      isRepeat: true,
      mergedInto: lost,
    });
    expect((await links()).size).toBe(1);
    const again = await booked(slug, { email: 'wieder@post.example' });
    expect((await docs().request(slug, again).get()).data()).toMatchObject({ mergedInto: lost });
  });

  it('brings people back with what their accounts demand, requests that no undo takes, and no invitation', async () => {
    const slug = await registeredPractice('Import', start);
    const own = { factorNeededFrom: start, sessionNeededBefore: days(0.1) };
    const demand = { ...own, factorDemand: { from: start, googleCounts: false } };
    await joinsWithAccount(slug, 'vorsichtig', 'therapist');
    await docs().user('vorsichtig').update(own);
    await docs().account(slug).update({ factorDemand: demand.factorDemand });
    const importId = newRandomId();
    const row = { lastname: 'Alt', phone: '0660 1234567', times: 'Mo 8-10' };
    const file = { companySlug: slug, importId, fileName: 'Liste.csv', total: 1, isLast: true };
    const sent = { ...file, rows: [{ number: 1, row }], emailConsent: null, dryRun: false };
    await importRequests(sent, administrator, toolsAt(start));
    const ids = async () => (await docs().requests(slug).get()).docs.map(({ id }) => id);
    const imported = await ids();
    expect(imported).toHaveLength(1);
    await backUp();
    const invitations = docs().invitations(slug);
    await backupDatabase().doc(`${invitations.path}/offen`).set({ state: 'open' });
    await database().recursiveDelete(database().doc(docs().request(slug, imported[0] ?? '').path));
    await docs().member(slug, 'vorsichtig').delete();
    await reconcile(slug, { ...toolsAt(days(1)), operatorEmail: '' });

    await run(`restore-practice ${slug}`, restored, { at: days(2) });
    expect((await docs().member(slug, 'vorsichtig').get()).data()).toMatchObject(demand);
    expect((await invitations.get()).size).toBe(0);
    expect(await ids()).toEqual(imported);
    await undoImport({ companySlug: slug, importId }, administrator, toolsAt(days(2)));
    expect(await ids()).toEqual(imported);
  });

  it('brings back a deleted practice closed, and only by word; the drill’s erasures change nothing after it', async () => {
    const slug = await registeredPractice('Gelöscht', start);
    const other = await registeredPractice('Andere', start);
    await joinsWithAccount(slug, 'administrator', 'administrator');
    await joinsWithAccount(slug, 'konto-weg', 'therapist');
    const [back, erased] = [
      await booked(slug, { email: 'back@post.example' }),
      await booked(slug, { email: 'erased@post.example' }),
    ];
    await booked(other);
    await docs().account(slug).update({ identityCheckedAt: start });
    await backUp();
    await deleteRequest({ companySlug: slug, requestId: erased }, administrator, toolsAt(days(1)));
    await auth().deleteUser('konto-weg');
    await deleteWholly(slug, days(2));
    await sendAll();
    const before = await state();

    const at = days(5);
    expect(await run(`restore-practice ${slug}`, restored, { at })).toContain('--deleted');
    expect(await state()).toEqual(before);
    await run(`restore-practice ${slug}`, { ...restored, deleted: 'yes' }, { at });
    expect((await expectBalanced(slug)).map(({ id }) => id)).toEqual([back]);
    expect((await docs().practice(slug).get()).data()).toMatchObject({ locked: true });
    expect((await docs().account(slug).get()).data()).toMatchObject({
      identityCheckedAt: null,
      identityAskedAt: at,
    });
    expect((await docs().members(slug).get()).docs.map(({ id }) => id)).toEqual(['administrator']);
    expect((await docs().user('administrator').get()).data()?.practices).toMatchObject([{ slug }]);
    expect(JSON.stringify(await state())).not.toMatch(/erased@post/);
    const open = async () =>
      (await docs().outbox().where('status', 'in', ['due', 'sending']).get()).size;
    expect(await open()).toBe(0);

    const after = await state();
    await run(`restore-practice ${slug}`, { ...restored, deleted: 'yes' }, { at: days(6) });
    expect(await state()).toEqual(after);
    expect(without(slug, after).filter(([path]) => path.startsWith('practices/'))).toEqual(
      without(slug, before).filter(([path]) => path.startsWith('practices/')),
    );
    // Its erasure is forgotten: a backup of today keeps it.
    await applyErasures({ since: days(6) }, toolsAt(days(7)));
    await run(`unlock ${slug}`, {}, { at: days(7) });
    expect((await docs().practice(slug).get()).data()).toMatchObject({ locked: false });
    expect((await expectBalanced(slug)).map(({ id }) => id)).toEqual([back]);
    await runTask(tasks.followUp, toolsAt(days(8)));
    expect(await open()).toBe(0);
  });
});
