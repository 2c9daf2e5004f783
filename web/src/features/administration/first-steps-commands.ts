import type { FirstStep } from '@platzwart/domain/practice/account';
import { call } from '../../firebase/calls.ts';
import { firstStepsTexts } from './first-steps-texts.ts';

/** Undefined if it is done, else what speaks against it. */
export async function completeFirstStep(slug: string, step: FirstStep): Promise<string | undefined> {
  const answer = await call('completeFirstStep', { companySlug: slug, step });
  if (answer.kind === 'done') return undefined;
  return answer.kind === 'refused' ? answer.details.map(({ message }) => message).join(' ') : firstStepsTexts.failed;
}

/** The same for what can be seen to be done. Nobody waits for it; the next visit tries again. */
export async function rememberFirstStep(slug: string, step: FirstStep): Promise<void> {
  if (navigator.onLine) await call('completeFirstStep', { companySlug: slug, step });
}
