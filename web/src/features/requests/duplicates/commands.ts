/** The team's decisions about possible duplicates. */
import { call } from '../../../firebase/calls.ts';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';

type Pair = { slug: string; requestId: string; otherId: string };

/** Resolves to the id of the remaining request, or an error message. */
export async function mergeRequests({ slug, ...pair }: Pair): Promise<{ survivingId: string } | { refusal: string }> {
  if (!navigator.onLine) return { refusal: texts.view.offline };
  const answer = await call('mergeRequests', { companySlug: slug, ...pair });
  return answer.kind === 'done' ? { survivingId: answer.output.requestId } : { refusal: refusalOf(answer) };
}

/** Resolves to undefined on success, or to an error message. */
export async function keepApart({ slug, ...pair }: Pair): Promise<string | undefined> {
  if (!navigator.onLine) return texts.view.offline;
  const answer = await call('keepApart', { companySlug: slug, ...pair });
  return answer.kind === 'done' ? undefined : refusalOf(answer);
}

function refusalOf(answer: Exclude<Awaited<ReturnType<typeof call>>, { kind: 'done' }>): string {
  if (answer.kind === 'denied') return shared.notAllowed;
  return answer.kind === 'refused' ? (answer.details[0]?.message ?? shared.tryAgain) : shared.tryAgain;
}
