/**
 * Deleting a practice: no document keeps its slug, wherever the work was interrupted, and no other
 * practice is affected. REQUESTS=5000 for a full one.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { noBilling } from '@platzwart/domain/billing/billing';
import { paths, serverPaths } from '@platzwart/domain/paths';
import { newRequestLink } from '@platzwart/domain/patient-portal/request-link';
import { newNotice } from '@platzwart/domain/practice/intake-notice';
import { newInvitation } from '@platzwart/domain/team/invitation';
import { offerId } from '@platzwart/domain/vacancies/offer';
import { anOffer, aVacancy } from '@platzwart/emulator-data/build-vacancy';
import { seededRandom } from '@platzwart/emulator-data/seeded-random';
import { collections } from '@platzwart/functions/core/collections';
import { log } from '@platzwart/functions/core/report';
import type { AllTools } from '@platzwart/functions/core/tools';
import { continueDeletion, goOnWithDeletion } from '@platzwart/functions/lifecycle/delete-practice';
import { deleteAsPlanned } from '@platzwart/functions/lifecycle/plan-deletion';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { runTask } from '@platzwart/functions/run-task';
import { tasks } from '@platzwart/functions/tasks';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBooking } from '../support/a-booking.ts';
import { Crash, crashing } from '../support/crashing-database.ts';
import { isKnownId } from '../support/known-email-ids.ts';
import { longOr } from '../support/long-run.ts';
import {
  database,
  deleteNow,
  joins,
  registeredAs,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';
import { emptyDatabase, everyDocument } from '../support/whole-database.ts';

const count = longOr(60, 5000);
const start = new Date('2026-11-21T10:00:00Z');
const minutes = (n: number) => new Date(start.getTime() + n * 60_000);
const docs = () => collections(database());
const unlimited = () => false;

vi.spyOn(log, 'error').mockReturnValue();
afterAll(() => void vi.restoreAllMocks());
beforeEach(emptyDatabase);

/**
 * A practice with data in every collection, by the product's own calls, and that many copies of a
 * booked request.
 */
async function aFullPractice(title: string, requests: number): Promise<string> {
  const slug = await registeredPractice(title, start);
  await fill(slug, requests);
  return slug;
}

