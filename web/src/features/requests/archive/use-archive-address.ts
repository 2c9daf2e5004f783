/** Page, size, reason and search of the archive stand in the address, like those of the table; the search behind the #. */
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
  /** As it is asked for; a search counts its own pages. */
  page: number;
  place: Place;
  set: (change: Change) => void;
};

export function useArchiveAddress(): ArchiveAddress {
  const { search, hash } = useLocation();
  const navigate = useNavigate();

  const set = useCallback(
    (change: Change) => {
      // As the browser has it: the router draws a moment later, and a panel opened in between would be lost.
      const after = new URLSearchParams(location.search);
      const put = (key: string, value: string | undefined) => (value ? after.set(key, value) : after.delete(key));
      if (change.size !== undefined) put('proSeite', change.size === defaultPageSize ? undefined : String(change.size));
      if (change.reason !== undefined) put('grund', change.reason);
      // Whatever changes what is listed leads back to its first page.
      const { page, from, backwards = false } = change.place ?? firstPlace;
      put('seite', page > 1 ? String(page) : undefined);
      put('ab', from && cursorText(from));
      put('richtung', backwards ? 'zurueck' : undefined);
      const wanted = change.term ?? new URLSearchParams(location.hash.slice(1)).get('suche') ?? '';
      const to = { search: after.toString(), hash: wanted === '' ? '' : new URLSearchParams({ suche: wanted }).toString() };
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

/** Nonsense reads as the first page. */
function pageFrom(params: URLSearchParams): number {
  const page = Math.trunc(Number(params.get('seite') ?? 1));
  return page > 1 && page < 1e6 ? page : 1;
}

/** A page in the middle needs to know where it begins, the last one that it is the last. */
function placeFrom(params: URLSearchParams): Place {
  const page = pageFrom(params);
  const from = cursorFrom(params.get('ab'));
  const backwards = params.get('richtung') === 'zurueck';
  if (page === 1 || (!from && !backwards)) return firstPlace;
  return { page, ...(from && { from }), ...(backwards && { backwards }) };
}
