/** Who uses the browser, as views see it. */
import type { Role, UserPractice } from '@platzwart/domain/team/member';

export type SessionUser = {
  uid: string;
  name: string;
  email: string;
  /** Whether the address is proven to be theirs: registering a practice and accepting an invitation ask for it. */
  emailVerified: boolean;
  practices: readonly UserPractice[];
  /** The person's own document could not be read (yet): they may have practices that are not listed. */
  isIncomplete?: true;
};

export type Session =
  | { status: 'loading'; user?: never }
  | { status: 'signedOut'; user?: never }
  | { status: 'signedIn'; user: SessionUser };

/** What a route may ask for: being signed in, or a role in some practice. */
export type PlatformRole = 'user' | Role;

/** 'user' for being signed in, and every role the person has in any of their practices. */
export function platformRoles(user: Pick<SessionUser, 'practices'>): ReadonlySet<PlatformRole> {
  return new Set(['user', ...user.practices.map(({ role }) => role)]);
}