async function fill(slug: string, requests: number): Promise<void> {
  const db = database();
  const tools = toolsAt(start);
  const booking = aBooking(slug);
  await addWaitingRequest(booking, undefined, tools);
  const [request, history] = await Promise.all([
    docs().request(slug, storedId(booking.requestId)).get(),
    docs().history(slug, storedId(booking.requestId)).get(),
  ]);
  const email = (await docs().outbox().where('slug', '==', slug).get()).docs[0];
  const writer = db.bulkWriter();
  const write = (path: string, data: object | undefined) =>
    void writer.set(db.doc(path), data ?? {});
  for (let i = 0; i < requests; i++) {
    const id = randomBytes(16).toString('hex');
    write(paths.request(slug, id), request.data());
    for (let line = 0; line < 3; line++)
      write(`${paths.history(slug, id)}/${line}`, history.docs[0]?.data());
    write(
      serverPaths.requestLink(randomBytes(32).toString('hex')),
      newRequestLink({ slug, requestId: id, email: 'a@example.org' }, start),
    );
    write(serverPaths.email(`newRequest_${slug}_${id}`), email?.data());
    write(`practices/${slug}/openKeys/${id}`, { requestId: id });
  }
  const user = {
    name: 'Person',
    email: 'person@example.org',
    practices: [{ slug, title: 'Praxis', role: 'therapist' }],
  };
  for (const uid of ['therapie', 'ansicht']) {
    await joins(slug, `${uid}-${slug.slice(-8)}`, 'therapist');
    write(paths.user(`${uid}-${slug.slice(-8)}`), user);
  }
  const inBin = randomBytes(16).toString('hex');
  write(paths.binned(slug, inBin), {
    ...request.data(),
    binnedAt: start,
    binnedBy: 'therapie',
    binnedWith: null,
  });
  write(`${paths.history(slug, inBin)}/eins`, history.docs[0]?.data());
  const revokedId = randomBytes(16).toString('hex');
  write(serverPaths.revokedRequest(slug, revokedId), {
    ...request.data(),
    revokedAt: start,
    eraseAt: start,
    revokedWith: null,
    binned: null,
  });
  write(`${serverPaths.revokedHistory(slug, revokedId)}/eins`, history.docs[0]?.data());
  const vacancyId = randomBytes(16).toString('hex');
  write(
    `${serverPaths.revokedOffers(slug, revokedId)}/eins`,
    anOffer({ vacancyId, requestId: revokedId }),
  );
  write(paths.vacancy(slug, vacancyId), aVacancy());
  write(paths.offer(slug, offerId(vacancyId, inBin)), anOffer({ vacancyId, requestId: inBin }));
  write(paths.monthStatistics(slug, '2026-11'), { offers: { offered_inTurn: 1 } });
  write(paths.demand(slug), { levels: {} });
  write(paths.tag(slug, 'kind'), { name: 'Kind' });
  write(paths.list(slug, 'kinder'), { name: 'Kinder' });
  write(`${paths.ownLists(slug, 'therapie')}/kinder`, { name: 'Kinder' });
  write(paths.editingOf(slug, 'therapie'), { requestId: 'x', at: start });
  write(paths.devicesOf(slug, 'therapie'), { devices: [] });
  write(serverPaths.pushJob(slug), { pushAt: start });
  write(serverPaths.intakeNoticeJob(slug), { noticesAt: start });
  write(paths.intakeNotice(slug, 'eins'), newNotice('neu@post.example', start));
  write(`${paths.log(slug)}/eins`, { at: start });
  write(paths.import(slug, 'eins'), { at: start });
  write(paths.planMigration(slug), { startedAt: start });
  write(paths.demandOf(slug, '2026-11-20'), { at: start });
  const invitedBy = { uid: 'administrator', name: 'Anna' };
  write(
    paths.invitation(slug, 'eins'),
    newInvitation({ email: 'neu@praxis.example', role: 'viewer', invitedBy }, start),
  );
  write(serverPaths.practiceLogo(slug), { hash: 'x' });
  // The billing tests show that its subscription ends at the provider first.
  write(serverPaths.billing(slug), noBilling);
  write(serverPaths.stripeCustomer(`cus_${randomBytes(8).toString('hex')}`), { slug });
  for (let i = 0; i < 3; i++)
    write(serverPaths.stripeEvent(`evt_${randomBytes(8).toString('hex')}`), {
      slug,
      type: 'invoice.paid',
    });
  write(serverPaths.referralCode(`CODE-${slug}`.slice(-8).toUpperCase()), {
    uid: 'administrator',
    practice: slug,
    createdAt: start,
  });
  write(serverPaths.registration(randomBytes(8).toString('hex')), { slug, expiresAt: start });
  // A missing document with children, and an unknown collection.
  write(`${paths.history(slug, 'ein-geist')}/eins`, { at: start });
  write(`practices/${slug}/neuland/a/tief/b/tiefer/c`, { at: start });
  await writer.close();
}

/** Every document whose path or fields contain the slug, except as the prefix of a longer one. */
async function traces(slug: string): Promise<Map<string, unknown>> {
  const whole = new RegExp(`${slug}(?![a-z0-9-])`);
  return new Map(
    [...(await everyDocument())].filter(([path, data]) =>
      whole.test(`${path} ${JSON.stringify(data)}`),
    ),
  );
}

const pathsOf = (documents: Map<string, unknown>) => [...documents.keys()];

const onlyDeletion = async () => (await database().collection('deletions').get()).docs[0];
const current = async (id: string) => (await docs().deletion(id).get()).data();

/**
 * The platform's reaction to each write of the deletion's document. Out: how many events it took.
 */
async function deliverEvents(
  id: string,
  tools: AllTools,
  isOver: () => boolean = unlimited,
): Promise<number> {
  for (let events = 0; ; events++) {
    const seen = await current(id);
    if (!seen || (await continueDeletion({ id, seen }, tools, isOver)) === 'notDue') return events;
  }
}

async function begun(slug: string): Promise<string> {
  expect(await deleteNow(slug, start)).toBe('done');
  const id = (await onlyDeletion())?.id ?? '';
  expect(id).toMatch(/^[0-9a-f]{64}$/);
  return id;
}

/** The e-mails that report it, without the practice's name in their ids. */
async function farewells() {
  const { docs: emails } = await docs().outbox().where('purpose', '==', 'practiceDeleted').get();
  // Under ids that name nobody.
  expect(emails.filter(({ id }) => !isKnownId(id))).toEqual([]);
  return emails;
}

