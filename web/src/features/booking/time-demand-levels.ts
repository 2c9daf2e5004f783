/** How much the practice's times are asked for, as it tells everybody. Whatever goes wrong with it, the form does without. */

import { paths } from '@platzwart/domain/paths';
import { PublicDemand } from '@platzwart/domain/waiting-list/demand';
import { useEffect, useState } from 'react';
import { report } from '../../report.ts';

export type DemandLevels = PublicDemand['levels'];

/** Undefined if the practice tells nothing. */
export type ReadDemand = (slug: string) => Promise<PublicDemand | undefined>;

const readDemand: ReadDemand = async (slug) => {
  const { publicDocument } = await import('../../firebase/public-documents.ts');
  return publicDocument(paths.demand(slug), PublicDemand);
};

/** Milliseconds from one look to the next, however often somebody comes back to the page. */
const minRefreshMs = 60_000;

/** How far ahead of the screen the times may be when they are looked up: far enough to be there first. */
const ahead = '150% 0px';

const none: DemandLevels = {};

/** Slot key -> level; empty without a slug. `times` is where they are shown: who never gets near them loads nothing. */
export function useDemandLevels(slug: string | undefined, times: Element | null, read: ReadDemand = readDemand): DemandLevels {
  const [levels, setLevels] = useState(none);
  const isNear = useHasBeenNear(times);

  useEffect(() => {
    if (slug === undefined || !isNear) return;
    let isOver = false;
    let askedAt = Number.NEGATIVE_INFINITY;
    const look = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine || performance.now() - askedAt < minRefreshMs) return;
      askedAt = performance.now();
      try {
        const found = (await read(slug))?.levels ?? none;
        if (!isOver) setLevels((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
      } catch (problem) {
        if (!isOver && navigator.onLine) report(problem, 'demand');
      }
    };
    const again = () => void look();
    again();
    const returns = [
      [window, 'focus'],
      [window, 'online'],
      [document, 'visibilitychange'],
    ] as const;
    for (const [target, event] of returns) target.addEventListener(event, again);
    return () => {
      isOver = true;
      for (const [target, event] of returns) target.removeEventListener(event, again);
    };
  }, [slug, isNear, read]);

  return slug === undefined ? none : levels;
}

function useHasBeenNear(element: Element | null): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element || isNear || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
