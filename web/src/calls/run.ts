/** Asks our functions to do something. The code behind it loads with the first call. */
import type { CallInput, CallName, CallOutput } from '@platzwart/domain/calls';
import type { CallResult } from '../firebase/calls.ts';
import { isOnline } from '../online.ts';
import { type Messages, problemOf, type Result, refusal } from './problem.ts';
import { untilAnswered } from './retry.ts';

export type Options = {
  messages?: Messages;
  /** Milliseconds after which the user may try again; the call must be idempotent. */
  patience?: number;
  /**
   * Waits for the connection, and sends the same again until there is an answer: the call must be idempotent. Names what it is
   * about, since calls about the same are sent in order.
   */
  retryAbout?: string;
};

export async function run<N extends CallName>(
  name: N,
  input: CallInput<N>,
  { messages, patience, retryAbout }: Options = {},
): Promise<Result<CallOutput<N>>> {
  const send = () => inTime(() => attempt(name, input), patience);
  const answer = retryAbout === undefined ? await send() : await untilAnswered(send, retryAbout);
  switch (answer.kind) {
    case 'done':
      return { ok: true, output: answer.output };
    case 'refused':
      return { ok: false, problem: refusal(answer.details, messages) };
    case 'failed':
      if (answer.hasAnswer) return { ok: false, problem: problemOf('failed', { failed: messages?.ourFault ?? messages?.failed }) };
      // The connection may have been lost meanwhile.
      return { ok: false, problem: problemOf(retryAbout === undefined && !isOnline() ? 'offline' : 'failed', messages) };
    case 'denied':
      return { ok: false, problem: problemOf('denied', { denied: messages?.denied ?? (await denialOf(name)) }) };
    case 'noAnswer':
      return { ok: false, problem: problemOf('noAnswer', messages) };
  }
}

/** Loads only when needed. */
const denialOf = async (name: CallName) => (await import('./denial.ts')).denialOf(name);

/** A request while offline would permanently break the code that loads with the first call. */
async function attempt<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>> {
  if (!isOnline()) return { kind: 'failed' };
  try {
    const { call } = await import('../firebase/calls.ts');
    return await call(name, input);
  } catch {
    return { kind: 'failed' };
  }
}

async function inTime<T>(send: () => Promise<T>, patience: number | undefined): Promise<T | { kind: 'noAnswer' }> {
  if (patience === undefined) return send();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<{ kind: 'noAnswer' }>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'noAnswer' }), patience);
  });
  try {
    return await Promise.race([send(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