describe('deleting a practice', () => {
  it(`with ${count} requests leaves no document with its slug, and every other practice as it was`, async () => {
    // The other's name starts with the same characters.
    const slug = await registeredPractice('Weg', start);
    // The other's slug starts with this one's.
    const other = await aFullPractice(`${slug.replaceAll('-', ' ')} bleibt`, 5);
    expect(other.startsWith(`${slug}-`)).toBe(true);
    const before = await traces(other);
    expect(before.size).toBeGreaterThan(50);
    await fill(slug, count);
    const emails = await docs().outbox().where('slug', '==', slug).count().get();
    expect(emails.data().count).toBeGreaterThan(count);

    const id = await begun(slug);
    expect((await docs().practice(slug).get()).data()).toMatchObject({
      locked: true,
      listed: false,
      bookingEnabled: false,
    });
    await deliverEvents(id, toolsAt(start));
    // Only the deletion's own document is left, waiting for late writes.
    expect(await current(id)).toMatchObject({ part: 'lookAgain' });
    expect(pathsOf(await traces(slug))).toEqual([`deletions/${id}`]);
    await runTask(tasks.deletion, toolsAt(minutes(14)));
    expect(await current(id)).toBeDefined();
    await runTask(tasks.deletion, toolsAt(minutes(15)));
    expect(pathsOf(await traces(slug))).toEqual([]);

    const after = await traces(other);
    expect(pathsOf(after)).toEqual(pathsOf(before));
    // A member of both has left only this one.
    const shared = paths.user('administrator');
    for (const [path, data] of before)
      if (path !== shared) expect(after.get(path), path).toEqual(data);
    expect(
      (await docs().user('administrator').get()).data()?.practices.map((practice) => practice.slug),
    ).toEqual([other]);
  });

  it('notifies its former administrators, by e-mails that do not carry its slug', async () => {
    const slug = await aFullPractice('Abschied', 3);
    const id = await begun(slug);
    await deliverEvents(id, toolsAt(start));
    expect(await farewells()).toEqual([]);
    await runTask(tasks.deletion, toolsAt(minutes(20)));
    const emails = await farewells();
    expect(new Set(emails.map((email) => email.data().to.address))).toEqual(
      new Set(['anna@praxis.example', 'praxis@praxis.example']),
    );
    expect(emails[0]?.data().subject).toMatch(/^Abschied \w+ ist gelöscht$/);
    expect(pathsOf(await traces(slug))).toEqual([]);
  });

  it('that dies at random steps is finished by whoever continues, with nothing left and one farewell each', async () => {
    const chance = seededRandom(Number(process.env.SEED ?? 7));
    const slug = await aFullPractice('Absturz', 60);
    const id = await begun(slug);
    let crashes = 0;
    let clock = 0;
    for (let tries = 0; tries < 300 && (await current(id)); tries++) {
      clock += 20;
      // A part writes up to hundreds of deletions: at this rate most of it succeeds sometimes.
      const tools = {
        ...toolsAt(minutes(clock)),
        db: crashing(database(), () => chance.happens(0.01)),
      };
      try {
        await goOnWithDeletion(id, tools, unlimited);
      } catch (error) {
        if (!(error instanceof Crash)) throw error;
        crashes += 1;
      }
    }
    expect(crashes).toBeGreaterThan(3);
    expect(pathsOf(await traces(slug))).toEqual([]);
    expect(await farewells()).toHaveLength(2);
  });

  it('continues from event to event in parts that end in time; events that come twice or late do nothing', async () => {
    const slug = await aFullPractice('Teile', 50);
    const id = await begun(slug);
    const seen = [];
    for (
      let state = await current(id);
      state && state.part !== 'lookAgain';
      state = await current(id)
    ) {
      seen.push(state);
      let rounds = 0;
      await continueDeletion({ id, seen: state }, toolsAt(start), () => ++rounds > 1);
    }
    expect(
      seen.filter(({ part }) => part === 'requests').map(({ deleted }) => deleted).length,
    ).toBeGreaterThan(2);
    const stands = await current(id);
    for (const late of seen)
      expect(await continueDeletion({ id, seen: late }, toolsAt(start), unlimited)).toBe('notDue');
    expect(await current(id)).toEqual(stands);
  });

  it('by two at once ends the same', async () => {
    const slug = await aFullPractice('Doppelt', 15);
    const id = await begun(slug);
    await Promise.all([deliverEvents(id, toolsAt(start)), deliverEvents(id, toolsAt(start))]);
    const later = toolsAt(minutes(20));
    await Promise.all([runTask(tasks.deletion, later), runTask(tasks.deletion, later)]);
    expect(pathsOf(await traces(slug))).toEqual([]);
    expect(await farewells()).toHaveLength(2);
  });

  it('leaves the referral codes of its team: they belong to people, and their credit goes where they did not choose', async () => {
    const [slug, other] = [
      await registeredPractice('Empfohlen', start),
      await registeredPractice('Andere', start),
    ];
    const owner = (practice: string) => ({ uid: 'administrator', practice, createdAt: start });
    await docs().referralCode('HIERHIER').set(owner(slug));
    await docs().referralCode('ANDERSWO').set(owner(other));
    const id = await begun(slug);
    await deliverEvents(id, toolsAt(start));
    expect((await docs().referralCode('HIERHIER').get()).data()).toEqual({
      ...owner(slug),
      practice: null,
    });
    expect((await docs().referralCode('ANDERSWO').get()).data()).toEqual(owner(other));
  });

  it('takes what was written behind its back when it looks again', async () => {
    const slug = await aFullPractice('Nachzügler', 3);
    const id = await begun(slug);
    await deliverEvents(id, toolsAt(start));
    await database().doc(paths.reconciliation(slug)).set({ revision: 0 });
    await database()
      .doc(serverPaths.email(`newRequest_${slug}_x`))
      .set({ slug });
    await docs()
      .stripeEvent('evt_late')
      .set({ slug, type: 'invoice.paid', handledAt: start, expiresAt: start });
    await runTask(tasks.deletion, toolsAt(minutes(20)));
    expect(pathsOf(await traces(slug))).toEqual([]);
  });

  it('hands its name on to nobody, neither while it goes nor afterwards; what stays says nothing but when', async () => {
    const first = await aFullPractice('Alt', 1);
    const title = (await docs().practice(first).get()).data()?.title ?? '';
    const again = () => registeredAs(title, start);
    const id = await begun(first);
    expect(await again()).toBe(`${first}-2`);
    await deliverEvents(id, toolsAt(start));
    await runTask(tasks.deletion, toolsAt(minutes(20)));
    expect(await current(id)).toBeUndefined();
    expect(await again()).toBe(`${first}-3`);
    expect((await docs().formerPractice(first).get()).data()).toEqual({ deletedAt: start });
  });

  it('that has begun does not begin again, and one of an unknown practice never does', async () => {
    const slug = await aFullPractice('Einmal', 1);
    const id = await begun(slug);
    const stands = await current(id);
    expect(await deleteAsPlanned(slug, toolsAt(minutes(1)))).toBe('notDue');
    expect(await current(id)).toEqual(stands);
    expect(await deleteAsPlanned('gibt-es-nicht', toolsAt(start))).toBe('notDue');
  });
});

