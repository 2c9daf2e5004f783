import {
  type DuplicatePair,
  hasLearnedTraits,
  learnTraits,
  possibleDuplicates,
} from '@platzwart/domain/request/duplicates';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { inTurns } from '../../../in-turns.ts';

const none: readonly StoredRequest[] = [];

/** Requests that can be read within one task. */
const maxAtOnce = 200;

/** Open requests that may be the same person. Computed after urgent work. */
export function usePossibleDuplicates(): readonly DuplicatePair<StoredRequest>[] {
  const { open } = useRequestHandling();
  const requests = useDeferredValue(useComparable(open.status === 'loaded' ? open.value : none));
  return useMemo(() => possibleDuplicates(requests), [requests]);
}

/** The same requests; of many new ones, those before until all are read. */
function useComparable(requests: readonly StoredRequest[]): readonly StoredRequest[] {
  const isFew = useMemo(
    () => requests.filter((request) => !hasLearnedTraits(request)).length <= maxAtOnce,
    [requests],
  );
  const [learned, setLearned] = useState(none);
  useEffect(() => {
    if (isFew) return;
    let isOver = false;
    void inTurns(requests, learnTraits, () => isOver).then(
      (isDone) => isDone && setLearned(requests),
    );
    return () => {
      isOver = true;
    };
  }, [requests, isFew]);
  return isFew ? requests : learned;
}
