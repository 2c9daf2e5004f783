import { followUpRoundBatchSize } from '@platzwart/domain/follow-up/follow-up';
import { call } from '../../../firebase/calls.ts';
import { texts } from './texts.ts';

export type FollowUpRoundResult = { asked: number; toCall: number; problem: string | undefined };

/** Sends follow-ups in batches. After an error, those already sent stay sent, and a retry skips them. */
export async function startFollowUpRound(
  companySlug: string,
  requestIds: readonly string[],
  onProgress: (done: number) => void,
): Promise<FollowUpRoundResult> {
  let [asked, toCall] = [0, 0];
  for (let from = 0; from < requestIds.length; from += followUpRoundBatchSize) {
    if (!navigator.onLine) return { asked, toCall, problem: texts.offline };
    const part = requestIds.slice(from, from + followUpRoundBatchSize);
    const answer = await call('startFollowUpRound', { companySlug, requestIds: part });
    if (answer.kind === 'refused') return { asked, toCall, problem: answer.details.map(({ message }) => message).join(' ') };
    if (answer.kind !== 'done') return { asked, toCall, problem: answer.kind === 'denied' ? texts.denied : texts.failed };
    asked += answer.output.asked;
    toCall += answer.output.toCall;
    onProgress(from + part.length);
  }
  return { asked, toCall, problem: undefined };
}
