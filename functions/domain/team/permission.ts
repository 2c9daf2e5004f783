/** What a role may do in a practice (spec section 6). */
import type { Role } from './member.ts';

export type Permission = 'administrationView' | 'changeRequests' | 'changeSettings';

const permissions: Record<Role, ReadonlySet<Permission>> = {
  administrator: new Set(['administrationView', 'changeRequests', 'changeSettings']),
  therapist: new Set(['administrationView', 'changeRequests']),
  viewer: new Set(['administrationView']),
};

/** Whether the role has the permission; non-members (no role) have none. */
export function may(role: Role | undefined, permission: Permission): boolean {
  return role !== undefined && permissions[role].has(permission);
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
