import type { RequestFilter } from '@platzwart/domain/tags/dynamic-list';
import { useRef, useState } from 'react';
import type { TableAddress } from './use-table-address.ts';

/**
 * Applies filters immediately; the URL follows. The router updates it in a transition: two quick
 * presses would both start from the old URL, and the first would be lost.
 */
export function useFilter({
  filter: inAddress,
  set,
}: TableAddress): [filter: RequestFilter, setFilter: (filter: RequestFilter) => void] {
  const [filter, setFilter] = useState(inAddress);
  const written = useRef(inAddress);
  const seen = useRef(inAddress);
  // Something else changed the URL: a link without a filter, or the Back button.
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
