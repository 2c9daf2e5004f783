import { useRef, useState } from 'react';
import type { RequestFilter } from './request-filter.ts';
import type { TableAddress } from './use-table-address.ts';

/**
 * The chosen conditions, at once; the address follows. The router changes it in a transition: two quick presses would
 * both begin from the old one, and the first would be lost.
 */
export function useFilter({ filter: inAddress, set }: TableAddress): [filter: RequestFilter, setFilter: (filter: RequestFilter) => void] {
  const [filter, setFilter] = useState(inAddress);
  const written = useRef(inAddress);
  const seen = useRef(inAddress);
  // Somebody else changed the address: a link to the screen without a filter, or the back button.
  if (seen.current !== inAddress) {
    const isOwn = JSON.stringify(written.current) === JSON.stringify(inAddress);
    const isNews = JSON.stringify(seen.current) !== JSON.stringify(inAddress);
    seen.current = inAddress;
    if (isNews && !isOwn) {
      written.current = inAddress;
      setFilter(inAddress);
    }
  }
  return [
    filter,
    (next) => {
      written.current = next;
      setFilter(next);
      set({ filter: next });
    },
  ];
}
