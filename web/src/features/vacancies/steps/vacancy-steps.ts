/**
 * What the team has to do about free places: sections of 'Zu tun' before all others, and the
 * badges' numbers.
 */
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { needOf } from '../standing.ts';

export type StepKind =
  | 'give'
  | 'call'
  | 'question'
  | 'emailFailed'
  | 'planAtEnd'
  | 'givenBack'
  | 'startPassed';

/** In display order. */
export const stepKinds: readonly StepKind[] = [
  'give',
  'call',
  'question',
  'emailFailed',
  'givenBack',
  'planAtEnd',
  'startPassed',
];

export type VacancyStep<V> = {
  readonly key: string;
  readonly vacancy: V;
  /** Undefined: it is about the place, not about one person. */
  readonly requestId: string | undefined;
  /** Up to when it is useful; null: no deadline. */
  readonly until: Date | null;
};

type Stepping = Pick<Vacancy, 'state' | 'plan' | 'stalledBecause'> & { id: string };

export function vacancySteps<V extends Stepping>(
  vacancies: readonly V[],
): Record<StepKind, readonly VacancyStep<V>[]> {
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
    for (const person of vacancy.plan) {
      if (person.state === 'accepted') add('give', person);
      const need = needOf(person);
      if (need) add(need, person);
    }
    const reason = vacancy.state === 'stalled' ? vacancy.stalledBecause : null;
    if (reason === 'planAtEnd' || reason === 'givenBack' || reason === 'startPassed') add(reason);
  }
  steps.call.sort((one, other) => (one.until?.getTime() ?? 0) - (other.until?.getTime() ?? 0));
  return steps;
}

/** Whom each step is about; undefined: about the place. */
export function peopleOfSteps(vacancies: readonly Stepping[]): readonly (string | undefined)[] {
  const steps = vacancySteps(vacancies);
  return stepKinds.flatMap((kind) => steps[kind].map(({ requestId }) => requestId));
}
