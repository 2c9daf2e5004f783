/** The archive's current listing, live: a page of everything, or search results. */
import { queries } from '@platzwart/domain/queries';
import { tokensToAsk } from '@platzwart/domain/request/search-tokens';
import { useMemo, useRef, useState } from 'react';
import { useArchivedRequests } from '../../../entities/request/queries.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import {
  useOptimisticRemoval,
  withoutRemoved,
} from '../../../entities/request/use-optimistic-removal.ts';
import { searchAids } from '../table/search-aids.ts';
import { pageOf } from '../table/table-view.ts';
import {
  type ArchivePage,
  firstPlace,
  lastPlace,
  type Place,
  pageShape,
  type Range,
  rangeOf,
  readPage,
} from './archive-page.ts';
import type { ArchiveAddress } from './use-archive-address.ts';

/** Requests searched at a time: the server matches one word, the browser matches the others. */
const searchedAtOnce = 200;

export type Listing = {
  rows: readonly StoredRequest[];
  range: Range;
  previous: Place | undefined;
  next: Place | undefined;
  /** Null if the total is unknown. */
  last: Place | null;
  /** For a search: how many requests were searched, if there are more. */
  lookedThrough: number | undefined;
};

export function useArchive(slug: string, address: ArchiveAddress, counted: number | undefined) {
  const { term, reason, size, page, place } = address;
  const tokens = tokensToAsk(term);
  const isSearch = tokens.length > 0;
  const wanted = tokens.join(' ');
  const [reach, setReach] = useState({ wanted, rows: searchedAtOnce });
  const rowsSearched = reach.wanted === wanted ? reach.rows : searchedAtOnce;
  // The counter covers all reasons together only.
  const total = reason === '' ? counted : undefined;

  const shape = isSearch
    ? queries.archivedMatching(tokens, rowsSearched + 1)
    : pageShape({ place, size, reason, total });
  const live = useArchivedRequests(slug, shape);
  const { removals, ...leave } = useOptimisticRemoval(live);
  const shown = withoutRemoved(live, removals);

  // Cached rows may be incomplete: wait for the server's first answer before showing a page.
  const asked = JSON.stringify(shape);
  const settled = useRef<string>(undefined);
  if (live.status === 'loaded' && live.isCurrent) settled.current = asked;
  const found = shown.status === 'loaded' && settled.current === asked ? shown.value : undefined;
  const isMore = live.status === 'loaded' && live.value.length > rowsSearched;
  const listing = useMemo((): Listing | undefined => {
    if (!found) return undefined;
    if (!isSearch) return pagedListing(readPage(found, { place, size }), { place, size, total });
    const matching = searchAids
      .searchedFurther(found.slice(0, rowsSearched), term)
      .filter((request) => reason === '' || request.archiveReason === reason);
    return searchListing(matching, {
      page,
      size,
      lookedThrough: isMore ? rowsSearched : undefined,
    });
  }, [found, isSearch, term, reason, place, page, size, total, rowsSearched, isMore]);

  return {
    ...leave,
    live: shown,
    listing,
    isSearch,
    lookFurther: () => setReach({ wanted, rows: rowsSearched + searchedAtOnce }),
  };
}

function pagedListing(
  read: ArchivePage<StoredRequest>,
  asked: { place: Place; size: number; total: number | undefined },
): Listing {
  const { previous, next } = read;
  const last = lastPlace(asked.size, asked.total);
  return {
    rows: read.rows,
    range: rangeOf(read, asked),
    previous,
    next,
    last: last ?? null,
    lookedThrough: undefined,
  };
}

/** Search results are already loaded, so their pages are counted locally. */
function searchListing(
  found: readonly StoredRequest[],
  asked: { page: number; size: number; lookedThrough: number | undefined },
): Listing {
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
