/** Asks our functions to do something. The code behind it loads with the first call. */
import type { CallInput, CallName, CallOutput } from '@platzwart/domain/calls/calls';
import { isOnline } from '../online.ts';
import { denial, problemOf, type Result, refusal } from './problem.ts';
import { texts } from './texts.ts';

export async function run<N extends CallName>(
  name: N,
  input: CallInput<N>,
): Promise<Result<CallOutput<N>>> {
  // A request while offline would permanently break the code that loads with the first call.
  if (!isOnline()) return { ok: false, problem: problemOf('offline') };
  try {
    const { call } = await import('../firebase/calls.ts');
    const answer = await call(name, input);
    if (answer.kind === 'done') return { ok: true, output: answer.output };
    if (answer.kind === 'refused') return { ok: false, problem: refusal(answer.details) };
    if (answer.kind === 'denied') {
      const { denialOf } = await import('./denial.ts');
      return { ok: false, problem: denial(denialOf(name)) };
    }
    if (answer.hasAnswer) return { ok: false, problem: problemOf('failed') };
  } catch {
    // The code did not load.
  }
  // It may have arrived, even if the connection has been lost meanwhile.
  const isReading = /^(?:view|preview|count)/.test(name);
  return { ok: false, problem: problemOf('noAnswer', isReading ? texts.unread : undefined) };
}

/** For idempotent calls: an answer that was lost on the way is asked for once more. */
export async function runTwice<N extends CallName>(
  name: N,
  input: CallInput<N>,
): Promise<Result<CallOutput<N>>> {
  const answer = await run(name, input);
  return answer.problem?.kind === 'noAnswer' ? run(name, input) : answer;
}
