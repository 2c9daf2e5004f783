/** What decisions about a vacancy depend on beside its documents: the practice's calendar and settings, and whom the place suits. */
import { berlinDate } from '@platzwart/domain/dates/german-date';
import type { Account } from '@platzwart/domain/practice/account';
import { countryOf } from '@platzwart/domain/practice/country';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { rank, stillFits } from '@platzwart/domain/vacancies/candidates';
import { stepTimes } from '@platzwart/domain/vacancies/deadlines';
import type { StepContext } from '@platzwart/domain/vacancies/step-types';

/** `people`: the requests read so far, by id; `step` names whom it asks about. */
export function stepContext(
  { practice, account }: { practice: Practice; account: Account },
  people: ReadonlyMap<string, TherapyRequest | null>,
  now: Date,
): StepContext {
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
    ...stepTimes({ country: countryOf(practice), closedDays: offering.closedDays }),
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
