/** Builders of vacancies and offers, for the demo world and for tests: valid defaults, overridden as needed. */
import type { Offer } from '@platzwart/domain/vacancies/offer';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';

/** Noted, not offered yet: Wednesdays 15–16 at the location 'praxis', every week from 2 December 2026. */
export function aVacancy(overrides: Partial<Vacancy> = {}): Vacancy {
  return {
    state: 'open',
    revision: 1,
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
    noteForTeam: '',
    cells: ['praxis_3_1500-1600'],
    mode: 'inTurn',
    patience: { unit: 'workingDays', n: 2 },
    atOnce: 1,
    plan: [],
    asked: 0,
    passedOver: [],
    winners: [],
    late: [],
    behind: [],
    wordsOnClosing: '',
    nextStepAt: null,
    stalledBecause: null,
    frozenSince: null,
    createdBy: 'uid-administrator',
    createdAt: new Date('2026-11-20T09:00:00Z'),
    offeredAt: null,
    acceptedAt: null,
    endedAt: null,
    closeReason: null,
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
    rank: { position: 1, exact: true, prioritized: false, steppedBack: false, holdsPlace: false, waitedDays: 60 },
    given: null,
    ...overrides,
  };
}
