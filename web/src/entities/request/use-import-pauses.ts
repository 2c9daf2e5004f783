import { RequestImport } from '@platzwart/domain/import/import';
import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { useEffect, useRef, useState } from 'react';
import { pauseLists } from '../../firebase/pause-lists.ts';
import { useLiveQuery } from '../../firebase/use-live.ts';

/** Milliseconds without news of an import until it counts as left off. */
const leftOff = 60_000;

/** Imports that are under way or undone at this moment, and those that were left off. */
export function useImportsUnderWay(slug: string) {
  const live = useLiveQuery(paths.imports(slug), queries.importsUnderWay(), RequestImport);
  return live.status === 'loaded' ? live.value : undefined;
}

/**
 * Long lists stand still while anybody imports a list or undoes that: every part of it writes the
 * import, too, so the lists go on when it has ended, or has been silent for a while.
 */
export function useImportPauses(underWay: ReturnType<typeof useImportsUnderWay>): void {
  // What was under way before may have been left off long ago.
  const isKnown = useRef<boolean>(false);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (!underWay) return;
    const isMoving = isKnown.current && underWay.length > 0;
    isKnown.current = true;
    setPaused(isMoving);
    if (!isMoving) return;
    const timer = setTimeout(() => setPaused(false), leftOff);
    return () => clearTimeout(timer);
  }, [underWay]);
  useEffect(() => (isPaused ? pauseLists() : undefined), [isPaused]);
}
