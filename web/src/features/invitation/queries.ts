/** The invitation's contents. Fetched once, not live: opening it changes nothing. */
import type { CallOutput } from '@platzwart/domain/calls/calls';
import type { Detail } from '@platzwart/domain/failure';
import { run } from '../../calls/run.ts';
import { useRemoteValue } from '../../calls/use-remote-value.ts';

export type InvitationDetails = CallOutput<'viewInvitation'>;

export type Viewed =
  | { status: 'loading' }
  | { status: 'known'; details: InvitationDetails }
  /** It does not open or no longer does: the detail says why. */
  | { status: 'refused'; detail: Detail | undefined }
  | { status: 'failed'; message: string; retry: () => void };

/**
 * `viewer`: the reader's uid, '' if signed out: the person who used an invitation still sees it.
 * Undefined fetches nothing yet.
 */
export function useInvitation(token: string, viewer: string | undefined): Viewed {
  const key = viewer === undefined ? undefined : `${token} ${viewer}`;
  const { value, problem, isLoading, retry } = useRemoteValue(key, () =>
    run('viewInvitation', { token }),
  );
  if (problem)
    return problem.kind === 'refused'
      ? { status: 'refused', detail: problem.details[0] }
      : { status: 'failed', message: problem.message, retry };
  return isLoading || !value ? { status: 'loading' } : { status: 'known', details: value };
}
