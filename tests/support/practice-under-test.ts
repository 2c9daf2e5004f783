/**
 * A separate practice for each test, registered by the product's own code, and assertions about it.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Role } from '@platzwart/domain/team/member';
import { authAccounts } from '@platzwart/functions/accounts/auth-accounts';
import { collections } from '@platzwart/functions/core/collections';
import { deletionIdOf } from '@platzwart/functions/core/delete-practice-state';
import { factorSeal } from '@platzwart/functions/core/factor-seal';
import type { AllTools, Caller, Mail } from '@platzwart/functions/core/tools';
import { goOnWithDeletion } from '@platzwart/functions/lifecycle/delete-practice';
import { deleteAsPlanned } from '@platzwart/functions/lifecycle/plan-deletion';
import {
  registerPractice,
  registrationLimitId,
} from '@platzwart/functions/practices/register-practice';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { type App, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { aBooking } from './a-booking.ts';

const newName = () => `demo-functions-${randomBytes(6).toString('hex')}`;
let shared: { app: App; firestore: Firestore } | undefined;

/** Each file has its own database and accounts, so tests of the whole database may empty it. */
export let project = newName();

/**
 * A new database for the next file: in one that was merely emptied, every query would still scan
 * what others left behind.
 */
export async function freshDatabase(): Promise<void> {
  project = newName();
  await shared?.firestore.terminate();
  shared = undefined;
}

function connection() {
  if (!shared) {
    const app = initializeApp({ projectId: project }, project);
    shared = { app, firestore: initializeFirestore(app) };
    shared.firestore.settings({ ignoreUndefinedProperties: true });
  }
  return shared;
}

/** The Firestore emulator's database; its address comes from FIRESTORE_EMULATOR_HOST. */
export function database(): Firestore {
  if (!process.env.FIRESTORE_EMULATOR_HOST)
    throw new Error('These tests need the Firestore emulator: run `npm test`.');
  return connection().firestore;
}

/** The Auth emulator; its address comes from FIREBASE_AUTH_EMULATOR_HOST. */
export function auth(): Auth {
  if (!process.env.FIREBASE_AUTH_EMULATOR_HOST)
    throw new Error('These tests need the Auth emulator: run `npm test`.');
  return getAuth(connection().app);
}

const noMail: Mail = {
  send: () => {
    throw new Error('No e-mail is sent in this test.');
  },
};

/** Tests about push notices provide a transport. */
const noPush: AllTools['push'] = {
  publicKey: () => 'B'.repeat(87),
  takes: (endpoint) => endpoint.startsWith('https://push.example/'),
  send: () => {
    throw new Error('No push notice is sent in this test.');
  },
};

/** Tests about payments provide a client. */
const noPayments: AllTools['payments'] = {
  client: () => {
    throw new Error('Nothing is paid in this test.');
  },
  taxEnabled: false,
};

export function toolsAt(now: Date | (() => Date), mail: Mail = noMail): AllTools {
  return {
    db: database(),
    now: typeof now === 'function' ? now : () => now,
    origin: 'https://platzwart.example',
    mail,
    push: noPush,
    operatorEmail: 'betrieb@platzwart.example',
    accounts: authAccounts(auth),
    payments: noPayments,
    keyedHash: (text) => createHmac('sha256', 'of tests').update(text).digest('hex'),
    factorSeal: factorSeal(() => `1:${Buffer.alloc(32, 1).toString('base64')}`),
    // Tests of a limit set their own.
    limits: {
      bookingsPerAddress: 5000,
      bookingsPerPractice: 5000,
      emailsPerMailbox: 5000,
      emailsPerMailboxOfAll: 5000,
      callsTimes: 5000,
      emailsPerNewPractice: 5000,
      invitationsPerNewPractice: 5000,
    },
    sender: '192.0.2.1',
    senders: 1,
    // No waiting, except in tests about it.
    pause: () => Promise.resolve(),
  };
}

/** Later than anything a test does: a sign-in that is always valid and fresh. */
export const signedInAt = new Date('2100-01-01T00:00:00Z');

/** Of a plain sign-in then. */
export const signedIn = {
  signedInAt,
  provider: 'password',
  session: String(signedInAt.getTime() / 1000),
} as const;

export const administrator: Caller = {
  uid: 'administrator',
  name: 'Anna Admin',
  email: 'anna@praxis.example',
  emailVerified: true,
  ...signedIn,
};

/**
 * Registers a practice (Monday to Friday 8–18, cells of an hour) and returns its slug. Lifts the
 * limit on registrations per person.
 */
export async function registeredPractice(
  title: string,
  now: Date,
  caller = administrator,
): Promise<string> {
  return registeredAs(`${title} ${randomBytes(4).toString('hex')}`, now, caller);
}

/** A registration without its title. */
export const registrationData = {
  subtitle: 'Logopädie',
  address1: 'Hauptplatz 1',
  address2: '8010 Graz',
  email: 'praxis@praxis.example',
  contactPerson: 'Anna Admin',
  legalTermsAccepted: true,
};

