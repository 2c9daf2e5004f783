/**
 * One write undoes an import; deleting its requests takes longer. Until they are gone, nobody sees
 * or counts them.
 */
import type { RequestImport } from '@platzwart/domain/import/import';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { useMemo, useState } from 'react';
import type { Live } from '../../firebase/use-live.ts';
import { useImportsUnderWay } from './use-import-pauses.ts';

type Requests = Live<readonly WithId<TherapyRequest>[]>;
type UnderWay = readonly WithId<RequestImport>[] | undefined;

const none: ReadonlySet<string> = new Set();

/** The list without requests of undone imports, also while it stands still after their deletion. */
export function useWithoutUndone(live: Requests, underWay: UnderWay): Requests {
  const [undone, setUndone] = useState(none);
  const more = underWay?.filter(({ id, status }) => status === 'undoing' && !undone.has(id)) ?? [];
  if (more.length > 0) setUndone(new Set([...undone, ...more.map(({ id }) => id)]));
  return useMemo(() => {
    if (live.status !== 'loaded' || undone.size === 0) return live;
    const value = live.value.filter(({ importId = '' }) => !undone.has(importId));
    return { ...live, value };
  }, [live, undone]);
}

/** How many requests the counters still hold although their import is undone. */
export function useLeavingRequests(slug: string): number {
  const undone = useImportsUnderWay(slug)?.filter(({ status }) => status === 'undoing') ?? [];
  return undone.reduce((sum, { undo }) => sum + Math.max(0, undo?.left ?? 0), 0);
}
