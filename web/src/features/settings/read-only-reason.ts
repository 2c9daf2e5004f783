/** Why the settings can be read but not changed. */
import type { Role } from '@platzwart/domain/team/member';
import { may } from '@platzwart/domain/team/permission';
import { texts } from './texts.ts';

/** Undefined if they can; while it is unknown whether the practice is locked nothing is refused ahead. */
export function readOnlyReasonFor(role: Role | undefined, isLocked: boolean | undefined): string | undefined {
  if (!may(role, 'changeSettings')) return texts.administratorsOnly;
  return isLocked ? texts.locked : undefined;
}
