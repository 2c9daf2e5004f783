/** Redirecting to a page of the payment provider: by which button, and what prevented it. */
import { useEffect, useState } from 'react';
import type { Problem, Result } from '../../calls/problem.ts';
import { openProviderPage } from './open-provider-page.ts';

export function useProviderRedirect<Goal extends string>() {
  const [goal, setGoal] = useState<Goal | undefined>(undefined);
  const [problem, setProblem] = useState<Problem | undefined>(undefined);

  // The browser's Back restores the page as it was left.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) setGoal(undefined);
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const leave = async (wanted: Goal, ask: () => Promise<Result<{ url: string }>>) => {
    if (goal !== undefined) return;
    setGoal(wanted);
    setProblem(undefined);
    const answer = await ask();
    if (answer.ok) return openProviderPage(answer.output.url);
    setGoal(undefined);
    setProblem(answer.problem);
  };
  return { goal, problem, forget: () => setProblem(undefined), leave };
}
