import { type Limit, type RateLimit, withAttempt } from '@platzwart/domain/rate-limit';
import { collections } from './collections.ts';
import { commitUnlessConflict, replaceUnchanged } from './optimistic-write.ts';
import type { Tools } from './tools.ts';

/** Retries after write conflicts; a caller that loses all of them is one of too many. */
const maxAttempts = 20;

/**
 * What is counted in `rateLimits/{id}`, an id that must not reveal its subject. The longest limit
 * comes last.
 */
type Count = { readonly id: string; readonly limits: readonly [Limit, ...Limit[]] };

/** Counts one attempt; at the limit, returns false and counts nothing. */
export async function countAttempt(
  id: string,
  limit: Limit,
  tools: Pick<Tools, 'db' | 'now'>,
): Promise<boolean> {
  return (await countAttempts([{ id, limits: [limit] }], tools)) === undefined;
}

/** By the network address of whoever calls. `what`: the things it limits. */
export function countAttemptOfSender(
  what: string,
  limit: Limit,
  tools: Tools<'keyedHash'>,
): Promise<boolean> {
  const { keyedHash, limits, sender, senders } = tools;
  const max = limit.max * limits.callsTimes * senders;
  return countAttempt(keyedHash(`${what} from ${sender}`), { ...limit, max }, tools);
}

/**
 * Counts one attempt in each of them, or in none: the first that is at its limit; undefined if all
 * were counted.
 */
export async function countAttempts<C extends Count>(
  counts: readonly C[],
  tools: Pick<Tools, 'db' | 'now'>,
): Promise<C | undefined> {
  for (let tries = 0; tries < maxAttempts; tries++) {
    const counted = await Promise.all(
      counts.map(async (count) => {
        const read = await collections(tools.db).rateLimit(count.id).get();
        return { count, read, next: oneMore(count, read.data(), tools.now()) };
      }),
    );
    const over = counted.find(({ next }) => next === undefined);
    if (over) return over.count;
    const writing = tools.db.runTransaction((tx) => {
      for (const { read, next } of counted) if (next) replaceUnchanged(tx, read, next);
      return Promise.resolve();
    });
    if (await commitUnlessConflict(writing)) return undefined;
  }
  return counts[0];
}

/** Takes the last attempt back. */
export async function uncountAttempts(
  counts: readonly Count[],
  { db }: Pick<Tools, 'db'>,
): Promise<void> {
  const documents = counts.map(({ id }) => collections(db).rateLimit(id));
  for (let tries = 0; tries < maxAttempts; tries++) {
    const stored = await Promise.all(documents.map((document) => document.get()));
    const writing = db.runTransaction((tx) => {
      for (const read of stored) {
        const counted = read.data();
        if (counted)
          replaceUnchanged(tx, read, { ...counted, moments: counted.moments.slice(0, -1) });
      }
      return Promise.resolve();
    });
    if (await commitUnlessConflict(writing)) return;
  }
}

function oneMore(
  { limits }: Count,
  stored: RateLimit | undefined,
  now: Date,
): RateLimit | undefined {
  const counted = limits.map((limit) => withAttempt(limit, stored, now));
  return counted.includes(undefined) ? undefined : counted.at(-1);
}
