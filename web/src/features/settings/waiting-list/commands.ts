/** Commands on the waiting list as a whole. Each resolves to its result or to an error message. */
import { type CallResult, call } from '../../../firebase/calls.ts';
import { texts as frame } from '../texts.ts';
import { texts } from './texts.ts';

type Answer<T> = { isDone: true; output: T } | { isDone: false; problem: string };

/** `seen`: the value shown when toggling; a colleague's later change is not overwritten. */
export async function saveDemandShown(companySlug: string, seen: boolean, wanted: boolean): Promise<Answer<unknown>> {
  const { offline, failed } = texts.demand;
  // Offline, the first call's dynamic import would fail, and browsers cache that failure.
  if (!navigator.onLine) return { isDone: false, problem: offline };
  const answer = await call('updateFormConfiguration', { companySlug, edits: { demandShown: { from: seen, to: wanted } } });
  return answer.kind === 'done' ? { isDone: true, output: answer.output } : { isDone: false, problem: problemOf(answer, failed) };
}

export type CheckResult = { checked: number; repaired: number };

export async function checkWaitingList(companySlug: string): Promise<Answer<CheckResult>> {
  const { offline, failed } = texts.check;
  if (!navigator.onLine) return { isDone: false, problem: offline };
  const answer = await call('reconcileWaitingList', { companySlug });
  return answer.kind === 'done' ? { isDone: true, output: answer.output } : { isDone: false, problem: problemOf(answer, failed) };
}

type NotDone = Exclude<CallResult<'reconcileWaitingList'>, { kind: 'done' }>;

function problemOf(answer: NotDone, failed: string): string {
  if (answer.kind === 'refused') return answer.details.map(({ message }) => message).join(' ');
  return answer.kind === 'denied' ? frame.denied : failed;
}
