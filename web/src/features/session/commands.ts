import { clearSessionFlag } from './session-flag.ts';

/** Signs out here and, by the missing flag, in every other tab. */
export async function signOut(): Promise<void> {
  clearSessionFlag();
  const { endOwnSession } = await import('./follow-session.ts');
  await endOwnSession();
}
