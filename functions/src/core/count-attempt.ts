import { type Limit, withAttempt } from '@platzwart/domain/rate-limit';
import { collections } from './collections.ts';
import { commitUnlessConflict, replaceUnchanged } from './optimistic-write.ts';
import type { Tools } from './tools.ts';

/** Retries after write conflicts; a caller that loses all of them is one of too many. */
const maxAttempts = 20;

/** Counts one attempt in `rateLimits/{id}`, an id that must not reveal its subject; at the limit, returns false and counts nothing. */
export async function countAttempt(id: string, limit: Limit, { db, now }: Pick<Tools, 'db' | 'now'>): Promise<boolean> {
  const document = collections(db).rateLimit(id);
  for (let tries = 0; tries < maxAttempts; tries++) {
    const read = await document.get();
    const next = withAttempt(limit, read.data(), now());
    if (!next) return false;
    if (await commitUnlessConflict(db.runTransaction((tx) => Promise.resolve(replaceUnchanged(tx, read, next))))) return true;
  }
  return false;
}
