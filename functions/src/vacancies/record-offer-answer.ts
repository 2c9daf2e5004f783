import { accepted } from '@platzwart/domain/failure';
import type { AnswerEvent } from '@platzwart/domain/vacancies/step-types';
import { handler } from '../core/handler.ts';
import { applyVacancyChange } from '../waiting-list/apply-vacancy-change.ts';

/**
 * Records what somebody answered by phone, or that they were not reached; the contact is logged as
 * by `logContact`. The same `logId` again is the same call. For administrators and therapists.
 * Failures: signInNeeded, notAllowed, a locked practice (field form), what `step` refuses.
 */
export const recordOfferAnswer = handler('recordOfferAnswer', async (input, { by }, tools) => {
  const { companySlug: slug, vacancyId, requestId, logId, answer, reason } = input;
  const events: Record<typeof answer, AnswerEvent> = {
    yes: { kind: 'accept', requestId },
    no: { kind: 'decline', requestId, reason },
    notReached: { kind: 'notReached', requestId },
    takeBack: { kind: 'takeBack', requestId },
  };
  const contact = {
    requestId,
    logId,
    outcome: answer === 'notReached' ? ('notReached' as const) : ('reached' as const),
  };
  const outcome = await applyVacancyChange(
    { slug, vacancyId, by, event: events[answer], contact },
    tools,
  );
  return outcome.ok ? accepted({}) : outcome;
});
