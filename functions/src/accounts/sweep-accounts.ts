/**
 * Finds changes made to accounts outside the product: through Firebase's own API or its console.
 */
import { createHash } from 'node:crypto';
import type { Person } from '../core/accounts.ts';
import { collections } from '../core/collections.ts';
import { reportUnforeseen } from '../core/report.ts';
import { deadline, type Tools } from '../core/tools.ts';
import { syncAccount } from './sync-account.ts';

/** Shards of the account hashes: each document holds some twenty thousand accounts. */
const parts = [...'0123456789abcdef'];
const partOf = (uid: string) => createHash('sha256').update(uid).digest('hex').slice(0, 1);

/** Concurrent syncs. */
const atOnce = 8;

/** Milliseconds in which a sweep starts new work; the next sweep does the rest. */
const maxSweepTime = 60_000;

/**
 * Compares all accounts with their last known state and syncs each that differs, is new or is gone.
 * Reads sixteen documents if nothing has changed. Out: how many were synced or, without a document
 * of ours, remembered; failed ones are retried.
 */
export async function sweepAccounts(
  tools: Tools<'keyedHash'>,
  isOver = deadline(maxSweepTime, tools.now),
): Promise<{ synced: number }> {
  const { db, accounts } = tools;
  const docs = collections(db);
  const seen = new Map(
    await Promise.all(
      parts.map(
        async (part) => [part, (await docs.accountsSeen(part).get()).data()?.hashes ?? {}] as const,
      ),
    ),
  );
  const now = new Map<string, string>();
  for await (const page of accounts.all())
    for (const person of page) now.set(person.uid, hashOf(person, tools));

  const known = [...seen.values()].flatMap((hashes) => Object.keys(hashes));
  const changed = [...new Set([...now.keys(), ...known])].filter(
    (uid) => seen.get(partOf(uid))?.[uid] !== now.get(uid),
  );
  // Accounts without activity here are only remembered, and members come first: other accounts cost
  // a stranger nothing to create.
  const practices = await practicesOf(changed, tools);
  const synced = changed.filter((uid) => !practices.has(uid) && now.has(uid));
  const inTurn = changed.filter((uid) => practices.has(uid) || !now.has(uid));
  inTurn.sort((one, other) => (practices.get(other) ?? 0) - (practices.get(one) ?? 0));
  for (let n = 0; n < inTurn.length && !isOver(); n += atOnce) {
    const sync = async (uid: string) => {
      try {
        await syncAccount(uid, tools, { isSwept: true });
        synced.push(uid);
      } catch (error) {
        reportUnforeseen('sweepAccounts', error);
      }
    };
    await Promise.all(inTurn.slice(n, n + atOnce).map(sync));
  }
  for (const part of new Set(synced.map(partOf))) {
    const hashes = { ...seen.get(part) };
    for (const uid of synced.filter((each) => partOf(each) === part)) {
      const hash = now.get(uid);
      if (hash === undefined) delete hashes[uid];
      else hashes[uid] = hash;
    }
    await docs.accountsSeen(part).set({ hashes });
  }
  return { synced: synced.length };
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
    for (const user of users)
      if (user.exists) found.set(user.id, (user.get('practices') as unknown[]).length);
  }
  return found;
}

function hashOf(
  { email, emailVerified, disabled, validSince, linked }: Person,
  { keyedHash }: Tools<'keyedHash'>,
): string {
  const ways = linked.map(({ key, email }) => `${key} ${email}`).join(' ');
  return keyedHash(
    `account ${email} ${emailVerified} ${disabled} ${validSince.getTime()} ${ways}`,
  ).slice(0, 16);
}
