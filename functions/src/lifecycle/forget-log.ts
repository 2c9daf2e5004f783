import { logForgottenUntil } from '@platzwart/domain/practice/log';
import { queries } from '@platzwart/domain/queries';
import { collections, queryOf } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';

/** Deletes a practice's log entries after twelve months, in a locked practice too. Out: how many. */
export async function forgetLog(slug: string, { db, now }: Pick<Tools, 'db' | 'now'>, isOver: () => boolean): Promise<number> {
  const old = queryOf(collections(db).log(slug), queries.logUntil(logForgottenUntil(now()), 400)).select('at');
  let forgotten = 0;
  while (!isOver()) {
    const { docs } = await old.get();
    if (docs.length === 0) break;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    forgotten += docs.length;
  }
  return forgotten;
}
