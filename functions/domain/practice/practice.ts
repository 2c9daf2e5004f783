/** A practice's public data (spec section 3, "Company"). Its id is its slug, permanently. */
import * as z from 'zod/mini';
import { LocationId } from '../waiting-list/slot.ts';
import type { Country } from './country.ts';
import { slugPattern } from './slug.ts';
import { maxWeekLength } from './week.ts';

/** A location of the practice, with the address lines of the spec. */
export const PracticeLocation = z.strictObject({
  id: LocationId,
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  address1: z.string().check(z.maxLength(100)),
  address2: z.string().check(z.maxLength(100)),
  address3: z.string().check(z.maxLength(100)),
  /**
   * One of `country.ts`; absent: unknown, and never guessed (`region.ts`). No list of them here:
   * pages with forms load this.
   */
  region: z.optional(z.custom<Country>((value) => typeof value === 'string' && value.length <= 5)),
});
export type PracticeLocation = z.infer<typeof PracticeLocation>;

/** Maximum characters. */
export const maxPausedText = 1000;

/** `practices/{slug}`. */
export const Practice = z.strictObject({
  slug: z.string().check(z.regex(slugPattern)),
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  subtitle: z.string().check(z.maxLength(100)),
  /** Path on this origin, '' without a logo. */
  logoImagePath: z.string().check(z.maxLength(200)),
  website: z.string().check(z.maxLength(100)),
  /** Phone number for patients, as typed; absent is ''. */
  phone: z.optional(z.string().check(z.maxLength(100))),
  contactPerson: z.string().check(z.maxLength(100)),
  /**
   * Chosen in the profile; absent or '' is read from subtitle and title (`profession.ts`, which
   * also has the list).
   */
  profession: z.optional(z.string().check(z.maxLength(20))),
  /**
   * When it offers times, at any location (`week.ts`): for lists of practices, which read no forms.
   * Absent until its times are saved.
   */
  week: z.optional(z.string().check(z.maxLength(maxWeekLength))),
  locations: z.array(PracticeLocation).check(z.maxLength(50)),
  /** Shown on the landing page. */
  listed: z.boolean(),
  /** Intake is on; off means paused. */
  bookingEnabled: z.boolean(),
  /**
   * Registered and never opened: intake is off until somebody of the practice opens it. Absent is
   * false.
   */
  notYetOpened: z.optional(z.boolean()),
  /** 'yyyy-MM-dd': the day on which a paused intake resumes automatically. */
  resumesOn: z.optional(z.string()),
  /**
   * A limit pauses the form (`intake-now.ts`): why, and when it opens again, for patients. Absent:
   * none does.
   */
  intakeFull: z.optional(z.string()),
  /** Shown to patients during a pause instead of our own text; absent is ''. */
  pausedText: z.optional(z.string().check(z.maxLength(maxPausedText))),
  /**
   * The form offers no times, so nobody can book; absent is false. Stored here for pages that do
   * not read forms.
   */
  hasNoTimes: z.optional(z.boolean()),
  /**
   * How long people waited lately, as a sentence (`statistics/wait-range.ts`); absent or '' is not
   * told.
   */
  waitLine: z.optional(z.string().check(z.maxLength(200))),
  /**
   * Patients get a certificate of waiting behind their link (`patient-portal/certificate.ts`);
   * absent is false.
   */
  certificates: z.optional(z.boolean()),
  /** Read-only, takes no requests, not listed: see `isReadOnly` in `billing/trial.ts`. */
  locked: z.boolean(),
});
export type Practice = z.infer<typeof Practice>;

/**
 * `formerPractices/{hash of formerName(slug)}`: all that remains of a deleted practice, so that its
 * slug is never reused.
 */
export const FormerPractice = z.strictObject({ deletedAt: z.date() });
export type FormerPractice = z.infer<typeof FormerPractice>;

/** The input of the hash (SHA-256, hex) that reserves a deleted practice's slug. */
export function formerName(slug: string): string {
  return `former practice ${slug}`;
}
