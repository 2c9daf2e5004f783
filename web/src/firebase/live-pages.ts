/**
 * Reads a long list live in pages, each with its own listener: the first rows do not wait for the last.
 *
 * A page has a fixed first row and a fixed length. Insertions push rows past its end, deletions pull rows in. So each
 * page starts before the end of the previous one: rows pushed past that end are already in the next page. Where this
 * overlap is used up, another page is inserted.
 *
 * In a pause no page listens; after it the pages load anew, and the rows from before stay until all are there.
 */
import type { EndReason } from './live-documents.ts';
import { areListsPaused, watchPauses } from './pause-lists.ts';

type Row = { readonly id: string };

/** Rows that a page shares with the previous one. */
const overlap = 50;

export type Pages<T extends Row> = {
  /** Rows of a full page. */
  length: number;
  /** Negative if `a` sorts before `b`. */
  compare: (a: T, b: T) => number;
  /** Listens to the page that starts at this row, undefined for the first; returns how to stop. */
  listen: (from: T | undefined, listener: PageListener<T>) => () => void;
};

type PageListener<T> = {
  /** `size` includes unreadable rows. */
  onValue: (rows: readonly T[], isCurrent: boolean, size: number) => void;
  onEnd: (reason: EndReason) => void;
};

type Page<T> = {
  from: T | undefined;
  rows: readonly T[];
  isFull: boolean;
  isCurrent: boolean;
  /** Results before the server has answered may be incomplete. */
  isLoaded: boolean;
  stop: () => void;
};

type PagesListener<T> = {
  /** `isComplete` is false until all rows have loaded. */
  onValue: (rows: readonly T[], isCurrent: boolean, isComplete: boolean) => void;
  onEnd: (reason: EndReason) => void;
};

export function listenToPages<T extends Row>({ length, compare, listen }: Pages<T>, listener: PagesListener<T>): () => void {
  /** In row order. */
  const pages: Page<T>[] = [];
  let isOver = false;
  let isReloading = false;
  let told: { isCurrent: boolean; isComplete: boolean } | undefined;

  const stop = () => {
    isOver = true;
    unwatch();
    for (const page of pages) page.stop();
  };

  const unwatch = watchPauses(() => {
    if (areListsPaused()) for (const page of pages.splice(0)) page.stop();
    else if (pages.length === 0) {
      isReloading = true;
      begin(0, undefined);
    }
  });

  const begin = (index: number, from: T | undefined) => {
    const page: Page<T> = { from, rows: [], isFull: false, isCurrent: false, isLoaded: false, stop: () => {} };
    pages.splice(index, 0, page);
    const stopPage = listen(from, {
      onValue: (rows, isCurrent, size) => {
        if (isOver || !pages.includes(page)) return;
        const isNews = page.rows !== rows;
        Object.assign(page, { rows, isFull: size >= length, isCurrent, isLoaded: page.isLoaded || isCurrent });
        if (isCurrent) goOnAfter(page);
        tell(isNews);
      },
      onEnd: (reason) => {
        if (isOver) return;
        stop();
        listener.onEnd(reason);
      },
    });
    // Refused synchronously.
    if (isOver) stopPage();
    else page.stop = stopPage;
  };

  /** Whether this page contains every row up to the start of the next page, or to the end of the list. */
  const reachesNext = (page: Page<T>): boolean => {
    if (!page.isFull) return true;
    const next = pages[pages.indexOf(page) + 1]?.from;
    const last = page.rows.at(-1);
    return next !== undefined && last !== undefined && compare(last, next) >= 0;
  };

  const goOnAfter = (page: Page<T>) => {
    if (reachesNext(page)) return;
    const from = page.rows[Math.max(1, page.rows.length - overlap)];
    if (from) begin(pages.indexOf(page) + 1, from);
  };

  const tell = (isNews: boolean) => {
    const isCurrent = pages.every((page, i) => page.isCurrent || (i > 0 && !page.isLoaded));
    const isComplete = pages.every((page) => page.isLoaded && reachesNext(page));
    if (isReloading && !isComplete) return;
    isReloading = false;
    if (!isNews && told?.isCurrent === isCurrent && told.isComplete === isComplete) return;
    told = { isCurrent, isComplete };
    listener.onValue(rowsOf(pages, compare), isCurrent, isComplete);
  };

  begin(0, undefined);
  return stop;
}

/** Every row once, in order; of two copies the earlier page's, so that a row keeps its identity. */
function rowsOf<T extends Row>(pages: readonly Page<T>[], compare: (a: T, b: T) => number): readonly T[] {
  const [first, ...others] = pages;
  if (!first || others.every((page) => page.rows.length === 0)) return first?.rows ?? [];
  const rows = new Map(first.rows.map((row) => [row.id, row]));
  for (const page of others) for (const row of page.rows) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()].sort(compare);
}
