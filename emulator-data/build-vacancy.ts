/**
 * Builders of vacancies and offers, for the demo world and for tests: valid defaults, overridden as
 * needed.
 */
import { newVacancy } from '@platzwart/domain/vacancies/beginning';
import type { Offer } from '@platzwart/domain/vacancies/offer';
import type { PlannedPerson, Vacancy, VacancyTerms } from '@platzwart/domain/vacancies/vacancy';

/** Wednesdays 15–16 at the location 'praxis', every week from 2 December 2026. */
export function vacancyTerms(overrides: Partial<VacancyTerms> = {}): VacancyTerms {
  return {
    slot: { locationId: 'praxis', weekday: 3, start: '15:00', end: '16:00' },
    rhythm: 'weekly',
    startsOn: '2026-12-02',
    endsOn: null,
    seats: 1,
    therapist: '',
    setting: 'practice',
    payer: 'any',
    ages: null,
    anyOfTags: [],
    noteForPatients: '',
    ...overrides,
  };
}

/** Noted, not offered yet. */
export function aVacancy(overrides: Partial<Vacancy> = {}): Vacancy {
  const offers = {
    mode: 'inTurn',
    patience: { unit: 'workingDays', n: 2 },
    atOnce: 1,
    plan: [],
    passedOver: [],
  } as const;
  const created = {
    kind: 'create',
    terms: vacancyTerms(),
    cells: ['praxis_3_1500-1600'],
    offers,
    begin: false,
  } as const;
  return {
    ...newVacancy(created, 'uid-administrator', new Date('2026-11-20T09:00:00Z')),
    revision: 1,
    ...overrides,
  };
}

/** In the plan, not asked yet. */
export function aPlannedPerson(overrides: Partial<PlannedPerson> = {}): PlannedPerson {
  return {
    requestId: 'a'.repeat(32),
    channel: 'email',
    byHand: false,
    state: null,
    until: null,
    remindAt: null,
    waitsFor: null,
    called: false,
    ...overrides,
  };
}

/** Just asked by e-mail, first in the plan. */
export function anOffer(overrides: Partial<Offer> = {}): Offer {
  return {
    vacancyId: 'f'.repeat(32),
    requestId: 'a'.repeat(32),
    position: 1,
    channel: 'email',
    state: 'offered',
    askedAt: new Date('2026-11-20T09:00:00Z'),
    plannedAt: new Date('2026-11-20T09:00:00Z'),
    sentAt: null,
    until: new Date('2026-11-24T17:00:00Z'),
    remindedAt: null,
    answeredAt: null,
    answeredBy: null,
    unreached: [],
    ended: null,
    times: 1,
    declined: null,
    skipped: null,
    lateYesAt: null,
    takenBack: 0,
    question: null,
    rank: {
      position: 1,
      exact: true,
      prioritized: false,
      steppedBack: false,
      holdsPlace: false,
      waitedDays: 60,
    },
    given: null,
    ...overrides,
  };
}
