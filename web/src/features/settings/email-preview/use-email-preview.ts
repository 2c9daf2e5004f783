import type { CallOutput, SampleEmail } from '@platzwart/domain/calls';
import { useCallback, useEffect, useState } from 'react';
import { previewLetter } from './commands.ts';
import { texts } from './texts.ts';

type Shown = CallOutput<'previewLetter'>;

export type Preview = {
  /** The last one there was; it stays while a newer one is on its way. */
  email: Shown | undefined;
  isLoading: boolean;
  /** Why there is no newer one. */
  problem: string | undefined;
  retry: () => void;
};

/** Milliseconds without a key until what is typed is shown. */
const pause = 600;

/** The e-mail with these words, soon after the last key; of several answers only the latest question's counts. */
export function useEmailPreview(slug: string, email: SampleEmail): Preview {
  const wanted = JSON.stringify(email);
  const [shown, setShown] = useState<{ of: string; email: Shown } | undefined>(undefined);
  const [trouble, setTrouble] = useState<{ of: string; problem: string } | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  const isFirst = shown === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt means asking anew; the first one waits for nobody.
  useEffect(() => {
    let isOver = false;
    setTrouble(undefined);
    const ask = async () => {
      // Asking without a connection would spoil the code that is loaded with the first call.
      if (!navigator.onLine) return setTrouble({ of: wanted, problem: texts.offline });
      const answer = await previewLetter(slug, JSON.parse(wanted) as SampleEmail);
      if (isOver) return;
      if (answer.kind === 'done') return setShown({ of: wanted, email: answer.output });
      const problem = answer.kind === 'refused' ? answer.details.map(({ message }) => message).join(' ') : texts[answer.kind];
      setTrouble({ of: wanted, problem });
    };
    const timer = setTimeout(() => void ask(), isFirst ? 0 : pause);
    addEventListener('online', retry);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [slug, wanted, attempt, retry]);

  const problem = trouble?.of === wanted ? trouble.problem : undefined;
  return { email: shown?.email, isLoading: problem === undefined && shown?.of !== wanted, problem, retry };
}
