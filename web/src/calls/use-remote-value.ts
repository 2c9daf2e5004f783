/** Fetches a value from the server when shown, when its key changes, and on request. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Problem, Result } from './problem.ts';

export type RemoteValue<T> = {
  /** The last answer; it stays while a newer one loads. */
  value: T | undefined;
  /** Why the last request failed. */
  problem: Problem | undefined;
  retry: () => void;
};

/** Without a key nothing is fetched. `pause`: debounce of key changes in milliseconds. */
export function useRemoteValue<T>(
  key: string | undefined,
  ask: () => Promise<Result<T>>,
  pause = 0,
): RemoteValue<T> & { key: string | undefined } {
  const [state, setState] = useState<{ key: string | undefined; value: T | undefined; problem: Problem | undefined }>({
    key: undefined,
    value: undefined,
    problem: undefined,
  });
  const [attempt, setAttempt] = useState(0);
  const start = useEffectEvent(ask);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again.
  useEffect(() => {
    if (key === undefined) return;
    let isOver = false;
    const clock = setTimeout(async () => {
      const answer = await start();
      if (isOver) return;
      setState((before) => (answer.ok ? { key, value: answer.output, problem: undefined } : { ...before, key, problem: answer.problem }));
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
