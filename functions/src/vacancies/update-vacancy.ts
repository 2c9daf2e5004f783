import { accepted, refusedAt } from '@platzwart/domain/failure';
import { applyEdits } from '@platzwart/domain/text/field-edits';
import { vacancyMessages } from '@platzwart/domain/vacancies/step-messages';
import { termsOf, VacancyTerms } from '@platzwart/domain/vacancies/vacancy';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { applyVacancyChange } from '../waiting-list/apply-vacancy-change.ts';
import { cellsOf } from './offer-vacancy.ts';

/**
 * Edits what a place is, field by field; a field that a colleague changed meanwhile is refused. For
 * administrators and therapists. Failures: as for `offerVacancy`; what people are told of it while
 * somebody is asked, unless `withdraw` ends their offers.
 */
export const updateVacancy = handler(
  'updateVacancy',
  async ({ companySlug: slug, vacancyId, edits, withdraw }, { by }, tools) => {
    const before = (await collections(tools.db).vacancy(slug, vacancyId).get()).data();
    if (!before) return refusedAt('vacancyId', 'vacancyGone', vacancyMessages.gone);
    const wanted = applyEdits(VacancyTerms, termsOf(before), edits);
    if (!wanted.ok) return wanted;
    const cells = await cellsOf(slug, wanted.value, tools);
    if (!cells.ok) return cells;
    const outcome = await applyVacancyChange(
      {
        slug,
        vacancyId,
        by,
        event: (vacancy) => {
          if (!vacancy) return refusedAt('vacancyId', 'vacancyGone', vacancyMessages.gone);
          const current = termsOf(vacancy);
          const edited = applyEdits(VacancyTerms, current, edits);
          if (!edited.ok) return edited;
          return accepted(
            edited.value === current
              ? 'unchanged'
              : { kind: 'edit', terms: edited.value, cells: cells.value, withdraw },
          );
        },
      },
      tools,
    );
    return outcome.ok ? accepted({}) : outcome;
  },
);
