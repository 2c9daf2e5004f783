/** Rows that are hidden ahead of the server, so that a command shows at once. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Live } from '../../firebase/use-live.ts';

type Row = { readonly id: string };
/** Milliseconds: no live list takes longer to follow an answer. */
const patience = 5000;

export type PendingRemovals = ReadonlyMap<string, 'sent' | 'answered'>;

/**
 * A row is forgotten here when the server has answered and the live list has let it go: not earlier, or it would flash
 * back; not later, or somebody else's change in the other direction would stay unseen. Such a change may even reach the
 * live list together with one's own: the row is then listed all along, and forgotten after a while.
 */
export function useOptimisticRemoval(live: Live<readonly Row[]>) {
  const [removals, setRemovals] = useState<PendingRemovals>(new Map());
  const latest = useRef(live);

  const startRemoval = useCallback(
    (...ids: string[]) => setRemovals((before) => new Map([...before, ...ids.map((id) => [id, 'sent'] as const)])),
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
    const isListed = latest.current.status === 'loaded' && latest.current.value.some((row) => row.id === id);
    setRemovals((before) => {
      // Undone in the meantime: then it stays in sight.
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

  // A list that is not live lags behind any answer, however long.
  const isLive = live.status === 'loaded' && live.isCurrent;
  useEffect(() => {
    if (!isLive || ![...removals.values()].includes('answered')) return;
    const timer = setTimeout(() => setRemovals((before) => new Map([...before].filter(([, state]) => state !== 'answered'))), patience);
    return () => clearTimeout(timer);
  }, [removals, isLive]);

  return { removals, startRemoval, cancelRemoval, answered };
}

/** The live list without the rows that are on their way out. */
export function withoutRemoved<T extends Row>(live: Live<readonly T[]>, removals: PendingRemovals): Live<readonly T[]> {
  if (live.status !== 'loaded' || removals.size === 0) return live;
  return { ...live, value: live.value.filter((row) => !removals.has(row.id)) };
}
