import type { OfferState } from '@platzwart/domain/request/request-offer';
import type { Offer } from '@platzwart/domain/vacancies/offer';
import type { PlannedPerson, Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { anOffer, aPlannedPerson, aVacancy } from '@platzwart/emulator-data/build-vacancy';
import type { StoredOffer, StoredVacancy } from '../../entities/vacancy/queries.ts';

export const now = new Date('2026-11-23T10:00:00Z');
/** Tuesday at 18:00 in Berlin. */
export const until = new Date('2026-11-24T17:00:00Z');

export function planned(
  requestId: string,
  state: OfferState | null,
  more: Partial<PlannedPerson> = {},
): PlannedPerson {
  return aPlannedPerson({ requestId, state, until: state === 'offered' ? until : null, ...more });
}

/** Wednesday 15–16, offered in turn; as far as its plan says. */
export function vacancyOf(overrides: Partial<Vacancy> = {}, id = 'platz'): StoredVacancy {
  const plan = overrides.plan ?? [];
  return {
    ...aVacancy({
      state: 'offering',
      therapist: 'Jonas Hofer',
      plan,
      asked: plan.filter(({ state }) => state !== null).length,
      winners: plan.flatMap(({ requestId, state }) =>
        state === 'accepted' || state === 'taken' ? [{ requestId, at: now }] : [],
      ),
      createdBy: 'eva',
      ...overrides,
    }),
    id,
  };
}

export function offerOf(
  requestId: string,
  state: OfferState,
  overrides: Partial<Offer> = {},
): StoredOffer {
  return {
    ...anOffer({
      vacancyId: 'platz',
      requestId,
      state,
      sentAt: new Date('2026-11-20T09:01:00Z'),
      ...overrides,
    }),
    id: `platz_${requestId}`,
  };
}
