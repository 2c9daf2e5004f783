/** A vacancy begins: it is created, and its plan is approved. */
import { refusedAt, wholeForm } from '../failure.ts';
import { askNext, isStartPassed, openings } from './asking.ts';
import { mayFirstWin } from './deadlines.ts';
import { count, type Draft, type Handled } from './draft.ts';
import { vacancyMessages } from './step-messages.ts';
import type { PersonToAsk, PlanOfOffers, SteeringEvent } from './step-types.ts';
import { maxPlan, type PlannedPerson, type Vacancy } from './vacancy.ts';

type Create = Extract<SteeringEvent, { kind: 'create' }>;

/** Noted, not offered yet. */
export function newVacancy(
  { terms, cells, offers }: Create,
  createdBy: string,
  now: Date,
): Vacancy {
  const { mode, patience, atOnce, plan, passedOver } = offers;
  return {
    state: 'open',
    revision: 0,
    ...terms,
    cells: [...cells],
    mode,
    patience,
    atOnce,
    plan: withPeople([], plan),
    asked: 0,
    passedOver: passedOver.map((person) => ({ ...person })),
    winners: [],
    late: [],
    behind: [],
    wordsOnClosing: '',
    nextStepAt: null,
    stalledBecause: null,
    frozenSince: null,
    createdBy,
    createdAt: now,
    offeredAt: null,
    acceptedAt: null,
    endedAt: null,
    closeReason: null,
  };
}

/** The plan with these people at its end, each once. */
export function withPeople(
  plan: readonly PlannedPerson[],
  people: readonly PersonToAsk[],
): PlannedPerson[] {
  const all = [...plan];
  for (const { requestId, byHand } of people) {
    if (all.some((entry) => entry.requestId === requestId)) continue;
    all.push({
      requestId,
      channel: 'email',
      byHand,
      state: null,
      until: null,
      remindAt: null,
      waitsFor: null,
      called: false,
    });
  }
  return all;
}

/** The first ones are asked at once. */
export function startAsking(
  draft: Draft,
  { mode, patience, atOnce, plan, passedOver }: PlanOfOffers,
): Handled {
  const { vacancy, at } = draft;
  if (plan.length === 0) return refusedAt('plan', 'noPlan', vacancyMessages.noPlan);
  if (plan.length > maxPlan)
    return refusedAt('plan', 'planFull', vacancyMessages.planFull(maxPlan));
  if (isStartPassed(draft)) return refusedAt('startsOn', 'startOver', vacancyMessages.startOver);
  if (mode === 'firstWins' && !mayFirstWin(vacancy, at.now))
    return refusedAt('mode', 'raceTooEarly', vacancyMessages.raceTooEarly);
  Object.assign(vacancy, {
    state: 'offering',
    mode,
    patience,
    atOnce,
    plan: withPeople([], plan),
    passedOver: [...passedOver],
  });
  if (at.timesOf(vacancy, at.now) === null)
    return refusedAt(wholeForm, 'noTimeLeft', vacancyMessages.noTimeLeft);
  for (const { reason } of passedOver) count(draft, 'passedOver', reason);
  return askNext(draft, openings(draft), draft.by);
}
