import { texts } from '../../entities/named/texts.ts';
import { call } from '../../firebase/calls.ts';
import { isOnline } from '../../online.ts';
import { mergeTexts } from './merge-texts.ts';

/**
 * Replaces one tag by another, in parts, until none is left; `onPart` receives the number of changed requests so far.
 * Finished parts stay: calling it again after a failure resumes. Resolves to an error message unless all is done.
 */
export async function mergeTags(
  slug: string,
  tagId: string,
  intoTagId: string,
  onPart: (requests: number) => void,
): Promise<string | undefined> {
  if (!isOnline()) return texts.offline;
  let requests = 0;
  for (;;) {
    const answer = await call('mergeTags', { companySlug: slug, tagId, intoTagId });
    if (answer.kind === 'denied') return texts.denied;
    if (answer.kind === 'refused') return answer.details[0]?.message ?? mergeTexts.interrupted;
    if (answer.kind !== 'done') return mergeTexts.interrupted;
    requests += answer.output.requests;
    onPart(requests);
    if (!answer.output.remaining) return undefined;
  }
}
