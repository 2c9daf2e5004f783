/**
 * Finds changes made to members' accounts outside the product: through Firebase's own API or its
 * console. Accounts in no practice cost nothing, however many exist.
 */
import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import type { Person } from '../core/accounts.ts';
import { collections } from '../core/collections.ts';
import { someAtOnce } from '../core/in-parts.ts';
import { shardOf, shards } from '../core/known-members.ts';
import { reportLostAccounts, reportUnforeseen } from '../core/report.ts';
import { deadline, type Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { notQueuedYet } from '../emails/outbox.ts';
import { accountsLostEmail } from '../emails/templates/accounts-lost.ts';
import { syncAccount } from './sync-account.ts';

/** Accounts that Auth looks up together. */
const perLookup = 100;
/** Documents read together. */
const perRead = 300;
/** Concurrent lookups, and syncs. */
const atOnce = 8;
/** Milliseconds in which a sweep starts new work; the next sweep begins further on. */
const maxSweepTime = 60_000;
/** Of a sweep, so that three of them reach every shard even if each does a third. */
const begin = { every: 5 * 60_000, further: 6 } as const;

/**
 * Of the accounts that one sweep looks up: if more of those with a document are gone, past both,
 * then by a mistake, and what belongs to them stays for `npm run backup -- accounts`.
 */
const maxGone = { accounts: 5, share: 0.05 } as const;
/** Milliseconds for those that are gone, after all others. */
const maxGoneTime = 20_000;

/** Where the tour of people goes on, next to the shards. */
const tour = 'tour';

type SweepTools = Tools<'keyedHash'>;
type IsOver = () => boolean;

/**
 * Compares members' accounts with their last known state and syncs each that differs or is new, and
 * at the end those that are gone, unless they are too many. Out: how many were synced; failed ones
 * are retried.
 */
export async function sweepAccounts(
  tools: SweepTools,
  isOver: IsOver = deadline(maxSweepTime, tools.now),
): Promise<{ synced: number }> {
  const sweep: Sweep = { tools, isOver, gone: [], lookedUp: 0, synced: 0 };
  const watched = new Set<string>();
  const from = (Math.floor(tools.now().getTime() / begin.every) * begin.further) % shards.length;
  for (const shard of [...shards.slice(from), ...shards.slice(0, from)]) {
    if (isOver()) break;
    const { hashes = {} } = (await collections(tools.db).accountsSeen(shard).get()).data() ?? {};
    const known = new Map(Object.entries(hashes));
    for (const uid of known.keys()) watched.add(uid);
    await sweepSome(known, sweep);
  }
  await syncGone(sweep);
  if (!isOver()) {
    // Weighed by itself: among all members, a hundred would not stand out.
    const ofTour: Sweep = { ...sweep, gone: [], lookedUp: 0, synced: 0 };
    await goOnTour(watched, ofTour);
    await syncGone(ofTour);
    sweep.synced += ofTour.synced;
  }
  return { synced: sweep.synced };
}

type Sweep = {
  readonly tools: SweepTools;
  readonly isOver: IsOver;
  /** With a document here, without an account. */
  readonly gone: string[];
  lookedUp: number;
  synced: number;
};

/** Several at once were deleted by nobody who knew what follows: they wait, and the operator hears. */
async function syncGone(sweep: Sweep): Promise<void> {
  const { tools, gone, lookedUp } = sweep;
  if (gone.length === 0) return;
  if (gone.length > maxGone.accounts && gone.length > maxGone.share * lookedUp) {
    reportLostAccounts(gone.length, lookedUp);
    await tellOperator(gone.length, tools);
    return;
  }
  const isOver = deadline(maxGoneTime, tools.now);
  sweep.synced += await syncAll(gone, new Map(), { tools, isOver });
}

async function tellOperator(accounts: number, { db, now, operatorEmail }: SweepTools) {
  if (operatorEmail === '') return;
  const email = accountsLostEmail(accounts, operatorEmail, now());
  await inTransaction(db, async (tx) => {
    (await notQueuedYet(tx, [email], db))();
  });
}

/** In: uids with the hash of their last known state, '' for none. */
async function sweepSome(known: ReadonlyMap<string, string>, sweep: Sweep): Promise<void> {
  const { tools } = sweep;
  const hashes = await hashesOf([...known.keys()], tools);
  sweep.lookedUp += known.size;
  const changed = [...known].flatMap(([uid, hash]) => (hash === hashes.get(uid) ? [] : uid));
  if (changed.length === 0) return;
  const practices = await practicesOf(changed, tools);
  const isGone = (uid: string) => practices.has(uid) && !hashes.has(uid);
  sweep.gone.push(...changed.filter(isGone));
  const of = (uid: string) => practices.get(uid) ?? 0;
  const others = changed.filter((uid) => !isGone(uid));
  sweep.synced += await syncAll(
    others.toSorted((one, other) => of(other) - of(one)),
    hashes,
    sweep,
  );
}

/** Out: how many. */
async function syncAll(
  uids: readonly string[],
  hashes: ReadonlyMap<string, string>,
  { tools, isOver }: Pick<Sweep, 'tools' | 'isOver'>,
): Promise<number> {
  const synced: string[] = [];
  await someAtOnce(
    uids,
    async (uid) => {
      if (isOver()) return;
      try {
        await syncAccount(uid, tools, { isSwept: true });
        synced.push(uid);
      } catch (error) {
        reportUnforeseen('sweepAccounts', error);
      }
    },
    atOnce,
  );
  for (const [shard, all] of Map.groupBy(synced, shardOf))
    for (let n = 0; n < all.length; n += perRead)
      await writeSeen(shard, all.slice(n, n + perRead), hashes, tools);
  return synced.length;
}

/**
 * Whoever is in no practice any more needs no watching; read with the write, since somebody may
 * have joined one meanwhile.
 */
function writeSeen(
  shard: string,
  uids: readonly string[],
  hashes: ReadonlyMap<string, string>,
  { db }: SweepTools,
): Promise<void> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const users = await tx.getAll(...uids.map((uid) => docs.user(uid)));
    const entries = users.map((user) => [
      user.id,
      (user.exists && practicesIn(user) > 0 && hashes.get(user.id)) || FieldValue.delete(),
    ]);
    tx.set(docs.accountsSeen(shard), { hashes: Object.fromEntries(entries) }, { merge: true });
  });
}

