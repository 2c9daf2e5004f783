/** What a role may do in a practice (spec section 6; design section 5). */
import type { Role } from './member.ts';

export type Permission = 'administrationView' | 'changeRequests' | 'changeSettings';

const permissions: Record<Role, ReadonlySet<Permission>> = {
  administrator: new Set(['administrationView', 'changeRequests', 'changeSettings']),
  therapist: new Set(['administrationView', 'changeRequests']),
  viewer: new Set(['administrationView']),
};

/** Whether the role has the permission; no role (no member) has none. */
export function may(role: Role | undefined, permission: Permission): boolean {
  return role !== undefined && permissions[role].has(permission);
}

/** Whether the role may print and save requests; viewers may where the practice's account says so. */
export function mayExport(role: Role | undefined, account: { readonly viewersMayExport: boolean } | undefined): boolean {
  return may(role, 'changeRequests') || (role === 'viewer' && account?.viewersMayExport === true);
}
