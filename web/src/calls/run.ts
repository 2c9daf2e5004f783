/** Asks our functions to do something. The code behind it loads with the first call. */
import type { CallInput, CallName, CallOutput } from '@platzwart/domain/calls/calls';
import { isOnline } from '../online.ts';
import { type Messages, problemOf, type Result, refusal } from './problem.ts';

export async function run<N extends CallName>(
  name: N,
  input: CallInput<N>,
  messages: Messages = {},
): Promise<Result<CallOutput<N>>> {
  // A request while offline would permanently break the code that loads with the first call.
  if (!isOnline()) return { ok: false, problem: problemOf('offline', messages) };
  try {
    const { call } = await import('../firebase/calls.ts');
    const answer = await call(name, input);
    if (answer.kind === 'done') return { ok: true, output: answer.output };
    if (answer.kind === 'refused') return { ok: false, problem: refusal(answer.details, messages) };
    if (answer.kind === 'denied') {
      const denied = messages.denied ?? (await import('./denial.ts')).denialOf(name);
      return { ok: false, problem: problemOf('denied', { denied }) };
    }
    if (answer.hasAnswer) return { ok: false, problem: problemOf('failed', messages) };
  } catch {
    // The code did not load.
  }
  // The connection may have been lost meanwhile.
  return { ok: false, problem: problemOf(isOnline() ? 'noAnswer' : 'offline', messages) };
}