/**
 * A few people each time, in the order of their ids: members whom no shard knows, such as after a
 * backup was restored; people in no practice whose account is gone or has another address.
 */
async function goOnTour(watched: ReadonlySet<string>, sweep: Sweep): Promise<void> {
  const { tools } = sweep;
  const docs = collections(tools.db);
  const { cursor = '' } = (await docs.accountsSeen(tour).get()).data() ?? {};
  const all = docs.users().orderBy(FieldPath.documentId()).limit(perLookup);
  const { docs: met } = await (cursor === '' ? all : all.startAfter(cursor)).get();
  const people = await peopleOf(
    met.map(({ id }) => id),
    tools,
  );
  const unknown = met.filter((user) => {
    const person = people.get(user.id);
    return practicesIn(user) > 0
      ? !watched.has(user.id)
      : !person || !isSameEmail(person.email, String(user.get('email')));
  });
  await sweepSome(new Map(unknown.map(({ id }) => [id, ''])), sweep);
  sweep.lookedUp = met.length;
  const last = met.length < perLookup ? '' : (met.at(-1)?.id ?? '');
  await docs.accountsSeen(tour).set({ hashes: {}, cursor: last });
}

async function peopleOf(
  uids: readonly string[],
  { accounts }: Pick<Tools, 'accounts'>,
): Promise<Map<string, Person>> {
  const found = new Map<string, Person>();
  const slices = Array.from({ length: Math.ceil(uids.length / perLookup) }, (_, n) =>
    uids.slice(n * perLookup, (n + 1) * perLookup),
  );
  await someAtOnce(
    slices,
    async (slice) => {
      for (const person of await accounts.withUids(slice)) found.set(person.uid, person);
    },
    atOnce,
  );
  return found;
}

async function hashesOf(uids: readonly string[], tools: SweepTools): Promise<Map<string, string>> {
  const people = await peopleOf(uids, tools);
  return new Map([...people].map(([uid, person]) => [uid, hashOf(person, tools)]));
}

/** The number of practices per person, for those who have a document. */
async function practicesOf(
  uids: readonly string[],
  { db }: Pick<Tools, 'db'>,
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (let n = 0; n < uids.length; n += perRead) {
    const users = await db.getAll(
      ...uids.slice(n, n + perRead).map((uid) => collections(db).user(uid)),
    );
    for (const user of users) if (user.exists) found.set(user.id, practicesIn(user));
  }
  return found;
}

/** Of an unreadable document as well. */
const practicesIn = (user: { get(field: string): unknown }) =>
  (user.get('practices') as unknown[]).length;

function hashOf(
  { email, emailVerified, disabled, validSince, linked }: Person,
  { keyedHash }: SweepTools,
): string {
  const ways = linked.map(({ key, email }) => `${key} ${email}`).join(' ');
  return keyedHash(
    `account ${email} ${emailVerified} ${disabled} ${validSince.getTime()} ${ways}`,
  ).slice(0, 16);
}
