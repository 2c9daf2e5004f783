import { accepted } from '@platzwart/domain/failure';
import { handler } from '../core/handler.ts';
import { applyVacancyChange } from '../waiting-list/apply-vacancy-change.ts';

/**
 * Gives the place to somebody who accepted: their request is archived, or waits on for another
 * place. For administrators and therapists; the same again changes nothing. Failures: signInNeeded,
 * notAllowed, a locked practice (field form), what `step` refuses.
 */
export const giveVacancy = handler(
  'giveVacancy',
  async ({ companySlug: slug, vacancyId, ...given }, { by }, tools) => {
    const outcome = await applyVacancyChange(
      { slug, vacancyId, by, event: { kind: 'give', ...given } },
      tools,
    );
    return outcome.ok ? accepted({}) : outcome;
  },
);

/**
 * Takes back that a place was given; the person has accepted it again. Out: whether the
 * confirmation had left already. Failures: as above, and another open request of that person.
 */
export const undoGivenVacancy = handler(
  'undoGivenVacancy',
  async ({ companySlug: slug, vacancyId, requestId }, { by }, tools) => {
    const outcome = await applyVacancyChange(
      { slug, vacancyId, by, event: { kind: 'undoGive', requestId } },
      tools,
    );
    return outcome.ok
      ? accepted({ wasTold: outcome.value.left?.has(requestId) ?? false })
      : outcome;
  },
);
