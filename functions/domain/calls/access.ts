/**
 * What guards a call: who may make it (spec section 6), how often, how large, whether a read-only
 * practice allows it, and how recent the sign-in must be. All of it is checked before its handler
 * runs. `service` deploys it: see `functions/src/services.ts`.
 */
import type * as z from 'zod/mini';
import type { Limit } from '../rate-limit.ts';
import type { Permission } from '../team/permission.ts';

export type Access = {
  /**
   * Above it, callers are refused: per network address for 'anybody' and whoever brings no token,
   * unread; otherwise, once the token is verified, per account at a network address, and fifty times
   * as often per account.
   */
  readonly limit: Limit;
  /** Per network address all the same: whoever has the password keeps its owner out by nothing. */
  readonly isCountedByNetwork?: true;
} & (
  | { readonly who: 'anybody' }
  /** Any signed-in account, in a practice or not. */
  | ({
      readonly who: 'signedIn';
      /** Of accounts with a second factor too: by what leads to it. */
      readonly withoutFactor?: true;
      /** By a locked device too: what locks, opens and (`forItself`: input `session`) ends it. */
      readonly duringLock?: true | 'forItself';
    } & SignIn)
  /** Members of the practice that the input names, if their role has the permission. */
  | ({
      readonly who: Permission;
      /** `unlessClosed`: by the operator, who may need to see what somebody did. */
      readonly whenLocked: 'allowed' | 'unlessClosed' | 'refused';
    } & SignIn)
);

type SignIn = {
  /**
   * Per account and in all instances together: of calls that read or rewrite a whole practice, take a
   * processor for a second, ask another company's service, or write what each booking reads.
   */
  readonly exactLimit?: Limit;
  /**
   * Requires a proof minutes ago: an open screen does not prove who sits there. Of an account with a
   * second factor or a passkey that one, of others the sign-in. `toBegin`: only
   * for the first part of a call in parts (input `after`). `forOthers`: not for the caller's own
   * `uid`. `toChangeEmail`: only if `edits` change the e-mail address.
   */
  readonly freshSignIn?: 'always' | 'toBegin' | 'forOthers' | 'toChangeEmail';
};

/**
 * `payments` has the payment provider's key; `transfers` has the memory for pictures, files and
 * exports.
 */
export type Service = 'api' | 'payments' | 'transfers';

export type Call = Access & {
  readonly service: Service;
  /** Bytes; a larger body is refused unread. */
  readonly maxBody: number;
  /** In lists and objects, down to the last; a body that holds more is refused unread. */
  readonly maxValues: number;
  /**
   * Only with a proof of work (`proof.ts`), checked before anything is read. Names the field of the
   * input by which a second sending is the same one.
   */
  readonly proof?: string;
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
};

export type Calls = Readonly<Record<string, Call>>;

/** Twice the largest edit of a form with all its texts: old and new value. */
const ordinary = { service: 'api', maxBody: 300_000, maxValues: 5000 } as const;
/** Lists of what has many fields itself. */
export const manyValues = { maxValues: 40_000 } as const;

/**
 * A whole mobile network may share one address. Handlers add exact limits against floods of e-mails
 * or bookings.
 */
export const anybody = { ...ordinary, who: 'anybody', limit: { max: 60, minutes: 1 } } as const;
export const signedIn = { ...ordinary, who: 'signedIn', limit: { max: 30, minutes: 1 } } as const;

/**
 * More than any of our screens makes. Non-members are counted too, before the membership lookup.
 */
const memberOf = { ...ordinary, limit: { max: 600, minutes: 1 } } as const;

// In a locked practice content is frozen; rights, money and erasing people are not. What destroys is
// refused in one that the operator has closed.
export const unlessClosed = { whenLocked: 'unlessClosed' } as const;
export const members = { ...memberOf, who: 'administrationView', whenLocked: 'allowed' } as const;
export const staff = { ...memberOf, who: 'changeRequests', whenLocked: 'refused' } as const;
export const staffAlways = { ...memberOf, who: 'changeRequests', whenLocked: 'allowed' } as const;
/** Of some fields; the handler leaves the others to administrators. */
export const availability = {
  ...memberOf,
  who: 'changeAvailability',
  whenLocked: 'refused',
} as const;
export const administrators = {
  ...memberOf,
  who: 'changeSettings',
  whenLocked: 'refused',
} as const;
export const administratorsAlways = {
  ...memberOf,
  who: 'changeSettings',
  whenLocked: 'allowed',
} as const;

export const freshly = { freshSignIn: 'always' } as const;
