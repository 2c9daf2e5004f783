import { appCheckKey } from '../env.ts';

/**
 * Loads App Check, where the operator has set it up; without it the server says what is missing.
 */
export async function prepareProof(): Promise<void> {
  if (appCheckKey === '') return;
  const { startAppCheck } = await import('../firebase/app-check.ts');
  await startAppCheck(appCheckKey);
}
