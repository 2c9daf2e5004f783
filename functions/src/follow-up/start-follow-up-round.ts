import { berlinDate } from '@platzwart/domain/dates/german-date';
import { accepted, type Outcome } from '@platzwart/domain/failure';
import {
  decideInFollowUpRound,
  type FollowUpRoundDecision,
} from '@platzwart/domain/follow-up/follow-up';
import { handler, type MemberCaller } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { applyRequestChange } from '../waiting-list/apply-request-change.ts';
import { decisionOf } from './advance-follow-up.ts';

/**
 * Starts a follow-up now, whatever the practice's interval (spec section 1, "follow-up"). For
 * administrators and therapists. Out: how many get an e-mail, go on the call list, or are skipped
 * (asked already, spoken to within 14 days, paused, archived or gone). A repeat asks nobody twice.
 * Failures: signInNeeded, notAllowed, a locked practice (field form); people asked before that stay
 * asked.
 */
export const startFollowUpRound = handler(
  'startFollowUpRound',
  async ({ companySlug: slug, requestIds }, caller, tools) => {
    const counts = { asked: 0, toCall: 0, skipped: 0 };
    for (const requestId of new Set(requestIds)) {
      const decision = await followUpNow({ slug, requestId, by: caller.by }, tools);
      if (!decision.ok) return decision;
      if (decision.value === 'email') counts.asked += 1;
      else if (decision.value === 'call') counts.toCall += 1;
      else counts.skipped += 1;
    }
    return accepted(counts);
  },
);

type OneRequest = { slug: string; requestId: string; by: MemberCaller['by'] };

async function followUpNow(
  { slug, requestId, by }: OneRequest,
  tools: Tools,
): Promise<Outcome<FollowUpRoundDecision>> {
  const now = tools.now();
  let decision: FollowUpRoundDecision = 'archived';
  const outcome = await applyRequestChange(
    {
      slug,
      requestId,
      decide: (current, at) => {
        decision = current ? decideInFollowUpRound(current, now, berlinDate(now)) : 'archived';
        if (!current || (decision !== 'email' && decision !== 'call')) return accepted('unchanged');
        return accepted(
          decisionOf(current, 'ask', { slug, requestId, at, by, now, origin: tools.origin }),
        );
      },
    },
    tools,
  );
  return outcome.ok ? accepted(decision) : outcome;
}
