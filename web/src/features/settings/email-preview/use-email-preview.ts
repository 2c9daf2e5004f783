import type { CallOutput, SampleEmail } from '@platzwart/domain/calls';
import { useCallback, useEffect, useState } from 'react';
import { previewLetter } from './commands.ts';
import { texts } from './texts.ts';

type Shown = CallOutput<'previewLetter'>;

export type Preview = {
  /** The latest preview; it stays while the next one loads. */
  email: Shown | undefined;
  isLoading: boolean;
  /** Why the preview could not be updated. */
  problem: string | undefined;
  retry: () => void;
};

/** Milliseconds since the last key before the preview updates. */
const pause = 600;

/** Previews the e-mail with this text, shortly after the last key; only the latest request's answer counts. */
export function useEmailPreview(slug: string, email: SampleEmail): Preview {
  const wanted = JSON.stringify(email);
  const [shown, setShown] = useState<{ of: string; email: Shown } | undefined>(undefined);
  const [trouble, setTrouble] = useState<{ of: string; problem: string } | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  const isFirst = shown === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request; the first one is not delayed.
  useEffect(() => {
    let isOver = false;
    setTrouble(undefined);
    const ask = async () => {
      // Offline, the first call's dynamic import would fail, and browsers cache that failure.
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
