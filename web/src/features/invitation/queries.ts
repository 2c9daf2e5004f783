/** The invitation's contents. Fetched once, not live: opening it changes nothing. */
import type { CallOutput } from '@platzwart/domain/calls';
import type { Detail } from '@platzwart/domain/failure';
import { useEffect, useState } from 'react';
import { viewInvitation } from './commands.ts';

export type InvitationDetails = CallOutput<'viewInvitation'>;

export type Viewed =
  | { status: 'loading' }
  | { status: 'known'; details: InvitationDetails }
  /** It does not open or no longer does: the detail says why. */
  | { status: 'refused'; detail: Detail | undefined }
  | { status: 'failed'; retry: () => void };

/** `viewer`: the reader's uid, '' if signed out: the person who used an invitation still sees it. Undefined fetches nothing yet. */
export function useInvitation(token: string, viewer: string | undefined): Viewed {
  const [attempt, setAttempt] = useState(0);
  const question = viewer === undefined ? undefined : `${token} ${viewer} ${attempt}`;
  const [answered, setAnswered] = useState<{ question: string; viewed: Viewed } | undefined>(undefined);

  useEffect(() => {
    if (question === undefined) return;
    let isOver = false;
    const ask = async () => {
      const answer = await viewInvitation(token);
      if (!isOver) setAnswered({ question, viewed: viewedOf(answer, () => setAttempt((n) => n + 1)) });
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [question, token]);

  return answered !== undefined && answered.question === question ? answered.viewed : { status: 'loading' };
}

function viewedOf(answer: Awaited<ReturnType<typeof viewInvitation>>, retry: () => void): Viewed {
  if (answer.kind === 'done') return { status: 'known', details: answer.output };
  return answer.kind === 'refused' ? { status: 'refused', detail: answer.details[0] } : { status: 'failed', retry };
}
