import { dueSince, statesBefore } from '@platzwart/domain/follow-up/follow-up';
import { queries } from '@platzwart/domain/queries';
import { collections } from '../core/collections.ts';
import { forEachRequest } from '../core/each-request.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { advanceFollowUp } from './advance-follow-up.ts';

/**
 * Takes all due follow-up steps of one practice: marks first, then reminders, then new questions,
 * so that nobody takes two steps in one run. A locked practice asks nobody. Out: whether anything
 * was done. Requests store a state and since when, no due date: a new interval applies immediately.
 */
export async function sendFollowUps(
  slug: string,
  tools: Tools,
  isOver: () => boolean,
): Promise<Handled> {
  const docs = collections(tools.db);
  const [practice, account] = await Promise.all([
    docs.practice(slug).get(),
    docs.account(slug).get(),
  ]);
  const followUp = account.data()?.followUp;
  if (!followUp?.enabled || practice.data()?.locked !== false) return 'notDue';
  let done = 0;
  for (const step of ['giveUp', 'remind', 'ask'] as const) {
    const shape = queries.followUpDue(
      statesBefore[step],
      dueSince(step, followUp.intervalWeeks, tools.now()),
    );
    done += await forEachRequest(slug, shape, tools, isOver, async (requestId) => {
      return (await advanceFollowUp({ slug, requestId }, tools)) !== undefined;
    });
  }
  return done > 0 ? 'done' : 'notDue';
}
