/**
 * What decisions about a vacancy depend on beside its documents: the practice's calendar and
 * settings, and whom the place suits.
 */
import { berlinDate } from '@platzwart/domain/dates/german-date';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { regionOf } from '@platzwart/domain/practice/region';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { rank, stillFits } from '@platzwart/domain/vacancies/candidates';
import { stepTimes } from '@platzwart/domain/vacancies/deadlines';
import type { StepContext } from '@platzwart/domain/vacancies/step-types';

/**
 * `locationId`: where the place is. `people`: the requests read so far, by id; `step` names whom it
 * asks about.
 */
export function stepContext(
  {
    practice,
    account,
    locationId,
  }: { practice: Practice; account: Account; locationId: string | undefined },
  people: ReadonlyMap<string, TherapyRequest | null>,
  now: Date,
): Omit<StepContext, 'unsent'> {
  const { offering } = account;
  const today = berlinDate(now);
  const withId = (id: string) => {
    const request = people.get(id);
    return request ? { ...request, id } : undefined;
  };
  return {
    now,
    today,
    isLocked: practice.locked,
    ...stepTimes({ region: regionOf(practice, locationId), closedDays: offering.closedDays }),
    fits: (vacancy, _person, id) => {
      const request = withId(id);
      return request !== undefined && stillFits(vacancy, request, today);
    },
    rank: (vacancy, _person, id) => {
      const request = withId(id);
      return request ? rank(vacancy, request, now, offering) : { exact: false, steppedBack: false };
    },
  };
}
