/**
 * Waits for an update that arrives by itself: the payment provider notifies our server, then the
 * account changes.
 */
import { useEffect, useState } from 'react';

export type AwaitedUpdate = 'idle' | 'waiting' | 'late' | 'there';

type Options = {
  /** Whether the awaited update has arrived. */
  isThere: boolean;
  /** Milliseconds after which a waiting user learns that it takes longer. */
  patience: number;
  /** It was done before this page opened. */
  isBegun?: boolean;
};

export function useAwaitedUpdate({ isThere, patience, isBegun = false }: Options): {
  update: AwaitedUpdate;
  begin: () => void;
  end: () => void;
} {
  const [update, setUpdate] = useState<AwaitedUpdate>(isBegun ? 'waiting' : 'idle');
  const isAwaited = update === 'waiting' || update === 'late';
  // Stays true, whatever changes later.
  if (isAwaited && isThere) setUpdate('there');
  useEffect(() => {
    if (update !== 'waiting') return;
    const clock = setTimeout(() => setUpdate('late'), patience);
    return () => clearTimeout(clock);
  }, [update, patience]);
  return { update, begin: () => setUpdate('waiting'), end: () => setUpdate('idle') };
}
