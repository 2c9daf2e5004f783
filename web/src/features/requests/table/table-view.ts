/** Paging of the table, without a library. */

export const pageSizes = [10, 25, 50, 100] as const;
export const defaultPageSize = 25;

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
