/** Why settings are read-only. */
import type { Role } from '@platzwart/domain/team/member';
import { may, type Permission } from '@platzwart/domain/team/permission';
import { texts } from './texts.ts';

/**
 * Undefined if they can be changed; while the lock state is unknown, the client refuses nothing.
 */
export function readOnlyReasonFor(
  role: Role | undefined,
  isLocked: boolean | undefined,
  needed: Permission = 'changeSettings',
): string | undefined {
  if (!may(role, needed)) return texts.administratorsOnly;
  return isLocked ? texts.locked : undefined;
}
