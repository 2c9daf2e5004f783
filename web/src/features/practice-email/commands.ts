import type { CallResult } from '../../firebase/calls.ts';

/** The call comes with its code when it is needed; without a network not even that comes. */
export async function confirmPracticeEmail(companySlug: string, token: string): Promise<CallResult<'confirmPracticeEmail'>> {
  try {
    return await (await import('../../firebase/calls.ts')).call('confirmPracticeEmail', { companySlug, token });
  } catch {
    return { kind: 'failed' };
  }
}