/** The product's collections that cannot contain a slug, and why. */
const withoutSlugs: Record<string, string> = {
  practices: 'the practice itself',
  deletions: 'the deletion itself',
  formerPractices: 'a hash of the name alone',
  runs: 'counts alone',
  finder: 'listed practices alone; a deletion unlists before it begins',
  finderChanges: 'gone within a minute of the last change',
  accountLinks: 'accounts alone',
  sessions: 'accounts alone',
  factors: 'accounts alone',
  browserErrors: 'where in our own code alone',
  pauses: 'the outbox as a whole',
  accountsSeen: 'hashes of accounts alone',
  stoppedMailboxes: 'hashes of mailboxes alone',
  erasures: 'hashes and random ids alone',
};

it('every collection of the product that knows slugs is among the parts of a deletion', () => {
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
  const parts = readFileSync(
    new URL('../../functions/src/lifecycle/delete-practice-parts.ts', import.meta.url),
    'utf8',
  );
  const topLevel = [...rules.matchAll(/^ {4}match \/(\w+)\/\{/gm)].map((match) => match[1] ?? '');
  expect(topLevel.length).toBeGreaterThan(8);
  const named = (collection: string) =>
    new RegExp(
      `'${collection}'|[pP]aths\\.${collection === 'practiceLogos' ? 'practiceLogo' : collection}\\(|docs\\.${collection.replace(/s$/, '')}\\(`,
    ).test(parts);
  expect(
    topLevel.filter((collection) => !named(collection) && !(collection in withoutSlugs)),
  ).toEqual([]);
});
