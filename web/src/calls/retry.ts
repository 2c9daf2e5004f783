/** What waits for the connection: without an answer the same is sent again. What is about the same is sent in order. */
import { addPendingChange } from '../firebase/pending-changes.ts';
import { isOnline, whenOnline } from '../online.ts';

/** Milliseconds between two attempts. A restored connection triggers one immediately. */
const pauses: readonly number[] = [1000, 2000, 5000, 10_000];
const lastPause = 30_000;

/** Milliseconds until what waits fails. */
const patience = 10 * 60_000;

const lastOf = new Map<string, Promise<unknown>>();

type Failed = { kind: 'failed'; hasAnswer?: boolean };

/** `subject`: what it is about, the request's id. */
export async function untilAnswered<A extends { kind: string }>(send: () => Promise<A | Failed>, subject: string): Promise<A | Failed> {
  const release = addPendingChange();
  const end = Date.now() + patience;
  const answer = (lastOf.get(subject) ?? Promise.resolve()).then(() => repeated(send, end));
  lastOf.set(subject, answer);
  try {
    return await answer;
  } finally {
    release();
    if (lastOf.get(subject) === answer) lastOf.delete(subject);
  }
}

async function repeated<A extends { kind: string }>(send: () => Promise<A | Failed>, end: number): Promise<A | Failed> {
  for (let attempt = 0; ; attempt++) {
    if (isOnline()) {
      const answer = await send();
      if (answer.kind !== 'failed' || ('hasAnswer' in answer && answer.hasAnswer)) return answer;
    }
    const left = end - Date.now();
    if (left <= 0) return { kind: 'failed' };
    await whenOnline(Math.min(left, pauses.at(attempt) ?? lastPause));
  }
}
