/**
 * The second proof behind the portal link: an address with a typing error sends the link to a stranger, who knows neither the day of
 * birth nor the phone number. Whoever wants to see or correct what is personal is asked for one of them.
 */

import { type IsoDate, parseGermanDate } from '../dates/german-date.ts';
import { type Limit, type RateLimit, withAttempt } from '../rate-limit.ts';
import type { TherapyRequest } from '../request/request.ts';
import { folded } from '../text/folding.ts';

/** What is asked for: the patient's day of birth, or the last four digits of the phone number. */
export type ProofKind = 'birthdate' | 'phone';

const digits = 4;

type Known = Pick<TherapyRequest, 'birthdate' | 'phone'>;

/** Null: the request holds neither, and nothing personal is to be had by the link. */
export function proofKindOf({ birthdate, phone }: Known): ProofKind | null {
  if (birthdate) return 'birthdate';
  return lastDigits(phone) === '' ? null : 'phone';
}

/** What was typed, and what it must be, so that equal texts are a proof; undefined where there is nothing to prove by. */
export function comparedProof(request: Known, typed: string, today: IsoDate): { given: string; expected: string } | undefined {
  switch (proofKindOf(request)) {
    case 'birthdate': {
      const parsed = parseGermanDate(typed, today);
      return { given: parsed.ok ? parsed.date : folded(typed).trim(), expected: request.birthdate ?? '' };
    }
    case 'phone':
      return { given: lastDigits(typed), expected: lastDigits(request.phone) };
    case null:
      return undefined;
  }
}

/** Of the whole number as well as of its last digits alone. */
export function lastDigits(phone: string): string {
  const all = phone.replace(/\D/g, '');
  return all.length < digits ? '' : all.slice(-digits);
}

/** Wrong tries: as many as somebody makes who mistypes, and far too few to try all days or digits, however long one keeps trying. */
const perHour: Limit = { max: 5, minutes: 60 };
const perMonth: Limit = { max: 10, minutes: 30 * 24 * 60 };

/** One more try at this moment: what is stored then; undefined if that would be one too many. */
export function oneMoreTry(stored: RateLimit | undefined, now: Date): RateLimit | undefined {
  return withAttempt(perHour, stored, now) && withAttempt(perMonth, stored, now);
}
