import { useMemo } from 'react';
import { type StoredRequest, useAllOpen } from '../../../entities/request/request-handling.tsx';
import { positionsOf, type SlotPosition } from './slot-positions.ts';

/**
 * The request's positions by slot key; undefined until all waiting requests are loaded: fewer would
 * put it too far in front.
 */
export function usePositions(
  request: StoredRequest,
): ReadonlyMap<string, SlotPosition> | undefined {
  const others = useAllOpen();
  return useMemo(() => others && positionsOf(request, others), [request, others]);
}
