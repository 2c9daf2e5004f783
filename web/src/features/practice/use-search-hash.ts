/**
 * The address stores the search: it survives reload, link and Back. It is stored in the fragment, which browsers never
 * send to a server: nobody else's business what a therapy is for.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useEntriesBeforeHydration } from '../../ui/use-entries-before-hydration.ts';

/** Milliseconds after the last keystroke until the address updates. */
const pause = 250;

/**
 * The search term as typed, immediately; the address updates later. Empty in the first render, which may be
 * prerendered. Input typed before hydration is in `search` and takes precedence over the address.
 */
export function useSearchHash(search: RefObject<HTMLElement | null>): [term: string, setTerm: (term: string) => void] {
  const { search: query, hash } = useLocation();
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const written = useRef('');

  useEffect(() => {
    if (term === written.current) return;
    const clock = setTimeout(() => {
      written.current = term;
      const to = { search: query, hash: term === '' ? '' : new URLSearchParams({ suche: term }).toString() };
      void navigate(to, { replace: true, preventScrollReset: true });
    }, pause);
    return () => clearTimeout(clock);
  }, [term, query, navigate]);

  // Something else changed the address: a link, Back, or the user. Other fragments, like the skip link's, are ignored.
  const wanted = hash === '' ? '' : new URLSearchParams(hash.slice(1)).get('suche');
  useEntriesBeforeHydration(search, (field) => {
    written.current = wanted ?? '';
    setTerm(field.value);
  });
  useEffect(() => {
    if (wanted === null || wanted === written.current) return;
    written.current = wanted;
    setTerm(wanted);
  }, [wanted]);

  return [term, setTerm];
}
