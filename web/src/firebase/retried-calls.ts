/**
 * Calls that wait for the connection: without an answer the same input is sent again, so they must be idempotent. Calls
 * about the same subject are sent in order.
 */
import type { CallInput, CallName } from '@platzwart/domain/calls';
import { type CallResult, call } from './calls.ts';
import { addPendingChange } from './pending-changes.ts';

/** Milliseconds between two attempts. A restored connection triggers one immediately. */
const pauses: readonly number[] = [1000, 2000, 5000, 10_000];
const lastPause = 30_000;

/** Milliseconds until a waiting call fails. */
const patience = 10 * 60_000;

const lastOf = new Map<string, Promise<unknown>>();

/** `subject`: what the call is about, the request's id. */
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
    // Only 'offline' can be trusted. A request would even permanently break the code that loads with the first call.
    if (navigator.onLine) {
      const answer = await send();
      if (answer.kind !== 'failed' || answer.hasAnswer) return answer;
    }
    const left = end - Date.now();
    if (left <= 0) return { kind: 'failed' };
    await connectionOr(Math.min(left, pauses.at(attempt) ?? lastPause));
  }
}

/** Waits until the browser reports a connection, at most that many milliseconds. */
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
