/**
 * The address stores the search: it survives reload, link and Back. It is stored in the fragment,
 * which browsers never send to a server: nobody else's business what a therapy is for.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useEntriesBeforeHydration } from '../../ui/use-entries-before-hydration.ts';

/** Milliseconds after the last keystroke until the address updates. */
const pause = 250;

/** What is searched for: words or a place, and a profession; '' for none. */
export type Search = { readonly term: string; readonly profession: string };

const nothing: Search = { term: '', profession: '' };

/**
 * The search as entered, immediately; the address updates later. Empty in the first render, which
 * may be prerendered. Input typed before hydration is in `form` and takes precedence over the
 * address.
 */
export function useSearchHash(
  form: RefObject<HTMLElement | null>,
): [search: Search, setSearch: (search: Search) => void] {
  const { search: query, hash } = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useState(nothing);
  const written = useRef('');
  const entered = fragmentOf(search);

  useEffect(() => {
    if (entered === written.current) return;
    const clock = setTimeout(() => {
      written.current = entered;
      void navigate({ search: query, hash: entered }, { replace: true, preventScrollReset: true });
    }, pause);
    return () => clearTimeout(clock);
  }, [entered, query, navigate]);

  // Something else changed the address: a link, Back, or the user. Other fragments, like the skip
  // link's, are ignored.
  const said = new URLSearchParams(hash.slice(1));
  const wanted = hash === '' || said.has('suche') || said.has('fach') ? said.toString() : undefined;
  useEntriesBeforeHydration(form, (field) => {
    written.current = wanted ?? '';
    setSearch({ ...nothing, term: field.value });
  });
  useEffect(() => {
    if (wanted === undefined || wanted === written.current) return;
    written.current = wanted;
    const read = new URLSearchParams(wanted);
    setSearch({ term: read.get('suche') ?? '', profession: read.get('fach') ?? '' });
  }, [wanted]);

  return [search, setSearch];
}

function fragmentOf({ term, profession }: Search): string {
  return new URLSearchParams({
    ...(term !== '' && { suche: term }),
    ...(profession !== '' && { fach: profession }),
  }).toString();
}
