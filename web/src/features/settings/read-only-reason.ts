/** Why settings are read-only. */
import type { Role } from '@platzwart/domain/team/member';
import { may } from '@platzwart/domain/team/permission';
import { texts } from './texts.ts';

/**
 * Undefined if they can be changed; while the lock state is unknown, the client refuses nothing.
 */
export function readOnlyReasonFor(
  role: Role | undefined,
  isLocked: boolean | undefined,
): string | undefined {
  if (!may(role, 'changeSettings')) return texts.administratorsOnly;
  return isLocked ? texts.locked : undefined;
}
