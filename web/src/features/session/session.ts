/** The current user, as views see them. */
import type { Role, UserPractice } from '@platzwart/domain/team/member';

export type SessionUser = {
  uid: string;
  name: string;
  email: string;
  /**
   * Whether the address is confirmed: required to register a practice.
   */
  emailVerified: boolean;
  practices: readonly UserPractice[];
  /** The user's own document could not be read (yet): practices may be missing. */
  isIncomplete?: true;
};

export type Session =
  /** `isLocked`: nothing is read before the device is unlocked; 'now': of a page in use. */
  | { status: 'loading'; user?: never; isLocked?: 'before' | 'now' }
  | { status: 'signedOut'; user?: never }
  | { status: 'signedIn'; user: SessionUser };

/** What a route may require: being signed in, or a role in some practice. */
export type PlatformRole = 'user' | Role;

/** 'user' for being signed in, plus every role the user has in any practice. */
export function platformRoles(user: Pick<SessionUser, 'practices'>): ReadonlySet<PlatformRole> {
  return new Set(['user', ...user.practices.map(({ role }) => role)]);
}
