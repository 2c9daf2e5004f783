/** The request behind a link. Fetched once, not live: opening it changes nothing, and each answer returns the latest state. */
import type { Detail } from '@platzwart/domain/failure';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import { useCallback, useEffect, useState } from 'react';
import { type Link, viewRequestLink } from './commands.ts';

export type ViewedRequest =
  | { status: 'loading' }
  | { status: 'known'; request: PortalView; update: (request: PortalView) => void }
  /** The link does not open or no longer does: the detail says why. */
  | { status: 'refused'; detail: Detail | undefined }
  | { status: 'failed'; retry: () => void };

type Answered = { question: string; answer: Awaited<ReturnType<typeof viewRequestLink>> };

export function usePortalView({ companySlug, token }: Link): ViewedRequest {
  const [attempt, setAttempt] = useState(0);
  const question = `${companySlug} ${token} ${attempt}`;
  const [answered, setAnswered] = useState<Answered | undefined>(undefined);

  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const answer = await viewRequestLink({ companySlug, token });
      if (!isOver) setAnswered({ question, answer });
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [question, companySlug, token]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const update = useCallback((output: PortalView) => setAnswered({ question, answer: { kind: 'done', output } }), [question]);

  // Retries automatically when the connection returns.
  const hasFailed = answered?.answer.kind === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, retry]);

  if (answered?.question !== question) return { status: 'loading' };
  const { answer } = answered;
  if (answer.kind === 'done') return { status: 'known', request: answer.output, update };
  return answer.kind === 'refused' ? { status: 'refused', detail: answer.details[0] } : { status: 'failed', retry };
}
