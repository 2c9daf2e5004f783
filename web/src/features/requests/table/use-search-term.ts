import { useEffect, useRef, useState } from 'react';

/** An address in which what is searched for stands. */
type SearchAddress = { term: string; set: (change: { term: string }) => void };

/** Milliseconds after the last key until the address follows. */
const pause = 250;

/**
 * What is typed, at once, and in the address a moment later. The router changes the address in a transition; a field
 * bound to it would lose the characters typed meanwhile.
 */
export function useSearchTerm(address: SearchAddress): [term: string, setTerm: (term: string) => void] {
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

  // Somebody else changed the address: a link to the screen without a search, or the back button.
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
