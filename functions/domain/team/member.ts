/** Who belongs to a practice (spec section 6). */
import * as z from 'zod/mini';
import { FactorDemand } from '../sign-in/factor-demand.ts';
import { roles } from './role.ts';

export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/**
 * Sign-ins before this moment no longer count: the password was changed, or all sessions were
 * ended. Undefined if none ever were.
 */
const signInsValidFrom = z.optional(z.date());

/** What a session must have to count here; see `sessionState`. */
const sessionDemand = {
  /** Sign-ins before this moment count only with a session document. */
  sessionNeededBefore: z.optional(z.date()),
  /** From then on only with a second factor. */
  factorNeededFrom: z.optional(z.date()),
} as const;

/** `practices/{slug}/members/{uid}`. */
export const Member = z.strictObject({
  role: Role,
  name: z.string().check(z.maxLength(200)),
  /** The address in Auth when the person last changed their account. */
  email: z._default(z.string().check(z.maxLength(320)), ''),
  /** When the table of requests was last in sight for a while. */
  lastVisit: z.nullable(z.date()),
  /** What is new to them: see `news.ts`. */
  seenUntil: z.optional(z.date()),
  /** Formerly what `OpenedRequests` holds; the next visit erases it. */
  opened: z.optional(z.array(z.string())),
  signInsValidFrom,
  ...sessionDemand,
  /** As in the practice's account: a copy, so that rules need no further read. */
  factorDemand: z.optional(FactorDemand),
});
export type Member = z.infer<typeof Member>;

/**
 * `practices/{slug}/opened/{uid}`: which new requests a member has opened (see `news.ts`). Apart,
 * since the whole team reads members, and this is nobody else's business.
 */
export const OpenedRequests = z.strictObject({
  ids: z.array(z.string()).check(z.maxLength(1000)),
});
export type OpenedRequests = z.infer<typeof OpenedRequests>;

/** A practice in a user's own list. */
export const UserPractice = z.strictObject({ slug: z.string(), title: z.string(), role: Role });
export type UserPractice = z.infer<typeof UserPractice>;

/** `users/{uid}` (spec section 3, "User"). */
export const User = z.strictObject({
  name: z.string(),
  email: z.string(),
  practices: z.array(UserPractice),
  signInsValidFrom,
  /** `factorNeededFrom`: since the account has a second factor or a passkey of its own. */
  ...sessionDemand,
  /**
   * External sign-in accounts that had this person's address when we first saw them: no others may
   * sign in to this account.
   */
  signInsBy: z.optional(z.array(z.string())),
  /** The last sign-in on each kind of device, as sessions name it. */
  devicesSeen: z.optional(z.record(z.string(), z.date())),
});
export type User = z.infer<typeof User>;
