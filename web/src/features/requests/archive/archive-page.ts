/**
 * Pages of the archive, which may hold tens of thousands of requests. Each page is queried by its
 * first request instead of an offset, and only the page itself is read live.
 */
import { type QueryShape, queries } from '@platzwart/domain/queries';
import type { ArchivedBecause } from '@platzwart/domain/request/request';

export type Cursor = { readonly archivedAt: Date; readonly id: string };

/**
 * Page numbers start at 1. `from` is the page's first request or, with `backwards`, the first
 * request of the following page. Without `from`: the very start or, backwards, the very end.
 */
export type Place = {
  readonly page: number;
  readonly from?: Cursor | undefined;
  readonly backwards?: boolean | undefined;
};

export const firstPlace: Place = { page: 1 };

type Row = { readonly id: string; readonly archivedAt: Date | null };

type PageQuery = {
  place: Place;
  size: number;
  reason: ArchivedBecause | '';
  total: number | undefined;
};

/** One extra row tells whether there is a next page, and where it begins. */
export function pageShape({ place, size, reason, total }: PageQuery): QueryShape {
  const limit = isVeryEnd(place) ? sizeOfLast(size, total) : size + 1;
  if (place.backwards) {
    return reason === ''
      ? queries.archivedOldestFirst(limit, place.from)
      : queries.archivedBecauseOldestFirst(reason, limit, place.from);
  }
  return reason === ''
    ? queries.archivedRequests(limit, place.from)
    : queries.archivedBecause(reason, limit, place.from);
}

export type ArchivePage<T> = {
  rows: readonly T[];
  /** Neighbouring pages; undefined if there is none. */
  previous: Place | undefined;
  next: Place | undefined;
};

/** The query's rows, latest first again. */
export function readPage<T extends Row>(
  found: readonly T[],
  { place, size }: Pick<PageQuery, 'place' | 'size'>,
): ArchivePage<T> {
  const { page } = place;
  if (!place.backwards) {
    const rows = found.slice(0, size);
    return { rows, previous: placeBefore(rows, page), next: placeFrom(found[size], page + 1) };
  }
  // Drop the first row of the following page; the query includes it unless it is gone.
  const rows = found
    .filter(({ id }) => id !== place.from?.id)
    .slice(0, size)
    .reverse();
  return {
    rows,
    previous: placeBefore(rows, page),
    next: place.from && { page: page + 1, from: place.from },
  };
}

/** The archive's last page, while the total is known. */
export function lastPlace(size: number, total: number | undefined): Place | undefined {
  return total === undefined
    ? undefined
    : { page: Math.max(1, Math.ceil(total / size)), backwards: true };
}

/** 'x - y von z'. `total` is undefined when more exist than are counted. */
export type Range = { first: number; last: number; total: number | undefined };

export function rangeOf<T>(
  { rows, next }: ArchivePage<T>,
  { place, size, total }: Omit<PageQuery, 'reason'>,
): Range {
  const first = rows.length === 0 ? 0 : (place.page - 1) * size + 1;
  const last = first === 0 ? 0 : first + rows.length - 1;
  return {
    first,
    last,
    total: total === undefined ? (next ? undefined : last) : Math.max(total, last),
  };
}

/** Short enough for a URL, and without personal data. */
export function cursorText({ archivedAt, id }: Cursor): string {
  return `${archivedAt.getTime()}_${id}`;
}

export function cursorFrom(text: string | null): Cursor | undefined {
  const parts = /^(\d{1,15})_([0-9A-Za-z_-]{1,64})$/.exec(text ?? '');
  return parts?.[2] === undefined
    ? undefined
    : { archivedAt: new Date(Number(parts[1])), id: parts[2] };
}

function isVeryEnd({ from, backwards }: Place): boolean {
  return backwards === true && from === undefined;
}

function sizeOfLast(size: number, total = 0): number {
  return total % size || size;
}

function placeBefore(rows: readonly Row[], page: number): Place | undefined {
  if (page <= 1) return undefined;
  return page === 2
    ? firstPlace
    : { ...placeFrom(rows[0], page - 1), page: page - 1, backwards: true };
}

function placeFrom(row: Row | undefined, page: number): Place | undefined {
  return row?.archivedAt ? { page, from: { archivedAt: row.archivedAt, id: row.id } } : undefined;
}
