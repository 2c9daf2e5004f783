import { useRef } from 'react';
import { run } from '../../../calls/run.ts';

/** Completes the first step 'share' with the first use, if it is still open. */
export function useTellShared(slug: string, isFirstStep: boolean): () => void {
  const isTold = useRef(false);
  return () => {
    if (!isFirstStep || isTold.current) return;
    isTold.current = true;
    // The next use remembers it if this one fails.
    void run('completeFirstStep', { companySlug: slug, step: 'share' });
  };
}
