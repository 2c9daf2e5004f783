/**
 * Calls that wait for the connection: without an answer the same is sent again. Those about the
 * same are sent in order.
 */
import type { CallInput, CallName, CallOutput } from '@platzwart/domain/calls/calls';
import { addPendingChange } from '../firebase/pending-changes.ts';
import { whenOnline } from '../online.ts';
import type { Result } from './problem.ts';
import { run } from './run.ts';

/** Milliseconds between two attempts. A restored connection triggers one immediately. */
const pauses: readonly number[] = [1000, 2000, 5000, 10_000];
const lastPause = 30_000;

/** Milliseconds until what waits fails. */
const patience = 10 * 60_000;

const lastOf = new Map<string, Promise<unknown>>();

/** `about`: what the call is about, the request's id. The call must be idempotent. */
export async function runWithRetry<N extends CallName>(
  name: N,
  input: CallInput<N>,
  about: string,
): Promise<Result<CallOutput<N>>> {
  const release = addPendingChange();
  const end = Date.now() + patience;
  const answer = (lastOf.get(about) ?? Promise.resolve()).then(() =>
    untilAnswered(() => run(name, input), end),
  );
  lastOf.set(about, answer);
  try {
    return await answer;
  } finally {
    release();
    if (lastOf.get(about) === answer) lastOf.delete(about);
  }
}

async function untilAnswered<T>(ask: () => Promise<Result<T>>, end: number): Promise<Result<T>> {
  for (let attempt = 0; ; attempt++) {
    const answer = await ask();
    if (answer.problem?.kind !== 'offline' && answer.problem?.kind !== 'noAnswer') return answer;
    const left = end - Date.now();
    if (left <= 0) return answer;
    await whenOnline(Math.min(left, pauses.at(attempt) ?? lastPause));
  }
}
