import { useEffect, useRef } from 'react';
import { useAllOpen } from '../../entities/request/request-handling.tsx';
import { recordVisit } from '../../features/administration/commands.ts';

/** Milliseconds: time enough to see what is new. */
export const lookingTime = 20_000;

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/**
 * Records a visit once the table has been in sight for a while, and again after new requests: what
 * was shown on one day is not new on the next (`functions/domain/team/news.ts`). Of a table that
 * stays open unattended, somebody must move something first.
 */
export function useRecordVisit(slug: string): void {
  const open = useAllOpen();
  // The oldest come first.
  const latest = open?.at(-1)?.id;
  const isArrival = useRef<boolean>(false);
  const isLoaded = open !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another latest request is another look.
  useEffect(() => {
    if (!isLoaded) return;
    let clock: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(clock);
      for (const sign of signsOfLife) removeEventListener(sign, start);
    };
    const start = () => {
      stop();
      if (document.hidden) return;
      clock = setTimeout(() => {
        document.removeEventListener('visibilitychange', whenVisible);
        void recordVisit(slug);
      }, lookingTime);
    };
    const whenVisible = () => (document.hidden ? stop() : start());
    document.addEventListener('visibilitychange', whenVisible);
    if (isArrival.current)
      for (const sign of signsOfLife) addEventListener(sign, start, { passive: true });
    else start();
    isArrival.current = true;
    return () => {
      stop();
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [slug, isLoaded, latest]);
}
