import { useState } from 'react';
import { anyOf, type Problems } from './commands.ts';

/** Runs a row's commands one at a time and stores the last one's error. */
export function useCommand() {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>();

  const run = async (command: () => Promise<Problems | undefined>, onDone: () => void) => {
    setBusy(true);
    const found = await command();
    setBusy(false);
    setProblems(found);
    if (!found) onDone();
  };

  return { isBusy, problem: anyOf(problems), run, forget: () => setProblems(undefined) };
}
