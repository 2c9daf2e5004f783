import { accepted, type Outcome } from '@platzwart/domain/failure';
import { berlinDate } from '@platzwart/domain/german-date';
import { fateInRound, type RoundFate } from '@platzwart/domain/interest';
import { handler, type MemberCaller } from '../handler.ts';
import type { Tools } from '../tools.ts';
import { changeRequest } from '../waiting-list/change-request.ts';
import { decisionOf } from './take-interest-step.ts';

/**
 * The team asks now who is still interested, whatever the practice's interval (spec section 1, "follow-up"). For administrators
 * and therapists. Out: how many get an e-mail, how many come to the call list, how many are left alone (asked already, spoken to
 * within 14 days, paused, archived or gone). Once more asks nobody twice.
 * Failures: signInNeeded, notAllowed, a locked practice (field form); whom it asked before stays asked.
 */
export const startFollowUpRound = handler('startFollowUpRound', async ({ companySlug: slug, requestIds }, caller, tools) => {
  const counts = { asked: 0, toCall: 0, skipped: 0 };
  for (const requestId of new Set(requestIds)) {
    const fate = await askNow({ slug, requestId, by: caller.by }, tools);
    if (!fate.ok) return fate;
    if (fate.value === 'email') counts.asked += 1;
    else if (fate.value === 'call') counts.toCall += 1;
    else counts.skipped += 1;
  }
  return accepted(counts);
});

type Asking = { slug: string; requestId: string; by: MemberCaller['by'] };

async function askNow({ slug, requestId, by }: Asking, tools: Tools): Promise<Outcome<RoundFate>> {
  const now = tools.now();
  let fate: RoundFate = 'archived';
  const outcome = await changeRequest(
    {
      slug,
      requestId,
      decide: (current, at) => {
        fate = current ? fateInRound(current, now, berlinDate(now)) : 'archived';
        if (!current || (fate !== 'email' && fate !== 'call')) return accepted('unchanged');
        return accepted(decisionOf(current, 'ask', { slug, requestId, at, by, now, origin: tools.origin }));
      },
    },
    tools,
  );
  return outcome.ok ? accepted(fate) : outcome;
}
