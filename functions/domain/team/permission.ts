/** What a role may do in a practice (spec section 6). */
import { never } from '../sign-in/session.ts';
import type { Member, Role } from './member.ts';

/** `changeAvailability`: to pause intake, and to enter days on which the practice is closed. */
export type Permission =
  | 'administrationView'
  | 'changeRequests'
  | 'changeAvailability'
  | 'changeSettings';

const permissions: Record<Role, ReadonlySet<Permission>> = {
  administrator: new Set([
    'administrationView',
    'changeRequests',
    'changeAvailability',
    'changeSettings',
  ]),
  therapist: new Set(['administrationView', 'changeRequests', 'changeAvailability']),
  viewer: new Set(['administrationView']),
};

/** The role for which anything counts: a member whose account the operator has closed has none. */
export function roleInForce(
  member: Pick<Member, 'role' | 'signInsValidFrom'> | undefined,
): Role | undefined {
  return member?.signInsValidFrom?.getTime() === never.getTime() ? undefined : member?.role;
}

/** Whether the role has the permission; non-members (no role) have none. */
export function may(role: Role | undefined, permission: Permission): boolean {
  return role !== undefined && permissions[role].has(permission);
}

/** The fields of two settings that are availability; the others are administrators'. */
export const availabilityFields = {
  intake: ['bookingEnabled', 'pausedText', 'resumesOn'],
  offering: ['closedDays'],
} as const;

/** Whether the role may make these edits, of settings in which so much is availability. */
export function mayEdit(
  role: Role | undefined,
  edits: object,
  availability: readonly string[],
): boolean {
  return (
    may(role, 'changeSettings') ||
    (may(role, 'changeAvailability') &&
      Object.keys(edits).every((field) => availability.includes(field)))
  );
}

/**
 * Whether the role may print and save requests; viewers only if the practice's account allows it.
 */
export function mayExport(
  role: Role | undefined,
  account: { readonly viewersMayExport: boolean } | undefined,
): boolean {
  return may(role, 'changeRequests') || (role === 'viewer' && account?.viewersMayExport === true);
}
