import { followUpRoundBatchSize } from '@platzwart/domain/follow-up/follow-up';
import type { Result } from '../../../calls/problem.ts';
import { run } from '../../../calls/run.ts';

/**
 * Sends follow-ups in batches. After an error, those already sent stay sent, and a retry skips
 * them.
 */
export async function startFollowUpRound(
  companySlug: string,
  requestIds: readonly string[],
  onProgress: (done: number) => void,
): Promise<Result<{ asked: number; toCall: number }>> {
  let [asked, toCall] = [0, 0];
  for (let from = 0; from < requestIds.length; from += followUpRoundBatchSize) {
    const part = requestIds.slice(from, from + followUpRoundBatchSize);
    const result = await run('startFollowUpRound', { companySlug, requestIds: part });
    if (!result.ok) return result;
    asked += result.output.asked;
    toCall += result.output.toCall;
    onProgress(from + part.length);
  }
  return { ok: true, output: { asked, toCall } };
}