/** Registers under exactly that title. */
export async function registeredAs(
  title: string,
  now: Date,
  caller = administrator,
): Promise<string> {
  const data = { ...registrationData, title };
  const outcome = await registerPractice({ data, logo: undefined }, caller, toolsAt(now));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  const { slug } = outcome.value;
  const docs = collections(database());
  const asked = await docs
    .outbox()
    .where('slug', '==', slug)
    .where('purpose', '==', 'practiceEmail')
    .get();
  // In one request, because nearly every test begins with it.
  const batch = database().batch();
  // Simulates opening the e-mail's link, then deletes the e-mail.
  batch.update(docs.account(slug), { confirmedEmail: data.email, emailConfirmation: null });
  for (const { ref } of asked.docs) batch.delete(ref);
  // Opens it, like a press on 'Jetzt öffnen'.
  batch.update(docs.practice(slug), { bookingEnabled: true, notYetOpened: FieldValue.delete() });
  batch.delete(docs.rateLimit(registrationLimitId(caller.uid)));
  await batch.commit();
  return slug;
}

export async function joins(slug: string, uid: string, role: Role): Promise<Caller> {
  await collections(database())
    .member(slug, uid)
    .set({ role, name: uid, email: `${uid}@praxis.example`, lastVisit: null });
  return { uid, name: uid, email: `${uid}@praxis.example`, emailVerified: true, ...signedIn };
}

/** A member with an account. */
export async function joinsWithAccount(slug: string, uid: string, role: Role): Promise<Caller> {
  const caller = await joins(slug, uid, role);
  const { name, email } = caller;
  await auth().createUser({ uid, email, emailVerified: true });
  const practices = [{ slug, title: 'Praxis', role }];
  await collections(database()).user(uid).set({ name, email, practices });
  return caller;
}

/** Books at the practice and returns the request's id. */
export async function bookedAt(
  slug: string,
  now: Date,
  over: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const booking = aBooking(slug, over);
  await addWaitingRequest(booking, undefined, toolsAt(now));
  return storedId(booking.requestId);
}

/** Simulates a planned deletion whose undo period is over. */
export async function deleteNow(slug: string, now: Date) {
  await collections(database())
    .account(slug)
    .update({ deletion: { askedAt: now, by: administrator.uid, dueAt: now } });
  return deleteAsPlanned(slug, toolsAt(now));
}

/** The same, to its last part two days later. */
export async function deleteWholly(slug: string, now: Date): Promise<void> {
  await deleteNow(slug, now);
  for (const days of [1, 2]) {
    const then = new Date(now.getTime() + days * 24 * 60 * 60_000);
    await goOnWithDeletion(deletionIdOf(slug), toolsAt(then), () => false);
  }
}

/**
 * The practice's requests, and whether its counters equal a recount; written without the product's
 * difference rules.
 */
export async function ledger(slug: string) {
  const docs = collections(database());
  const [requests, heatmaps, publicCounts, counters, emails] = await Promise.all([
    docs.requests(slug).get(),
    docs.heatmaps(slug).get(),
    docs.publicCounts(slug).get(),
    docs.requestCounters(slug).get(),
    docs.outbox().where('slug', '==', slug).get(),
  ]);
  const ofCells = (docs: { data(): { cells: Record<string, number> } }[]) =>
    Object.fromEntries(
      docs.flatMap((doc) => Object.entries(doc.data().cells).filter(([, n]) => n !== 0)),
    );
  const [counted, countedUnconfirmed]: [Record<string, number>, Record<string, number>] = [{}, {}];
  for (const doc of requests.docs) {
    const { status, source, emailConfirmedAt, slotKeys } = doc.data();
    if (status !== 'open') continue;
    for (const key of slotKeys) {
      counted[key] = (counted[key] ?? 0) + 1;
      if (source === 'online' && emailConfirmedAt === null)
        countedUnconfirmed[key] = (countedUnconfirmed[key] ?? 0) + 1;
    }
  }
  return {
    requests: requests.docs.map((doc) => ({ ...doc.data(), id: doc.id })),
    stored: ofCells(heatmaps.docs),
    counted,
    storedUnconfirmed: ofCells(publicCounts.docs.filter(({ id }) => id.startsWith('unconfirmed'))),
    countedUnconfirmed,
    counters: counters.data(),
    emails: emails.docs.map((doc) => ({ ...doc.data(), id: doc.id })),
  };
}

/** Expects heatmaps and counters to equal a recount. Returns the requests. */
export async function expectBalanced(slug: string) {
  const { requests, stored, counted, counters, ...unconfirmed } = await ledger(slug);
  expect(stored).toEqual(counted);
  expect(unconfirmed.storedUnconfirmed).toEqual(unconfirmed.countedUnconfirmed);
  expect(counters).toEqual({
    open: requests.filter((request) => request.status === 'open').length,
    archived: requests.filter((request) => request.status === 'archived').length,
  });
  return requests;
}

/** The history of the request sent under that id. */
export async function historyOf(slug: string, sentId: string) {
  const entries = await collections(database()).history(slug, storedId(sentId)).orderBy('at').get();
  return entries.docs.map((doc) => doc.data());
}

/** What waits in the outbox has left as soon as it was queued. */
export async function everyEmailLeaves(): Promise<void> {
  const due = await collections(database()).outbox().where('status', '==', 'due').get();
  await Promise.all(
    due.docs.map((each) => each.ref.update({ status: 'sent', sentAt: each.data().createdAt })),
  );
}
