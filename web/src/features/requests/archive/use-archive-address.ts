/**
 * Keeps the archive's page, size, reason and search in the URL, as the table does; the search goes
 * behind the #.
 */
import { ArchivedBecause } from '@platzwart/domain/request/request';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { defaultPageSize, pageSizeFrom } from '../table/table-view.ts';
import { cursorFrom, cursorText, firstPlace, type Place } from './archive-page.ts';

type Change = { term?: string; reason?: ArchivedBecause | ''; size?: number; place?: Place };

export type ArchiveAddress = {
  term: string;
  reason: ArchivedBecause | '';
  size: number;
  /** As requested; a search has its own page count. */
  page: number;
  place: Place;
  set: (change: Change) => void;
};

export function useArchiveAddress(): ArchiveAddress {
  const { search, hash } = useLocation();
  const navigate = useNavigate();

  const set = useCallback(
    (change: Change) => {
      // Read from the browser: the router renders later and would drop a panel opened in between.
      const after = new URLSearchParams(location.search);
      const put = (key: string, value: string | undefined) =>
        value ? after.set(key, value) : after.delete(key);
      if (change.size !== undefined)
        put('proSeite', change.size === defaultPageSize ? undefined : String(change.size));
      if (change.reason !== undefined) put('grund', change.reason);
      // Changing what is listed resets to the first page.
      const { page, from, backwards = false } = change.place ?? firstPlace;
      put('seite', page > 1 ? String(page) : undefined);
      put('ab', from && cursorText(from));
      put('richtung', backwards ? 'zurueck' : undefined);
      const wanted = change.term ?? new URLSearchParams(location.hash.slice(1)).get('suche') ?? '';
      const to = {
        search: after.toString(),
        hash: wanted === '' ? '' : new URLSearchParams({ suche: wanted }).toString(),
      };
      void navigate(to, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );

  return useMemo(() => {
    const params = new URLSearchParams(search);
    const reason = params.get('grund') ?? '';
    return {
      term: new URLSearchParams(hash.slice(1)).get('suche') ?? '',
      reason: ArchivedBecause.options.find((each) => each === reason) ?? '',
      size: pageSizeFrom(params.get('proSeite')),
      page: pageFrom(params),
      place: placeFrom(params),
      set,
    };
  }, [search, hash, set]);
}

/** Invalid values mean the first page. */
function pageFrom(params: URLSearchParams): number {
  const page = Math.trunc(Number(params.get('seite') ?? 1));
  return page > 1 && page < 1e6 ? page : 1;
}

/** A middle page needs its start; the last page needs to be marked as last. */
function placeFrom(params: URLSearchParams): Place {
  const page = pageFrom(params);
  const from = cursorFrom(params.get('ab'));
  const backwards = params.get('richtung') === 'zurueck';
  if (page === 1 || (!from && !backwards)) return firstPlace;
  return { page, ...(from && { from }), ...(backwards && { backwards }) };
}
