/** What the table shows of the requests: search and pages, without a library. */

import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { searchable, searchWords } from '@platzwart/domain/text/folding';

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
    | 'note'
    | 'adminNote'
    | 'reason'
  >
>;

// Folding thousands of requests at each key press would be felt; unchanged requests keep their identity.
const haystacks = new WeakMap<object, string>();

/**
 * The requests in which every word of the term occurs, in their order. Capitals, umlauts and accents do not matter, nor do
 * the spaces and signs people put into phone numbers.
 */
export function searched<T extends Searchable>(requests: readonly T[], term: string): readonly T[] {
  const words = searchWords(term);
  if (words.length === 0) return requests;
  const number = digitsOf(term);
  return requests.filter((request) => {
    const haystack = haystackOf(request);
    return words.every((word) => word.test(haystack)) || (number.length >= 4 && haystack.includes(number));
  });
}

/** Only a term that looks like a phone number is one. */
function digitsOf(term: string): string {
  return /^[\d\s()+/.-]+$/.test(term) ? term.replace(/\D/g, '') : '';
}

/** What is searched; made once for each request as it is. */
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
      request.phone.replace(/\D/g, ''),
      request.phone2?.replace(/\D/g, ''),
      request.note,
      request.adminNote,
      request.reason,
    ].join('\n'),
  );
  haystacks.set(request, haystack);
  return haystack;
}

/** Pages count from 1. */
export type Page<T> = { rows: readonly T[]; page: number; pages: number; first: number; last: number; total: number };

/** The requested page, or the nearest one there is: lists grow and shrink under the reader. */
export function pageOf<T>(items: readonly T[], wantedPage: number, size: number): Page<T> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(Math.max(1, Math.trunc(wantedPage) || 1), pages);
  const before = page === 1 ? 0 : (page - 1) * size;
  const rows = items.slice(before, before + size);
  const first = rows.length === 0 ? 0 : before + 1;
  return { rows, page, pages, first, last: first === 0 ? 0 : first + rows.length - 1, total: items.length };
}

/** All on one page. */
export const allRows = Number.POSITIVE_INFINITY;

/** From here on a page draws only the rows in sight. */
export const maxDrawnRows = 200;

/** What the address says about page and page size; nonsense reads as the default. */
export function pageSizeFrom(value: string | null): number {
  return pageSizes.find((size) => String(size) === value) ?? defaultPageSize;
}
