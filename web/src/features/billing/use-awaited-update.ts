/** News that come by themselves after something was done: the payment provider tells our server, the account follows. */
import { useEffect, useState } from 'react';

export type AwaitedUpdate = 'idle' | 'waiting' | 'late' | 'there';

type Options = {
  /** Whether what is waited for has come. */
  isThere: boolean;
  /** Milliseconds after which somebody who waits is told that it takes longer. */
  patience: number;
  /** It was done before this page was there. */
  isBegun?: boolean;
};

export function useAwaitedUpdate({ isThere, patience, isBegun = false }: Options): {
  update: AwaitedUpdate;
  begin: () => void;
  end: () => void;
} {
  const [update, setUpdate] = useState<AwaitedUpdate>(isBegun ? 'waiting' : 'idle');
  const isAwaited = update === 'waiting' || update === 'late';
  // Stays so, whatever changes later.
  if (isAwaited && isThere) setUpdate('there');
  useEffect(() => {
    if (update !== 'waiting') return;
    const clock = setTimeout(() => setUpdate('late'), patience);
    return () => clearTimeout(clock);
  }, [update, patience]);
  return { update, begin: () => setUpdate('waiting'), end: () => setUpdate('idle') };
}
