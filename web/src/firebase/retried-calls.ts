/**
 * Calls that wait for the connection: without an answer the same input is sent again, so they must be ones that the
 * server takes twice as once. What was done to the same subject is sent in the order in which it was done.
 */
import type { CallInput, CallName } from '@platzwart/domain/calls';
import { type CallResult, call } from './calls.ts';
import { addPendingChange } from './pending-changes.ts';

/** Milliseconds between two attempts. A connection that comes back is used at once. */
const pauses: readonly number[] = [1000, 2000, 5000, 10_000];
const lastPause = 30_000;

/** Milliseconds: whoever still waits then is told that it did not work. */
const patience = 10 * 60_000;

const lastOf = new Map<string, Promise<unknown>>();

/** `subject` names what the call is about: the request's id. */
export async function callWithRetry<N extends CallName>(name: N, input: CallInput<N>, subject: string): Promise<CallResult<N>> {
  const release = addPendingChange();
  const end = Date.now() + patience;
  const answer = (lastOf.get(subject) ?? Promise.resolve()).then(() => untilAnswered(() => call(name, input), end));
  lastOf.set(subject, answer);
  try {
    return await answer;
  } finally {
    release();
    if (lastOf.get(subject) === answer) lastOf.delete(subject);
  }
}

async function untilAnswered<R extends CallResult<CallName>>(send: () => Promise<R>, end: number): Promise<R | { kind: 'failed' }> {
  for (let attempt = 0; ; attempt++) {
    // Only 'no' can be trusted. Asking then would even spoil the code that is loaded with the first call.
    if (navigator.onLine) {
      const answer = await send();
      if (answer.kind !== 'failed' || answer.hasAnswer) return answer;
    }
    const left = end - Date.now();
    if (left <= 0) return { kind: 'failed' };
    await connectionOr(Math.min(left, pauses.at(attempt) ?? lastPause));
  }
}

/** Until the browser says that it is connected again, at most so many milliseconds. */
function connectionOr(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });
}
