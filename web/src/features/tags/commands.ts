import type { Result } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { texts } from '../../entities/named/texts.ts';
import { mergeTexts } from './merge-texts.ts';

/**
 * Replaces one tag by another, in parts, until none is left; `onPart` receives the number of changed requests so far.
 * Finished parts stay: calling it again after a failure resumes.
 */
export async function mergeTags(
  slug: string,
  tagId: string,
  intoTagId: string,
  onPart: (requests: number) => void,
): Promise<Result<{ requests: number }>> {
  const messages = { offline: texts.offline, failed: mergeTexts.interrupted };
  let requests = 0;
  for (;;) {
    const answer = await run('mergeTags', { companySlug: slug, tagId, intoTagId }, messages);
    if (!answer.ok) return answer;
    requests += answer.output.requests;
    onPart(requests);
    if (!answer.output.remaining) return { ok: true, output: { requests } };
  }
}
