/** What a follow-up does to a request: pure decisions, applied by `functions/src/waiting-list`. */

import type { Change } from '../request/changes.ts';
import type { Actor } from '../request/history.ts';
import type { TherapyRequest } from '../request/request.ts';
import { type FollowUpState, type FollowUpStep, mayBeEmailed } from './follow-up.ts';

/**
 * Applies the step: a request that may be e-mailed now awaits an answer; any other goes on the
 * team's call list, unless it already has a next step that takes a call. `isUnread`: the last
 * e-mail never arrived.
 */
export function applyFollowUpStep(
  current: TherapyRequest,
  step: FollowUpStep,
  by: Actor,
  now: Date,
  isUnread = false,
): Exclude<Change, 'unchanged'> {
  const state = stateAfter(current, step, isUnread);
  const isFree = current.nextStep === null || current.nextStep.kind === 'addDetails';
  const after: TherapyRequest = {
    ...current,
    followUp: { state, at: now },
    nextStep:
      state === 'toCall' && isFree
        ? { kind: 'followUpCall', dueOn: null, since: now }
        : current.nextStep,
  };
  return { after, history: { at: now, by, what: lines[state] } };
}

function stateAfter(
  current: TherapyRequest,
  step: FollowUpStep,
  isUnread: boolean,
): Exclude<FollowUpState, 'idle'> {
  if (step === 'ask') return mayBeEmailed(current) ? 'asked' : 'toCall';
  // The patient may have withdrawn consent since the question: then no further e-mail.
  if (step === 'remind') return mayBeEmailed(current) ? 'reminded' : 'toCall';
  // Nobody is silent whom nothing reaches.
  return isUnread || current.emailFailedAt !== null ? 'toCall' : 'noAnswer';
}

const lines = {
  asked: 'followUpSent',
  toCall: 'followUpCallNeeded',
  reminded: 'followUpReminded',
  noAnswer: 'followUpUnanswered',
} as const;
