/**
 * Where a free place stands, read from its plan: who may answer, who accepted, who is next, and
 * whether it needs the team.
 */
import type { PlannedPerson, Vacancy, WaitsFor } from '@platzwart/domain/vacancies/vacancy';

export type Group = 'needsTeam' | 'offering' | 'open' | 'filled' | 'closed';

/** In display order. */
export const groups: readonly Group[] = ['needsTeam', 'offering', 'open', 'filled', 'closed'];

export function groupOf(vacancy: Pick<Vacancy, 'state' | 'plan'>): Group {
  if (vacancy.state === 'filled' || vacancy.state === 'closed' || vacancy.state === 'open')
    return vacancy.state;
  return needsTeam(vacancy) ? 'needsTeam' : 'offering';
}

/**
 * Somebody of the team has to do something: give the place, call somebody, answer, or decide how to
 * go on.
 */
export function needsTeam({ state, plan }: Pick<Vacancy, 'state' | 'plan'>): boolean {
  if (state === 'open' || state === 'filled' || state === 'closed') return false;
  return (
    state !== 'offering' ||
    plan.some((person) => person.state === 'accepted' || needOf(person) !== undefined)
  );
}

/** What the team does before the offer to this person goes on; undefined: nothing. */
export function needOf({
  state,
  channel,
  called,
  waitsFor,
}: Pick<PlannedPerson, 'state' | 'channel' | 'called' | 'waitsFor'>): WaitsFor | undefined {
  if (state === 'pledged' || state === 'accepted')
    return waitsFor === 'question' ? waitsFor : undefined;
  if (state !== 'offered') return undefined;
  return waitsFor ?? (channel === 'phone' && !called ? 'call' : undefined);
}

export function inState(
  vacancy: Pick<Vacancy, 'plan'>,
  ...states: readonly PlannedPerson['state'][]
): PlannedPerson[] {
  return vacancy.plan.filter(({ state }) => states.includes(state));
}

/** Who is asked when somebody declines or lets time pass; undefined: the list ends. */
export function nextPerson({
  plan,
  asked,
}: Pick<Vacancy, 'plan' | 'asked'>): PlannedPerson | undefined {
  return plan.slice(asked).find(({ state }) => state === null);
}

/**
 * One more may be asked by hand: in turn, as many people have an offer at once as seats are free.
 */
export function mayAskNext(
  vacancy: Pick<Vacancy, 'mode' | 'plan' | 'asked' | 'seats' | 'winners'>,
): boolean {
  return (
    nextPerson(vacancy) !== undefined &&
    (vacancy.mode !== 'inTurn' || inState(vacancy, 'offered').length < freeSeats(vacancy))
  );
}

/** Free seats that nobody has said yes to. */
export function freeSeats({ seats, winners }: Pick<Vacancy, 'seats' | 'winners'>): number {
  return Math.max(0, seats - winners.length);
}

/** Somebody is asked, or has said yes: time and start cannot change meanwhile. */
export function hasLiveOffers(vacancy: Pick<Vacancy, 'plan'>): boolean {
  return inState(vacancy, 'offered', 'pledged', 'accepted').length > 0;
}
