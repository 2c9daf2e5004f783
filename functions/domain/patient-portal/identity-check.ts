/**
 * The second proof behind the portal link: a mistyped address sends the link to a stranger, who knows neither date of birth nor phone number.
 * Seeing or correcting personal data requires one of them.
 */

import { type IsoDate, parseGermanDate } from '../dates/german-date.ts';
import type { TherapyRequest } from '../request/request.ts';
import { folded } from '../text/folding.ts';

/** The patient's date of birth, or the last four digits of the phone number. */
type ProofKind = 'birthdate' | 'phone';

const digits = 4;

type Known = Pick<TherapyRequest, 'birthdate' | 'phone'>;

/** Null: the request has neither, so the link reveals nothing personal. */
export function proofKindOf({ birthdate, phone }: Known): ProofKind | null {
  if (birthdate) return 'birthdate';
  return lastDigits(phone) === '' ? null : 'phone';
}

/** The typed proof and the expected one, normalized so that equal texts match; undefined if the request has nothing to compare. */
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

/** The last four digits, given the whole number or only its end. */
export function lastDigits(phone: string): string {
  const all = phone.replace(/\D/g, '');
  return all.length < digits ? '' : all.slice(-digits);
}
