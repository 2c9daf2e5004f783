/** What is asked of the server when it is looked at, and again when its key changes or somebody wants it. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Answer } from './commands.ts';

export type RemoteValue<T> = {
  /** The last answer; it stays while a newer one is on its way. */
  value: T | undefined;
  /** Why the last one did not come. */
  problem: string | undefined;
  retry: () => void;
};

/** Nothing is asked without a key. `pause`: milliseconds in which the key may still change. */
export function useRemoteValue<T>(
  key: string | undefined,
  ask: () => Promise<Answer<T>>,
  pause = 0,
): RemoteValue<T> & { key: string | undefined } {
  const [state, setState] = useState<{ key: string | undefined; value: T | undefined; problem: string | undefined }>({
    key: undefined,
    value: undefined,
    problem: undefined,
  });
  const [attempt, setAttempt] = useState(0);
  const start = useEffectEvent(ask);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt means asking anew.
  useEffect(() => {
    if (key === undefined) return;
    let isOver = false;
    const clock = setTimeout(async () => {
      const answer = await start();
      if (isOver) return;
      setState((before) =>
        answer.ok ? { key, value: answer.value, problem: undefined } : { ...before, key, problem: answer.problem.message },
      );
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(clock);
    };
  }, [key, attempt, pause]);

  const retry = () => {
    setState((before) => ({ ...before, problem: undefined }));
    setAttempt((n) => n + 1);
  };
  return { ...state, retry };
}
