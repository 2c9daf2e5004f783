/** What a follow-up does to a request: pure decisions, which the single entry point applies. */

import type { Change } from '../request/changes.ts';
import type { Actor } from '../request/history.ts';
import type { TherapyRequest } from '../request/request.ts';
import { type FollowUpState, type FollowUpStep, mayBeEmailed } from './follow-up.ts';

/**
 * The step done: who may be written to waits for an answer from now on, who may not is on the team's list, unless something else
 * is to be done about them anyway.
 */
export function applyFollowUpStep(current: TherapyRequest, step: FollowUpStep, by: Actor, now: Date): Exclude<Change, 'unchanged'> {
  const state = stateAfter(current, step);
  const after: TherapyRequest = {
    ...current,
    followUp: { state, at: now },
    nextStep: state === 'toCall' ? (current.nextStep ?? { kind: 'followUpCall', dueOn: null, since: now }) : current.nextStep,
  };
  return { after, history: { at: now, by, what: lines[state] } };
}

function stateAfter(current: TherapyRequest, step: FollowUpStep): Exclude<FollowUpState, 'idle'> {
  if (step === 'ask') return mayBeEmailed(current) ? 'asked' : 'toCall';
  // Whoever has withdrawn the consent meanwhile is not written to again.
  if (step === 'remind') return mayBeEmailed(current) ? 'reminded' : 'toCall';
  return 'noAnswer';
}

const lines = {
  asked: 'followUpSent',
  toCall: 'followUpCallNeeded',
  reminded: 'followUpReminded',
  noAnswer: 'followUpUnanswered',
} as const;
