import type { FirstStep } from '@platzwart/domain/practice/account';
import { call } from '../../firebase/calls.ts';
import { firstStepsTexts } from './first-steps-texts.ts';

/** Undefined on success, otherwise an error message. */
export async function completeFirstStep(slug: string, step: FirstStep): Promise<string | undefined> {
  const answer = await call('completeFirstStep', { companySlug: slug, step });
  if (answer.kind === 'done') return undefined;
  return answer.kind === 'refused' ? answer.details.map(({ message }) => message).join(' ') : firstStepsTexts.failed;
}

/** The same for steps the app detects as done. Fire and forget; the next visit retries. */
export async function rememberFirstStep(slug: string, step: FirstStep): Promise<void> {
  if (navigator.onLine) await call('completeFirstStep', { companySlug: slug, step });
}
