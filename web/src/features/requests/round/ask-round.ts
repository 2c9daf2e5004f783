import { requestsPerRoundCall } from '@platzwart/domain/interest';
import { call } from '../../../firebase/calls.ts';
import { texts } from './texts.ts';

export type RoundResult = { asked: number; toCall: number; problem: string | undefined };

/** Asks them a part at a time; what was asked before something went wrong stays asked, and asking again skips it. */
export async function askRound(
  companySlug: string,
  requestIds: readonly string[],
  onProgress: (done: number) => void,
): Promise<RoundResult> {
  let [asked, toCall] = [0, 0];
  for (let from = 0; from < requestIds.length; from += requestsPerRoundCall) {
    if (!navigator.onLine) return { asked, toCall, problem: texts.offline };
    const part = requestIds.slice(from, from + requestsPerRoundCall);
    const answer = await call('startFollowUpRound', { companySlug, requestIds: part });
    if (answer.kind === 'refused') return { asked, toCall, problem: answer.details.map(({ message }) => message).join(' ') };
    if (answer.kind !== 'done') return { asked, toCall, problem: answer.kind === 'denied' ? texts.denied : texts.failed };
    asked += answer.output.asked;
    toCall += answer.output.toCall;
    onProgress(from + part.length);
  }
  return { asked, toCall, problem: undefined };
}
