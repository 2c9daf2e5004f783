/** Search and paging of the table, without a library. */

import { looksLikePhone, nationalDigits, readPhones } from '@platzwart/domain/contact/read-phones';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { searchable, searchWords } from '@platzwart/domain/text/text-search';

export const pageSizes = [10, 25, 50, 100] as const;
export const defaultPageSize = 25;

export type Searchable = WithId<
  Pick<
    TherapyRequest,
    | 'firstname'
    | 'lastname'
    | 'contactPersonFirstname'
    | 'contactPersonLastname'
    | 'email'
    | 'phone'
    | 'phone2'
    | 'birthdate'
    | 'note'
    | 'adminNote'
    | 'reason'
  >
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

/** Pages start at 1. */
export type Page<T> = {
  rows: readonly T[];
  page: number;
  pages: number;
  first: number;
  last: number;
  total: number;
};

/** The requested page, or the nearest existing one: lists change while being read. */
export function pageOf<T>(items: readonly T[], wantedPage: number, size: number): Page<T> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(Math.max(1, Math.trunc(wantedPage) || 1), pages);
  const before = page === 1 ? 0 : (page - 1) * size;
  const rows = items.slice(before, before + size);
  const first = rows.length === 0 ? 0 : before + 1;
  return {
    rows,
    page,
    pages,
    first,
    last: first === 0 ? 0 : first + rows.length - 1,
    total: items.length,
  };
}

/** Everything on one page. */
export const allRows = Number.POSITIVE_INFINITY;

/** Longer pages render only visible rows. */
export const maxDrawnRows = 200;

/** Page number and size from the URL; invalid values mean the default. */
export function pageSizeFrom(value: string | null): number {
  return pageSizes.find((size) => String(size) === value) ?? defaultPageSize;
}
