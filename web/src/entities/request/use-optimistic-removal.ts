/** Hides rows optimistically, before the server answers. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Live } from '../../firebase/use-live.ts';

type Row = { readonly id: string };
/** Milliseconds: live lists catch up with an answer within this time. */
const patience = 5000;

type PendingRemovals = ReadonlyMap<string, 'sent' | 'answered'>;

/**
 * Forgets a row once the server has answered and the live list has dropped it: earlier, the row
 * would flash back; later, it would hide a colleague's opposite change. Such a change may even
 * reach the live list together with ours: the row then never leaves the list, and a timeout forgets
 * it.
 */
export function useOptimisticRemoval(live: Live<readonly Row[]>) {
  const [removals, setRemovals] = useState<PendingRemovals>(new Map());
  const latest = useRef(live);

  const startRemoval = useCallback(
    (...ids: string[]) =>
      setRemovals((before) => new Map([...before, ...ids.map((id) => [id, 'sent'] as const)])),
    [],
  );
  const cancelRemoval = useCallback((id: string) => {
    setRemovals((before) => {
      const after = new Map(before);
      after.delete(id);
      return after;
    });
  }, []);
  const answered = useCallback((id: string) => {
    const isListed =
      latest.current.status === 'loaded' && latest.current.value.some((row) => row.id === id);
    setRemovals((before) => {
      // Undone meanwhile: the row stays visible.
      if (!before.has(id)) return before;
      const after = new Map(before);
      if (isListed) after.set(id, 'answered');
      else after.delete(id);
      return after;
    });
  }, []);

  useEffect(() => {
    latest.current = live;
    if (live.status !== 'loaded') return;
    const listed = new Set(live.value.map((request) => request.id));
    setRemovals((before) => {
      const gone = [...before].filter(([id, state]) => state === 'answered' && !listed.has(id));
      if (gone.length === 0) return before;
      return new Map([...before].filter(([id]) => !gone.some(([goneId]) => goneId === id)));
    });
  }, [live]);

  // A list without a live connection may lag behind any answer.
  const isLive = live.status === 'loaded' && live.isCurrent;
  useEffect(() => {
    if (!isLive || ![...removals.values()].includes('answered')) return;
    const timer = setTimeout(
      () =>
        setRemovals((before) => new Map([...before].filter(([, state]) => state !== 'answered'))),
      patience,
    );
    return () => clearTimeout(timer);
  }, [removals, isLive]);

  return { removals, startRemoval, cancelRemoval, answered };
}

/** The live list without rows being removed. */
export function withoutRemoved<T extends Row>(
  live: Live<readonly T[]>,
  removals: PendingRemovals,
): Live<readonly T[]> {
  if (live.status !== 'loaded' || removals.size === 0) return live;
  return { ...live, value: live.value.filter((row) => !removals.has(row.id)) };
}
