/** What the archive shows: a page of all that lies there, or what a search finds, live. */
import { queries } from '@platzwart/domain/queries';
import { tokenToAsk } from '@platzwart/domain/request/search-tokens';
import { useMemo, useRef, useState } from 'react';
import { useArchivedRequests } from '../queries.ts';
import type { StoredRequest } from '../request-handling.tsx';
import { pageOf, searched } from '../table/table-view.ts';
import { useOptimisticRemoval, withoutRemoved } from '../use-optimistic-removal.ts';
import { type ArchivePage, firstPlace, lastPlace, type Place, pageShape, type Range, rangeOf, readPage } from './archive-page.ts';
import type { ArchiveAddress } from './use-archive-address.ts';

/** So many are searched through at once: the server knows one word, the others are compared here. */
export const searchedAtOnce = 200;

export type Listing = {
  rows: readonly StoredRequest[];
  range: Range;
  previous: Place | undefined;
  next: Place | undefined;
  /** Null: nobody knows how many there are. */
  last: Place | null;
  /** Of a search: how many were looked through, if there are more. */
  lookedThrough: number | undefined;
};

export function useArchive(slug: string, address: ArchiveAddress, counted: number | undefined) {
  const { term, reason, size, page, place } = address;
  const token = tokenToAsk(term);
  const [reach, setReach] = useState({ token, rows: searchedAtOnce });
  const rowsSearched = reach.token === token ? reach.rows : searchedAtOnce;
  // The counter knows all of them together only.
  const total = reason === '' ? counted : undefined;

  const shape = token === undefined ? pageShape({ place, size, reason, total }) : queries.archivedMatching(token, rowsSearched + 1);
  const live = useArchivedRequests(slug, shape);
  const { removals, ...leave } = useOptimisticRemoval(live);
  const shown = withoutRemoved(live, removals);

  // What lies here from before may be a part only: a page is shown once the server has spoken, and follows from then on.
  const asked = JSON.stringify(shape);
  const settled = useRef<string>(undefined);
  if (live.status === 'loaded' && live.isCurrent) settled.current = asked;
  const found = shown.status === 'loaded' && settled.current === asked ? shown.value : undefined;
  const isMore = live.status === 'loaded' && live.value.length > rowsSearched;
  const listing = useMemo((): Listing | undefined => {
    if (!found) return undefined;
    if (token === undefined) return pagedListing(readPage(found, { place, size }), { place, size, total });
    const matching = searched(found.slice(0, rowsSearched), term).filter((request) => reason === '' || request.archiveReason === reason);
    return searchListing(matching, { page, size, lookedThrough: isMore ? rowsSearched : undefined });
  }, [found, token, term, reason, place, page, size, total, rowsSearched, isMore]);

  return {
    ...leave,
    live: shown,
    listing,
    isSearch: token !== undefined,
    lookFurther: () => setReach({ token, rows: rowsSearched + searchedAtOnce }),
  };
}

function pagedListing(read: ArchivePage<StoredRequest>, asked: { place: Place; size: number; total: number | undefined }): Listing {
  const { previous, next } = read;
  const last = lastPlace(asked.size, asked.total);
  return { rows: read.rows, range: rangeOf(read, asked), previous, next, last: last ?? null, lookedThrough: undefined };
}

/** What was found lies here already, so its pages are simply counted. */
function searchListing(found: readonly StoredRequest[], asked: { page: number; size: number; lookedThrough: number | undefined }): Listing {
  const { rows, page, pages, first, last } = pageOf(found, asked.page, asked.size);
  return {
    rows,
    range: { first, last, total: asked.lookedThrough === undefined ? found.length : undefined },
    previous: page === 1 ? undefined : page === 2 ? firstPlace : { page: page - 1 },
    next: page === pages ? undefined : { page: page + 1 },
    last: { page: pages },
    lookedThrough: asked.lookedThrough,
  };
}
