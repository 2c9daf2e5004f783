import { accepted, type Outcome } from '@platzwart/domain/failure';
import type { VacancySteering } from '@platzwart/domain/vacancies/inputs';
import type { SteeringEvent, VacancyEvent } from '@platzwart/domain/vacancies/step-types';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { handler } from '../core/handler.ts';
import { applyVacancyChange } from '../waiting-list/apply-vacancy-change.ts';
import { notAskedOften } from './offer-vacancy.ts';

/**
 * A member steers how a place is offered: see `VacancySteering`. For administrators and therapists;
 * repeating a step changes nothing. Failures: signInNeeded, notAllowed, a locked practice (field
 * form), people asked often lately (field plan.{id}), what `step` refuses.
 */
export const steerVacancy = handler(
  'steerVacancy',
  async ({ companySlug: slug, vacancyId, step }, { by }, tools) => {
    const asked = await askedBy(slug, step, tools);
    if (!asked.ok) return asked;
    const event =
      step.kind === 'callBack' && !step.keepsPlace
        ? callBackWithPlace(step.requestId)
        : eventOf(step);
    const outcome = await applyVacancyChange({ slug, vacancyId, by, event }, tools);
    return outcome.ok ? accepted({}) : outcome;
  },
);

type ToAsk = Parameters<typeof notAskedOften>;

async function askedBy(slug: string, step: VacancySteering, tools: ToAsk[3]) {
  if (step.kind === 'begin') return notAskedOften(slug, step.plan, step.askAgain, tools);
  return step.kind === 'addPeople'
    ? notAskedOften(slug, step.people, step.askAgain, tools)
    : accepted({});
}

/** What was entered and offered in one go is taken back in one go, for everybody who was asked. */
const callBackWithPlace =
  (requestId: string) =>
  (vacancy: Vacancy | undefined): Outcome<VacancyEvent | 'unchanged'> => {
    if (!vacancy) return accepted('unchanged');
    const isEnteredWithIt = vacancy.offeredAt?.getTime() === vacancy.createdAt.getTime();
    return accepted(
      isEnteredWithIt ? { kind: 'undoOffers', before: null } : { kind: 'callBack', requestId },
    );
  };

function eventOf(step: VacancySteering): SteeringEvent {
  switch (step.kind) {
    case 'begin': {
      const { kind, askAgain: _askAgain, ...offers } = step;
      return { kind, offers };
    }
    case 'addPeople':
      return { kind: step.kind, people: step.people };
    case 'extend':
      return { ...step, until: new Date(step.until) };
    case 'callBack':
      return { kind: step.kind, requestId: step.requestId };
    default:
      return step;
  }
}
