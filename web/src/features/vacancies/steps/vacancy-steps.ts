/** What the team has to do about free places: sections of 'Offene Schritte' before all others, and the badges' numbers. */
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { inState, isToCall } from '../standing.ts';

export type StepKind = 'give' | 'call' | 'question' | 'emailFailed' | 'planAtEnd' | 'givenBack' | 'startPassed';

/** In display order. */
export const stepKinds: readonly StepKind[] = ['give', 'call', 'question', 'emailFailed', 'givenBack', 'planAtEnd', 'startPassed'];

export type VacancyStep<V> = {
  readonly key: string;
  readonly vacancy: V;
  /** Undefined: it is about the place, not about one person. */
  readonly requestId: string | undefined;
  /** Up to when it is useful; null: no deadline. */
  readonly until: Date | null;
};

type Stepping = Pick<Vacancy, 'state' | 'plan' | 'stalledBecause'> & { id: string };

export function vacancySteps<V extends Stepping>(vacancies: readonly V[]): Record<StepKind, readonly VacancyStep<V>[]> {
  const steps: Record<StepKind, VacancyStep<V>[]> = {
    give: [],
    call: [],
    question: [],
    emailFailed: [],
    planAtEnd: [],
    givenBack: [],
    startPassed: [],
  };
  for (const vacancy of vacancies) {
    const add = (kind: StepKind, about?: { requestId: string; until: Date | null }) =>
      steps[kind].push({
        key: `${vacancy.id} ${about?.requestId ?? ''}`,
        vacancy,
        requestId: about?.requestId,
        until: about?.until ?? null,
      });
    for (const { requestId } of inState(vacancy, 'accepted')) add('give', { requestId, until: null });
    const asked = inState(vacancy, 'offered');
    const calls = asked.filter(isToCall);
    for (const person of calls) add('call', person);
    const reason = vacancy.state === 'stalled' ? vacancy.stalledBecause : null;
    // Somebody stopped it on purpose; and calls have rows of their own.
    if (reason === null || reason === 'held' || reason === 'callDue' || (reason === 'emailFailed' && calls.length > 0)) continue;
    const isAboutOne = (reason === 'question' || reason === 'emailFailed') && asked.length === 1;
    add(reason, isAboutOne ? asked[0] : undefined);
  }
  steps.call.sort((one, other) => (one.until?.getTime() ?? 0) - (other.until?.getTime() ?? 0));
  return steps;
}

export function stepCount(vacancies: readonly Stepping[]): number {
  const steps = vacancySteps(vacancies);
  return stepKinds.reduce((sum, kind) => sum + steps[kind].length, 0);
}

/** Offers in a row without an answer, after which the team calls. */
const manyUnanswered = 3;

export function unresponsive<R extends Pick<TherapyRequest, 'unanswered' | 'status'>>(requests: readonly R[]): readonly R[] {
  return requests.filter(({ unanswered, status }) => status === 'open' && unanswered >= manyUnanswered);
}
