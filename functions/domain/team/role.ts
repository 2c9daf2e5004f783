/**
 * A member's role in a practice (spec section 6). No schemas: pages that only compare roles load
 * this file.
 */
import type { Role } from './member.ts';

/** Most powerful first. */
export const roles = ['administrator', 'therapist', 'viewer'] as const;

/** The more powerful role. */
export function higherRole(one: Role, other: Role): Role {
  return roles.indexOf(one) <= roles.indexOf(other) ? one : other;
}
