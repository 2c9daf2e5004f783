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
import { reportUnforeseen } from '../core/report.ts';
import { deadline, type Tools } from '../core/tools.ts';
import { syncAccount } from './sync-account.ts';

/** Accounts that Auth looks up together. */
const perLookup = 100;
/** Concurrent lookups, and syncs. */
const atOnce = 8;
/** Milliseconds in which a sweep starts new work; the next sweep begins further on. */
const maxSweepTime = 60_000;
/** Of a sweep, so that three of them reach every shard even if each does a third. */
const begin = { every: 5 * 60_000, further: 6 } as const;

/** Where the tour of people goes on, next to the shards. */
const tour = 'tour';

type SweepTools = Tools<'keyedHash'>;
type IsOver = () => boolean;

/**
 * Compares members' accounts with their last known state and syncs each that differs, is new or is
 * gone. Out: how many were synced; failed ones are retried.
 */
export async function sweepAccounts(
  tools: SweepTools,
  isOver: IsOver = deadline(maxSweepTime, tools.now),
): Promise<{ synced: number }> {
  let synced = 0;
  const watched = new Set<string>();
  const from = (Math.floor(tools.now().getTime() / begin.every) * begin.further) % shards.length;
  for (const shard of [...shards.slice(from), ...shards.slice(0, from)]) {
    if (isOver()) break;
    const { hashes = {} } = (await collections(tools.db).accountsSeen(shard).get()).data() ?? {};
    const known = new Map(Object.entries(hashes));
    for (const uid of known.keys()) watched.add(uid);
    synced += await sweepSome(known, tools, isOver);
  }
  return { synced: isOver() ? synced : synced + (await goOnTour(watched, tools, isOver)) };
}

/** In: uids with the hash of their last known state, '' for none. Out: how many were synced. */
async function sweepSome(
  known: ReadonlyMap<string, string>,
  tools: SweepTools,
  isOver: IsOver,
): Promise<number> {
  const hashes = await hashesOf([...known.keys()], tools);
  const changed = [...known].flatMap(([uid, hash]) => (hash === hashes.get(uid) ? [] : uid));
  if (changed.length === 0) return 0;
  const practices = await practicesOf(changed, tools);
  const of = (uid: string) => practices.get(uid) ?? 0;
  const synced: string[] = [];
  await someAtOnce(
    changed.toSorted((one, other) => of(other) - of(one)),
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
  // Whoever is in no practice any more needs no watching.
  for (const [shard, uids] of Map.groupBy(synced, shardOf)) {
    const entries = uids.map((uid) => [
      uid,
      (of(uid) > 0 && hashes.get(uid)) || FieldValue.delete(),
    ]);
    await collections(tools.db)
      .accountsSeen(shard)
      .set({ hashes: Object.fromEntries(entries) }, { merge: true });
  }
  return synced.length;
}

/**
 * A few people each time, in the order of their ids: members whom no shard knows, such as after a
 * backup was restored; people in no practice whose account is gone or has another address.
 */
async function goOnTour(
  watched: ReadonlySet<string>,
  tools: SweepTools,
  isOver: IsOver,
): Promise<number> {
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
  const synced = await sweepSome(new Map(unknown.map(({ id }) => [id, ''])), tools, isOver);
  const last = met.length < perLookup ? '' : (met.at(-1)?.id ?? '');
  await docs.accountsSeen(tour).set({ hashes: {}, cursor: last });
  return synced;
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
  for (let n = 0; n < uids.length; n += 300) {
    const users = await db.getAll(
      ...uids.slice(n, n + 300).map((uid) => collections(db).user(uid)),
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
