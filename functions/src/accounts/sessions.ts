/** Session documents, and tokens of our own. */
import { randomBytes } from 'node:crypto';
import { accepted, refused } from '@platzwart/domain/failure';
import {
  isSessionAlive,
  isSignInFresh,
  isSignInValid,
  never,
} from '@platzwart/domain/sign-in/session';
import {
  type Factor,
  firstFactorOf,
  isByOtherGoogle,
  isUseDue,
  newSession,
  type SessionDocument,
  secondFactors,
  sessionState,
  withDeviceSeen,
} from '@platzwart/domain/sign-in/session-document';
import { type MemberDevices, sessionOfDevice } from '@platzwart/domain/team/devices';
import type { User } from '@platzwart/domain/team/member';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { type Collections, collections } from '../core/collections.ts';
import { filterDevices } from '../core/filter-devices.ts';
import { handler } from '../core/handler.ts';
import { inParts, someAtOnce } from '../core/in-parts.ts';
import type { Caller, Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { queueEmail } from '../emails/outbox.ts';
import { accountEmail } from '../emails/templates/account-email.ts';
import { newDeviceEmail } from '../emails/templates/account-notices.ts';
import { deviceOf } from './device-of.ts';
import { syncAccount } from './sync-account.ts';

/**
 * Stores that the caller's session has just proven that factor. A second factor moves it to a new
 * id, with the browser's push notices, and `token` signs in there: only tokens of ours prove one
 * (see `sessionState`), and a copy of the caller's proves nothing with them. '' if the caller's own
 * goes on. The session must be proven open before (`handler`). Throws if it was ended meanwhile, or
 * every sign-in was: the new one begins before that is asked.
 */
export async function proveFactor(
  caller: Pick<Caller, 'uid' | 'session' | 'provider' | 'signedInAt'>,
  factor: Factor,
  { db, now, accounts }: Pick<Tools, 'db' | 'now' | 'accounts'>,
): Promise<{ session: string; token: string }> {
  const { uid } = caller;
  const docs = collections(db);
  const isMoved = secondFactors.some((each) => each === factor);
  const session = isMoved ? randomBytes(16).toString('hex') : caller.session;
  const startedAt = now();
  await inTransaction(db, async (tx) => {
    const known = docs.session(uid, caller.session);
    const [before, user] = [(await tx.get(known)).data(), (await tx.get(docs.user(uid))).data()];
    const push = isMoved ? await devicesOf(uid, user, tx, docs) : [];
    const old = sessionBy(caller, before, now());
    const signInsValidFrom = (await accounts.withUid(uid))?.validSince ?? never;
    if (
      old.endedAt !== null ||
      !isSignInValid(caller.signedInAt, signInsValidFrom) ||
      !isSignInValid(old.startedAt, signInsValidFrom)
    )
      throw new Error('The session was ended meanwhile.');
    tx.set(docs.session(uid, session), {
      ...old,
      ...(isMoved && newSession(uid, startedAt, startedAt)),
      device: old.device,
      factors: { ...old.factors, [factor]: startedAt },
    });
    if (!isMoved) return;
    // Of a plain sign-in too: once the account has no codes any more, a copy would open it again.
    tx.set(known, { ...old, endedAt: now() });
    for (const each of push) moveDevices(tx, each, caller.session, session);
  });
  return { session, token: isMoved ? await accounts.signInToken(uid, session) : '' };
}

/**
 * A new session that begins with a passkey: `store` it in the transaction that finds the passkey, so
 * that what ends both ends it as well.
 */
export function newPasskeySession(uid: string, { db, now }: Pick<Tools, 'db' | 'now'>) {
  const session = randomBytes(16).toString('hex');
  const stored = { ...newSession(uid, now(), now()), factors: { passkey: now() } };
  const store = (tx: Transaction) => void tx.create(collections(db).session(uid, session), stored);
  return { session, store };
}

/** Tells the owner of a device that is new. Failures: signInNeeded. */
export const openSession = handler('openSession', async ({ before }, caller, tools) => {
  const { uid, person, signedInAt } = caller;
  const { db, now, device = deviceOf(undefined), origin } = tools;
  const docs = collections(db);
  const outcome = await inTransaction(db, async (tx) => {
    const [known, former, user] = await Promise.all([
      tx.get(docs.session(uid, caller.session)),
      tx.get(docs.session(uid, before || caller.session)),
      tx.get(docs.user(uid)),
    ]);
    const [session, account] = [known.data(), user.data()];
    // Whoever has the password alone ends nothing of an account that has more.
    const state = sessionState(caller, session, account ?? {}, now());
    // By 'all others', since it was proven: a document would open it again.
    if (state === 'ended') return 'seen';
    const isOtherGoogle = account !== undefined && isByOtherGoogle(caller, account);
    // Renewed tokens name the account that is linked by now: this may have been another's sign-in.
    if (isOtherGoogle && !session && !isSignInFresh(signedInAt, now())) return 'parked';
    const isReplaced =
      state === 'open' && former.id !== known.id && former.data()?.endedAt === null;
    const push = isReplaced ? await devicesOf(uid, account, tx, docs) : [];
    if (isReplaced) tx.update(former.ref, { endedAt: now() });
    for (const each of push) moveDevices(tx, each, before, caller.session);
    if (session && session.device !== '') {
      if (isUseDue(session, now())) tx.update(known.ref, { lastUsedAt: now() });
      return 'seen';
    }
    tx.set(known.ref, { ...sessionBy(caller, session, now()), device });
    if (!account) return 'seen';
    const { devices, isNew } = withDeviceSeen(account.devicesSeen ?? {}, device, now());
    tx.update(user.ref, { devicesSeen: devices });
    // Anybody may have named an unconfirmed one.
    if (isNew && person.emailVerified)
      queueEmail(tx, accountEmail(person.email, newDeviceEmail(device, origin), now()), db);
    return isOtherGoogle ? 'newGoogle' : 'seen';
  });
  if (outcome === 'parked') return refused({ kind: 'signInNeeded' });
  // Before a practice, or a rule, asks whose Google account it is.
  if (outcome === 'newGoogle') await syncAccount(uid, tools);
  return accepted({});
});

/** Where the account gets push notices. */
function devicesOf(uid: string, user: User | undefined, tx: Transaction, docs: Collections) {
  const practices = user?.practices ?? [];
  return Promise.all(practices.map(({ slug }) => tx.get(docs.devices(slug, uid))));
}

/** The browser is the same: its push notices stay. */
function moveDevices(
  tx: Transaction,
  read: DocumentSnapshot<MemberDevices>,
  from: string,
  session: string,
): void {
  const devices = read.data()?.devices ?? [];
  if (devices.some((device) => sessionOfDevice(device) === from))
    tx.update(read.ref, {
      devices: devices.map((device) =>
        sessionOfDevice(device) === from ? { ...device, session } : device,
      ),
    });
}

/** The document of a session that goes on, or that no call of ours has seen. */
export function sessionBy(
  { uid, provider, signedInAt }: Pick<Caller, 'uid' | 'provider' | 'signedInAt'>,
  session: SessionDocument | undefined,
  now: Date,
): SessionDocument {
  if (session) return session;
  const first = firstFactorOf(provider);
  return { ...newSession(uid, signedInAt, now), factors: first ? { [first]: signedInAt } : {} };
}

/** Far more than anybody has. */
const maxShown = 300;

/** Failures: signInNeeded, secondFactorNeeded. */
export const viewSessions = handler(
  'viewSessions',
  async (_input, caller, { db, now, device = '' }) => {
    const { uid, person, signedInAt } = caller;
    // Those that have ended may be many more.
    const found = await collections(db)
      .sessions()
      .where('uid', '==', uid)
      .where('endedAt', '==', null)
      .limit(maxShown)
      .get();
    const known = found.docs.map((each) => ({
      session: each.id.slice(uid.length + 1),
      ...each.data(),
    }));
    const isKnown = known.some(({ session }) => session === caller.session);
    // A page that has just signed in may not have said so yet.
    const own = { ...newSession(uid, signedInAt, now()), session: caller.session, device };
    const sessions = [...known, ...(isKnown ? [] : [own])]
      .filter(
        ({ startedAt }) =>
          isSignInValid(startedAt, person.validSince) &&
          isSessionAlive(startedAt.getTime() / 1000, now()),
      )
      .sort((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime())
      .map(({ session, device, startedAt, lastUsedAt }) => ({
        session,
        device,
        startedAt: startedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isThis: session === caller.session,
      }));
    return accepted({ sessions });
  },
);

/** An unknown session, and one that has ended, is no failure. Failures as `viewSessions`. */
export const endSession = handler('endSession', async ({ session }, { uid }, { db, now }) => {
  await end(uid, [session], { db, now });
  return accepted({});
});

/**
 * Ends all but the caller's. Sign-ins that have no document, because no page of ours saw them, end
 * as well. Failures as `viewSessions`.
 */
export const endOtherSessions = handler('endOtherSessions', async (_input, caller, tools) => {
  const { uid } = caller;
  const { db, now } = tools;
  const docs = collections(db);
  await inTransaction(db, async (tx) => {
    const [own, user] = await Promise.all([
      tx.get(docs.session(uid, caller.session)),
      tx.get(docs.user(uid)),
    ]);
    const practices = user.data()?.practices ?? [];
    const [members, push] = await Promise.all([
      Promise.all(practices.map(({ slug }) => tx.get(docs.member(slug, uid)))),
      devicesOf(uid, user.data(), tx, docs),
    ]);
    if (!own.exists) tx.set(own.ref, sessionBy(caller, undefined, now()));
    const asked = { sessionNeededBefore: now() };
    if (user.exists) tx.update(user.ref, asked);
    for (const { exists, ref } of members) if (exists) tx.update(ref, asked);
    for (const each of push)
      filterDevices(tx, each, (device) => sessionOfDevice(device) === caller.session);
  });
  for await (const part of inParts(docs.sessions().where('uid', '==', uid))) {
    const others = part
      .filter((each) => each.data().endedAt === null)
      .map(({ id }) => id.slice(uid.length + 1))
      .filter((session) => session !== caller.session);
    await end(uid, others, tools);
  }
  return accepted({});
});

/** With the push notices that they switched on. */
async function end(
  uid: string,
  sessions: readonly string[],
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<void> {
  const docs = collections(db);
  await someAtOnce(sessions, (session) =>
    inTransaction(db, async (tx) => {
      const [known, user] = await Promise.all([
        tx.get(docs.session(uid, session)),
        tx.get(docs.user(uid)),
      ]);
      if (known.data()?.endedAt !== null) return;
      const push = await devicesOf(uid, user.data(), tx, docs);
      tx.update(known.ref, { endedAt: now() });
      for (const each of push)
        filterDevices(tx, each, (device) => sessionOfDevice(device) !== session);
    }),
  );
}
