/** Passed in by the page that composes this feature: role names are the same everywhere. */
import type { Role } from '@platzwart/domain/team/member';

export type RoleTexts = {
  names: Readonly<Record<Role, string>>;
  /** One sentence each: what the role may do. */
  meanings: Readonly<Record<Role, string>>;
};
