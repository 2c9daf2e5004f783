/** The two calls of an invitation. Their code loads on demand: the page is read on phones. */
import type { CallResult } from '../../firebase/calls.ts';

export async function viewInvitation(token: string): Promise<CallResult<'viewInvitation'>> {
  return attempt(async () => (await import('../../firebase/calls.ts')).call('viewInvitation', { token }));
}

export async function acceptInvitation(token: string): Promise<CallResult<'acceptInvitation'>> {
  return attempt(async () => (await import('../../firebase/calls.ts')).call('acceptInvitation', { token }));
}

/** Offline, not even the code loads. */
async function attempt<N extends 'viewInvitation' | 'acceptInvitation'>(run: () => Promise<CallResult<N>>): Promise<CallResult<N>> {
  try {
    return await run();
  } catch {
    return { kind: 'failed' };
  }
}
