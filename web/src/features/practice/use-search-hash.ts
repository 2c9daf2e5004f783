/**
 * What is searched stands in the address: a reload, a link and the way back keep it. It stands behind the #, which no
 * browser sends to a server: what somebody seeks a therapy for is nobody's business.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useEntriesBeforeHydration } from '../../ui/use-entries-before-hydration.ts';

/** Milliseconds after the last key until the address follows. */
const pause = 250;

/**
 * The term as it is typed, at once; the address comes after it. Empty in the first render, which the build may have drawn.
 * What was typed before the code came stands in `search`, and counts more than what the address says.
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

  // Somebody else changed the address: a link, the way back, a hand. Other marks, like the skip link's, are not about us.
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
