import { type DuplicatePair, possibleDuplicates } from '@platzwart/domain/request/duplicates';
import { useDeferredValue, useMemo } from 'react';
import { type StoredRequest, useRequestHandling } from '../../../entities/request/request-handling.tsx';

const none: readonly StoredRequest[] = [];

/** Open requests that may be the same person. Computed after urgent work. */
export function usePossibleDuplicates(): readonly DuplicatePair<StoredRequest>[] {
  const { open } = useRequestHandling();
  const requests = useDeferredValue(open.status === 'loaded' ? open.value : none);
  return useMemo(() => possibleDuplicates(requests), [requests]);
}
