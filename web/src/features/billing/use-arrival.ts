/** News that come by themselves after something was done: the payment provider tells our server, the account follows. */
import { useEffect, useState } from 'react';

export type Arrival = 'idle' | 'waiting' | 'late' | 'there';

type Options = {
  /** Whether what is waited for has come. */
  isThere: boolean;
  /** Milliseconds after which somebody who waits is told that it takes longer. */
  patience: number;
  /** It was done before this page was there. */
  isBegun?: boolean;
};

export function useArrival({ isThere, patience, isBegun = false }: Options): { arrival: Arrival; begin: () => void; end: () => void } {
  const [arrival, setArrival] = useState<Arrival>(isBegun ? 'waiting' : 'idle');
  const isAwaited = arrival === 'waiting' || arrival === 'late';
  // Stays so, whatever changes later.
  if (isAwaited && isThere) setArrival('there');
  useEffect(() => {
    if (arrival !== 'waiting') return;
    const clock = setTimeout(() => setArrival('late'), patience);
    return () => clearTimeout(clock);
  }, [arrival, patience]);
  return { arrival, begin: () => setArrival('waiting'), end: () => setArrival('idle') };
}
