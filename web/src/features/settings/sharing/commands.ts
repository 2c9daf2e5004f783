import { call } from '../../../firebase/calls.ts';

/** The first step is done. Whether that is remembered now or with the next time, nobody has to know. */
export async function rememberSharing(companySlug: string): Promise<void> {
  if (!navigator.onLine) return;
  await call('completeFirstStep', { companySlug, step: 'share' }).catch(() => undefined);
}
