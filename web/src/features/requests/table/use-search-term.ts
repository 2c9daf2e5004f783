import { useEffect, useRef, useState } from 'react';

/** A URL that contains the search term. */
type SearchAddress = { term: string; set: (change: { term: string }) => void };

/** Milliseconds after the last key before the URL updates. */
const pause = 250;

/**
 * The search input, immediately; the URL follows. The router updates the URL in a transition: a
 * field bound to it would lose characters typed meanwhile.
 */
export function useSearchTerm(
  address: SearchAddress,
): [term: string, setTerm: (term: string) => void] {
  const [term, setTerm] = useState(address.term);
  const written = useRef(address.term);
  const { set } = address;

  useEffect(() => {
    if (term === written.current) return;
    const clock = setTimeout(() => {
      written.current = term;
      set({ term });
    }, pause);
    return () => clearTimeout(clock);
  }, [term, set]);

  // Something else changed the URL: a link without a search, or the Back button.
  const seen = useRef(address.term);
  useEffect(() => {
    if (seen.current === address.term) return;
    seen.current = address.term;
    if (address.term === written.current) return;
    written.current = address.term;
    setTerm(address.term);
  }, [address.term]);

  return [term, setTerm];
}
