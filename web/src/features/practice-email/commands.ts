import type { CallResult } from '../../firebase/calls.ts';

/** The call's code loads on demand; offline, not even that loads. */
export async function confirmPracticeEmail(companySlug: string, token: string): Promise<CallResult<'confirmPracticeEmail'>> {
  try {
    return await (await import('../../firebase/calls.ts')).call('confirmPracticeEmail', { companySlug, token });
  } catch {
    return { kind: 'failed' };
  }
}
