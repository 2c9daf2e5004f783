/**
 * The table of what was chosen, read beside the page: thousands of rows take longer than a press
 * may wait. Whoever chooses again, or leaves, ends the reading.
 */
import { useEffect, useState } from 'react';
import type { Choice, ReadChoice } from './read-choice.ts';

/** While another part or reading of the same file is read, the former one stays. */
export function useReadChoice(choice: Choice | undefined): {
  read: ReadChoice | undefined;
  isReading: boolean;
} {
  const [last, setLast] = useState<{ of: Choice; read: ReadChoice } | undefined>(undefined);
  useEffect(() => {
    if (!choice) return;
    let worker: Worker | undefined;
    let isOver = false;
    const beside = () =>
      new Promise<ReadChoice>((resolve, reject) => {
        worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' });
        worker.onmessage = ({ data }) => (data ? resolve(data) : reject());
        worker.onerror = reject;
        worker.postMessage(choice);
      });
    const here = async () => {
      const { readChoice } = await import('./read-choice.ts');
      return readChoice(choice);
    };
    const take = (read: ReadChoice) => {
      if (!isOver) setLast({ of: choice, read });
    };
    beside()
      .catch(here)
      .then(take, (error) => {
        take({ problem: 'unreadable' });
        throw error;
      })
      .finally(() => worker?.terminate());
    return () => {
      isOver = true;
      worker?.terminate();
    };
  }, [choice]);
  return {
    read: last && last.of.file === choice?.file ? last.read : undefined,
    isReading: choice !== undefined && last?.of !== choice,
  };
}
