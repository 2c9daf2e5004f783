/** The search of the open requests: what is written of somebody. */
import { looksLikePhone, nationalDigits, readPhones } from '@platzwart/domain/contact/read-phones';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import type { TokenSource } from '@platzwart/domain/request/search-tokens';
import { searchable, searchWords } from '@platzwart/domain/text/text-search';

export type Searchable = WithId<
  TokenSource & Pick<TherapyRequest, 'note' | 'adminNote' | 'reason'>
>;

/** Of fewer digits nobody is known. */
const minEnd = 4;

// Caches folded text: folding thousands of requests per key press would be slow. Unchanged requests
// keep their identity.
const haystacks = new WeakMap<object, string>();

/**
 * Requests that contain every word of the term, in order. Ignores case, umlauts and accents, and
 * spaces and punctuation in phone numbers.
 */
export function searched<T extends Searchable>(requests: readonly T[], term: string): readonly T[] {
  const words = searchWords(term);
  if (words.length === 0) return requests;
  const number = looksLikePhone(term)
    ? nationalDigits(term).find(({ length }) => length >= minEnd)
    : undefined;
  return requests.filter((request) => {
    const haystack = haystackOf(request);
    return (
      words.every((word) => word.test(haystack)) ||
      (number !== undefined && haystack.includes(number))
    );
  });
}

/** The searchable text; cached per request object. */
export function haystackOf(request: Searchable): string {
  const known = haystacks.get(request);
  if (known !== undefined) return known;
  const haystack = searchable(
    [
      request.firstname,
      request.lastname,
      request.contactPersonFirstname,
      request.contactPersonLastname,
      request.email,
      request.phone,
      request.phone2,
      // As one dials them, and as they compare.
      ...[request.phone, request.phone2 ?? ''].flatMap((field) =>
        readPhones(field).numbers.flatMap(({ dialled, national }) => [dialled, national]),
      ),
      request.note,
      request.adminNote,
      request.reason,
    ].join('\n'),
  );
  haystacks.set(request, haystack);
  return haystack;
}
