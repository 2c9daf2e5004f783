/** What somebody can be in a practice (spec section 6). No schemas here: pages that only compare roles read this file. */
import type { Role } from './member.ts';

/** From the one that allows most. */
export const roles = ['administrator', 'therapist', 'viewer'] as const;

/** The role that allows more. */
export function higherRole(one: Role, other: Role): Role {
  return roles.indexOf(one) <= roles.indexOf(other) ? one : other;
}
