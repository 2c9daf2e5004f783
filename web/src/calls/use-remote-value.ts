/**
 * Asks the server for a value when shown, when its key changes, when the connection is back, and on
 * request.
 */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Problem, Result } from './problem.ts';

export type RemoteValue<T> = {
  /** The last answer; it stays while a newer one loads. */
  value: T | undefined;
  /** Why there is no answer for this key. */
  problem: Problem | undefined;
  isLoading: boolean;
  retry: () => void;
};

type State<T> = { key?: string; value?: T; problem?: Problem };

/**
 * Without a key nothing is asked. `pause`: debounce of key changes in milliseconds; `firstPause`:
 * until the first answer.
 */
export function useRemoteValue<T>(
  key: string | undefined,
  ask: () => Promise<Result<T>>,
  { pause = 0, firstPause = pause }: { pause?: number; firstPause?: number } = {},
): RemoteValue<T> {
  const [state, setState] = useState<State<T>>({});
  const [attempt, setAttempt] = useState(0);
  const start = useEffectEvent(ask);
  const delay = state.value === undefined ? firstPause : pause;
  const pauseNow = useEffectEvent(() => delay);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    if (key === undefined) return;
    let isOver = false;
    const askNow = async () => {
      const { output, problem } = await start();
      if (!isOver)
        setState((before) => (problem ? { ...before, key, problem } : { key, value: output }));
    };
    const clock = setTimeout(() => void askNow(), pauseNow());
    return () => {
      isOver = true;
      clearTimeout(clock);
    };
  }, [key, attempt]);

  const retry = useCallback(() => {
    setState(({ value }) => ({ value }));
    setAttempt((n) => n + 1);
  }, []);
  const problem = state.key === key ? state.problem : undefined;
  useEffect(() => {
    if (!problem) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [problem, retry]);

  return { value: state.value, problem, isLoading: key !== undefined && state.key !== key, retry };
}
