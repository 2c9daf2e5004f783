import { logForgottenUntil } from '@platzwart/domain/log/log';
import { queries } from '@platzwart/domain/queries';
import { deletedSince, warnedSince } from '@platzwart/domain/retention/retention';
import { collections, queryOf } from '../core/collections.ts';
import { forEachRequest } from '../core/each-request.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { forgetIntakeNotices } from '../practices/send-intake-notices.ts';
import { forgetDevices } from '../push/forget-devices.ts';
import { deletePastVacancies } from '../waiting-list/delete-past-vacancies.ts';
import { applyRetention } from './apply-retention.ts';

/**
 * Applies all due retention of requests, past vacancies, the log, members' devices and addresses
 * that waited too long in one practice. Out: whether anything was done.
 */
export async function deleteExpiredData(
  slug: string,
  tools: Tools,
  isOver: () => boolean,
): Promise<Handled> {
  const account = (await collections(tools.db).account(slug).get()).data();
  if (!account) return 'notDue';
  const forgotten =
    (await forgetLog(slug, tools, isOver)) +
    (await forgetDevices(slug, tools)) +
    (await forgetIntakeNotices(slug, tools, isOver));
  const until = deletedSince(account.retentionMonths, tools.now());
  const vacancies = await deletePastVacancies({ slug, until }, tools, isOver);
  const shape = queries.inactiveSince(warnedSince(account.retentionMonths, tools.now()));
  const done = await forEachRequest(slug, shape, tools, isOver, async (requestId) => {
    return (await applyRetention({ slug, requestId }, tools)) !== undefined;
  });
  return done + vacancies + forgotten > 0 ? 'done' : 'notDue';
}

/**
 * Deletes a practice's log entries after twelve months, in a locked practice too. Out: how many.
 */
async function forgetLog(
  slug: string,
  { db, now }: Pick<Tools, 'db' | 'now'>,
  isOver: () => boolean,
): Promise<number> {
  const old = queryOf(
    collections(db).log(slug),
    queries.logUntil(logForgottenUntil(now()), 400),
  ).select('at');
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
