import { call } from '../../../firebase/calls.ts';

/** Marks a first step as done. Fire and forget: the next use remembers it if this one fails. */
export async function rememberSharing(companySlug: string): Promise<void> {
  if (!navigator.onLine) return;
  await call('completeFirstStep', { companySlug, step: 'share' }).catch(() => undefined);
}
