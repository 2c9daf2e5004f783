import { type Limit, withAttempt } from '@platzwart/domain/rate-limit';
import { collections } from './collections.ts';
import { commitUnlessConflict, replaceUnchanged } from './optimistic-write.ts';
import type { Tools } from './tools.ts';

/** How often somebody else may be faster; whoever never gets a turn is one of very many, and too many. */
const maxAttempts = 20;

/** Counts once more in `rateLimits/{id}`, which must not tell whom it is about; false, and nothing counted, if that would be too often. */
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
