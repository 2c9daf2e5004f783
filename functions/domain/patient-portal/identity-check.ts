/**
 * The second proof behind the portal link: a mistyped address sends the link to a stranger, who
 * knows neither date of birth nor phone number. Seeing or correcting personal data requires one of
 * them.
 */

import { readPhones } from '../contact/read-phones.ts';
import type { IsoDate } from '../dates/german-date.ts';
import { parseGermanDate } from '../dates/parse-date.ts';
import type { TherapyRequest } from '../request/request.ts';
import { asciiDigits } from '../text/characters.ts';
import { folded } from '../text/folding.ts';

/** The patient's date of birth, or the last four digits of the phone number. */
type ProofKind = 'birthdate' | 'phone';

const digits = 4;

type Known = Pick<TherapyRequest, 'birthdate' | 'phone' | 'phone2'>;

/** Null: the request has neither, so the link reveals nothing personal. */
export function proofKindOf(request: Known): ProofKind | null {
  if (request.birthdate) return 'birthdate';
  return endsOf(request).length === 0 ? null : 'phone';
}

/**
 * The typed proof and those that are right, normalized so that equal texts match; undefined if the
 * request has nothing to compare.
 */
export function comparedProof(
  request: Known,
  typed: string,
  today: IsoDate,
): { given: string; expected: readonly string[] } | undefined {
  switch (proofKindOf(request)) {
    case 'birthdate': {
      const parsed = parseGermanDate(typed, today);
      return {
        given: parsed.ok ? parsed.date : folded(typed).trim(),
        expected: [request.birthdate ?? ''],
      };
    }
    case 'phone':
      return { given: lastDigits(typed), expected: endsOf(request) };
    case null:
      return undefined;
  }
}

/** What proves that somebody knows the request whose number they have just changed. */
export function phoneProof(request: Known): string {
  return endsOf(request)[0] ?? '';
}

/** The last four digits, given the whole number or only its end. */
function lastDigits(phone: string): string {
  const all = asciiDigits(phone).replace(/\D/g, '');
  return all.length < digits ? '' : all.slice(-digits);
}

/**
 * The ends of all its numbers; of one with an extension, with it and without: '0316 1234-0' ends
 * with 2340 or 1234.
 */
function endsOf({ phone, phone2 = '' }: Known): string[] {
  const numbers = [phone, phone2].flatMap((field) => readPhones(field).numbers);
  const ends = numbers.flatMap(({ written, dialled }) =>
    [dialled, written, written.replace(/[-/]\s*\d{1,4}$/, '')].map(lastDigits),
  );
  return [...new Set(ends)].filter((end) => end !== '');
}
