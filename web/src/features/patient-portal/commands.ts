/** The two calls behind a patient's portal link. Their code loads on demand. */
import type { LinkAnswer } from '@platzwart/domain/patient-portal/actions';
import type { CallResult } from '../../firebase/calls.ts';

/** Identifies the request: taken from the link. */
export type Link = { companySlug: string; token: string };

export async function viewRequestLink(link: Link): Promise<CallResult<'viewRequestLink'>> {
  return attempt(async () => (await import('../../firebase/calls.ts')).call('viewRequestLink', link));
}

export async function answerRequestLink(link: Link, answer: LinkAnswer): Promise<CallResult<'answerRequestLink'>> {
  return attempt(async () => (await import('../../firebase/calls.ts')).call('answerRequestLink', { ...link, answer }));
}

/** Offline, not even the code loads. */
async function attempt<N extends 'viewRequestLink' | 'answerRequestLink'>(run: () => Promise<CallResult<N>>): Promise<CallResult<N>> {
  try {
    return await run();
  } catch {
    return { kind: 'failed' };
  }
}
