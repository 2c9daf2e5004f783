import { useState } from 'react';
import type { Result } from './problem.ts';
import { useDraft } from './use-draft.ts';

/**
 * A value that is saved as soon as it is chosen: it shows at once, and what was stored returns with
 * the reason if it was not saved.
 */
export function useOptimisticValue<T>(
  stored: T,
  save: (to: T, from: T) => Promise<Result<unknown>>,
) {
  const draft = useDraft({ value: stored });
  const [result, setResult] = useState<Result<unknown> | undefined>(undefined);

  /** The last of several choices wins. */
  const change = (chosen: T) => {
    setResult(undefined);
    draft.change({ value: chosen });
    void draft.save(async ({ value }) => {
      const answer = await save(value?.to as T, value?.from as T);
      setResult(answer);
      if (!answer.ok) draft.discard();
      return answer.ok;
    });
  };
  return {
    value: draft.values.value,
    problem: result?.problem,
    isSaved: result?.ok === true,
    change,
  };
}
