import { queries } from '@platzwart/domain/queries';
import { warnedSince } from '@platzwart/domain/retention/retention';
import { collections } from '../core/collections.ts';
import { forEachRequest } from '../core/each-request.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { applyRetention } from './apply-retention.ts';
import { forgetLog } from './forget-log.ts';

/** Applies all due retention of requests and the log in one practice. Out: whether anything was done. */
export async function deleteExpiredData(slug: string, tools: Tools, isOver: () => boolean): Promise<Handled> {
  const account = (await collections(tools.db).account(slug).get()).data();
  if (!account) return 'notDue';
  const forgotten = await forgetLog(slug, tools, isOver);
  const shape = queries.inactiveSince(warnedSince(account.retentionMonths, tools.now()));
  const done = await forEachRequest(slug, shape, tools, isOver, async (requestId) => {
    return (await applyRetention({ slug, requestId }, tools)) !== undefined;
  });
  return done + forgotten > 0 ? 'done' : 'notDue';
}
