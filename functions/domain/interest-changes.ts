/** What asking for interest does to a request: pure decisions, which the one door applies. */
import type { Actor } from './history.ts';
import { type InterestState, type InterestStep, mayBeWritten } from './interest.ts';
import type { TherapyRequest } from './request.ts';
import type { Change } from './request-changes.ts';

/**
 * The step done: who may be written to waits for an answer from now on, who may not is on the team's list, unless something else
 * is to be done about them anyway.
 */
export function takeInterestStep(current: TherapyRequest, step: InterestStep, by: Actor, now: Date): Exclude<Change, 'unchanged'> {
  const state = stateAfter(current, step);
  const after: TherapyRequest = {
    ...current,
    interest: { state, at: now },
    nextStep: state === 'toCall' ? (current.nextStep ?? { kind: 'askInterest', dueOn: null, since: now }) : current.nextStep,
  };
  return { after, history: { at: now, by, what: lines[state] } };
}

function stateAfter(current: TherapyRequest, step: InterestStep): Exclude<InterestState, 'idle'> {
  if (step === 'ask') return mayBeWritten(current) ? 'asked' : 'toCall';
  // Whoever has withdrawn the consent meanwhile is not written to again.
  if (step === 'remind') return mayBeWritten(current) ? 'reminded' : 'toCall';
  return 'noAnswer';
}

const lines = {
  asked: 'interestAsked',
  toCall: 'interestToAsk',
  reminded: 'interestReminded',
  noAnswer: 'interestUnanswered',
} as const;
