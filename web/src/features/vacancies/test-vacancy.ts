import type { Offer } from '@platzwart/domain/vacancies/offer';
import type { OfferState, PlannedPerson, Vacancy } from '@platzwart/domain/vacancies/vacancy';
import type { StoredOffer, StoredVacancy } from '../../entities/vacancy/queries.ts';

export const now = new Date('2026-11-23T10:00:00Z');
/** Tuesday at 18:00 in Berlin. */
export const until = new Date('2026-11-24T17:00:00Z');

export function planned(requestId: string, state: OfferState | null, more: Partial<PlannedPerson> = {}): PlannedPerson {
  return {
    requestId,
    channel: 'email',
    byHand: false,
    state,
    until: state === 'offered' ? until : null,
    remindAt: null,
    waitsFor: null,
    called: false,
    ...more,
  };
}

/** Wednesday 15–16, offered in turn; as far as its plan says. */
export function vacancyOf(overrides: Partial<Vacancy> = {}, id = 'platz'): StoredVacancy {
  const plan = overrides.plan ?? [];
  return {
    id,
    state: 'offering',
    revision: 1,
    slot: { locationId: 'graz-lend', weekday: 3, start: '15:00', end: '16:00' },
    rhythm: 'weekly',
    startsOn: '2026-12-02',
    endsOn: null,
    seats: 1,
    therapist: 'Jonas Hofer',
    setting: 'practice',
    payer: 'any',
    ages: null,
    anyOfTags: [],
    noteForPatients: '',
    noteForTeam: '',
    cells: [],
    mode: 'inTurn',
    patience: { unit: 'workingDays', n: 2 },
    atOnce: 5,
    plan,
    asked: plan.filter(({ state }) => state !== null).length,
    passedOver: [],
    winners: plan.flatMap(({ requestId, state }) => (state === 'accepted' || state === 'taken' ? [{ requestId, at: now }] : [])),
    late: [],
    nextStepAt: null,
    stalledBecause: null,
    frozenSince: null,
    createdBy: 'eva',
    createdAt: new Date('2026-11-20T09:00:00Z'),
    offeredAt: null,
    acceptedAt: null,
    endedAt: null,
    closeReason: null,
    ...overrides,
  } as StoredVacancy;
}

export function offerOf(requestId: string, state: OfferState, overrides: Partial<Offer> = {}): StoredOffer {
  return {
    id: `platz_${requestId}`,
    vacancyId: 'platz',
    requestId,
    position: 1,
    channel: 'email',
    state,
    askedAt: new Date('2026-11-20T09:00:00Z'),
    sentAt: new Date('2026-11-20T09:01:00Z'),
    until: state === 'offered' ? until : null,
    remindedAt: null,
    answeredAt: null,
    answeredBy: null,
    times: 1,
    declined: null,
    skipped: null,
    lateYesAt: null,
    question: null,
    rank: { position: 1, exact: true, prioritized: false, steppedBack: false, holdsPlace: false, waitedDays: 210 },
    ...overrides,
  } as StoredOffer;
}
