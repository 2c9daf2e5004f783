/**
 * Demand for the practice's times, as it publishes it. Optional: who shows it works without it on
 * any failure.
 */

import { paths } from '@platzwart/domain/paths';
import { PublicDemand } from '@platzwart/domain/waiting-list/demand';
import { useEffect, useState } from 'react';
import { isOnline } from '../../online.ts';
import { report } from '../../report.ts';

export type DemandLevels = PublicDemand['levels'];

/** Undefined if the practice publishes nothing. */
export type ReadDemand = (slug: string) => Promise<PublicDemand | undefined>;

const readDemand: ReadDemand = async (slug) => {
  const { publicDocument } = await import('../../firebase/public-documents.ts');
  return publicDocument(paths.demand(slug), PublicDemand);
};

/** Minimum milliseconds between two refreshes, however often the user returns to the page. */
const minRefreshMs = 60_000;

/**
 * How close to the viewport the times must be before loading starts: early enough to finish first.
 */
const ahead = '150% 0px';

const none: PublicDemand = { levels: {}, full: [] };

/**
 * Levels by slot key, and the keys of full times; nothing without a slug. `times`: the element that
 * shows them; users who never scroll near it load nothing. Another `cause` reads them again at
 * once.
 */
export function usePublicDemand(
  slug: string | undefined,
  times: Element | null,
  read: ReadDemand = readDemand,
  cause = '',
): PublicDemand {
  const [demand, setDemand] = useState(none);
  const isNear = useHasBeenNear(times);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another cause is a reason to read again.
  useEffect(() => {
    if (slug === undefined || !isNear) return;
    let isOver = false;
    let askedAt = Number.NEGATIVE_INFINITY;
    const look = async () => {
      if (
        document.visibilityState !== 'visible' ||
        !isOnline() ||
        performance.now() - askedAt < minRefreshMs
      )
        return;
      askedAt = performance.now();
      try {
        const found = (await read(slug)) ?? none;
        if (!isOver)
          setDemand((before) =>
            JSON.stringify(before) === JSON.stringify(found) ? before : found,
          );
      } catch (problem) {
        if (!isOver && isOnline()) report(problem, 'demand');
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
  }, [slug, isNear, read, cause]);

  return slug === undefined ? none : demand;
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
