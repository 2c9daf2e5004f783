/** Who uses the browser, as views see it. */
import type { UserPractice } from '@platzwart/domain/member';

export type SessionUser = { uid: string; name: string; email: string; practices: readonly UserPractice[] };

export type Session =
  | { status: 'loading'; user?: never }
  | { status: 'signedOut'; user?: never }
  | { status: 'signedIn'; user: SessionUser };
