/** A practice as everybody may see it (spec section 3, "Company"). Its id is its slug, for ever. */
import * as z from 'zod/mini';
import { LocationId } from '../waiting-list/slot.ts';
import { slugPattern } from './slug.ts';

/** A place where the practice works, with the address lines of the spec. */
export const PracticeLocation = z.strictObject({
  id: LocationId,
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  address1: z.string().check(z.maxLength(100)),
  address2: z.string().check(z.maxLength(100)),
  address3: z.string().check(z.maxLength(100)),
});
export type PracticeLocation = z.infer<typeof PracticeLocation>;

/** Characters. */
export const maxPausedText = 1000;

/** `practices/{slug}`. */
export const Practice = z.strictObject({
  slug: z.string().check(z.regex(slugPattern)),
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  subtitle: z.string().check(z.maxLength(100)),
  /** Path on this origin, '' without a logo. */
  logoImagePath: z.string().check(z.maxLength(200)),
  website: z.string().check(z.maxLength(100)),
  /** Where patients call, as typed; absent is ''. */
  phone: z.optional(z.string().check(z.maxLength(100))),
  contactPerson: z.string().check(z.maxLength(100)),
  locations: z.array(PracticeLocation).check(z.maxLength(50)),
  /** Shown on the landing page. */
  listed: z.boolean(),
  /** Intake is on; off means paused. */
  bookingEnabled: z.boolean(),
  /** 'yyyy-MM-dd': while intake is paused, the day on which it begins again by itself. */
  resumesOn: z.optional(z.string()),
  /** What patients read while intake is paused, in place of our own sentence; absent is ''. */
  pausedText: z.optional(z.string().check(z.maxLength(maxPausedText))),
  /** The form offers no time to choose, so nobody can ask for a place; absent is false. Kept here for pages that read no forms. */
  hasNoTimes: z.optional(z.boolean()),
  /** Trial over and no subscription: read-only, no requests, not listed. */
  locked: z.boolean(),
});
export type Practice = z.infer<typeof Practice>;

/** `formerPractices/{hash of formerName(slug)}`: all that stays of a deleted practice, so that its address is handed on to nobody. */
export const FormerPractice = z.strictObject({ deletedAt: z.date() });
export type FormerPractice = z.infer<typeof FormerPractice>;

/** What is hashed (SHA-256, hex) to keep that a name was somebody's. */
export function formerName(slug: string): string {
  return `former practice ${slug}`;
}
