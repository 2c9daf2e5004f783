import { useRef, useState } from 'react';
import { slowAfter } from '../online.ts';
import { type Problem, problemOf, type Result } from './problem.ts';

type Command<Args extends unknown[], T> = {
  /** Resolves to the output; to undefined if it failed, or if it was running already. */
  start: (...args: Args) => Promise<T | undefined>;
  isRunning: boolean;
  /** What the running one was started with. */
  startedWith: Args | undefined;
  /**
   * What the last one brought, or why it failed; gone with the next start. While it runs, the
   * problem may be that it is slow.
   */
  output: T | undefined;
  problem: Problem | undefined;
  forget: () => void;
};

/** Runs a command once at a time, and holds its state for the button that starts it. */
export function useCommand<Args extends unknown[], T>(
  command: (...args: Args) => Promise<Result<T>>,
  onProblem?: (problem: Problem) => void,
): Command<Args, T> {
  const [startedWith, setStartedWith] = useState<Args | undefined>(undefined);
  const [result, setResult] = useState<Result<T> | undefined>(undefined);
  // Two presses may happen before the next render.
  const isRunning = useRef<boolean>(false);

  const start = async (...args: Args) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setStartedWith(args);
    setResult(undefined);
    const late = setTimeout(() => setResult({ ok: false, problem: problemOf('slow') }), slowAfter);
    const result = await command(...args).finally(() => {
      clearTimeout(late);
      isRunning.current = false;
      setStartedWith(undefined);
    });
    setResult(result);
    if (!result.ok) onProblem?.(result.problem);
    return result.output;
  };
  const { output, problem } = result ?? {};
  return {
    start,
    isRunning: startedWith !== undefined,
    startedWith,
    output,
    problem,
    forget: () => setResult(undefined),
  };
}
