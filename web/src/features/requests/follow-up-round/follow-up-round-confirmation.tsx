/** Confirms a follow-up round: who gets an e-mail, whom to call, who is left out and why. */

import { berlinDate } from '@platzwart/domain/dates/german-date';
import { decideInFollowUpRound, type FollowUpRoundDecision } from '@platzwart/domain/follow-up/follow-up';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Confirmation } from '../../../ui/confirmation.tsx';
import { Note } from '../../../ui/note.tsx';
import { findViewHeading } from '../../../ui/overlay/row-focus.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import type { StoredRequest } from '../request-handling.tsx';
import { startFollowUpRound } from './start-follow-up-round.ts';
import { texts } from './texts.ts';

type Props = { slug: string; requests: readonly StoredRequest[]; onEnd: () => void };

const left = ['asked', 'recent', 'paused', 'archived'] as const;

export function FollowUpRoundConfirmation({ slug, requests, onEnd }: Props) {
  const { show } = useToasts();
  const [now] = useState(() => new Date());
  const idsByDecision = useMemo(() => groupByDecision(requests, now), [requests, now]);
  const wanted = [...idsByDecision.email, ...idsByDecision.call];
  const [done, setDone] = useState<number | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  /** A double press starts only one round. */
  const isBegun = useRef<boolean>(false);

  const end = () => {
    findViewHeading()?.focus();
    onEnd();
  };
  const start = async () => {
    if (isBegun.current) return;
    isBegun.current = true;
    setDone(0);
    setProblem(undefined);
    const result = await startFollowUpRound(slug, wanted, setDone);
    setDone(undefined);
    if (result.problem !== undefined) {
      isBegun.current = false;
      return setProblem(result.problem);
    }
    show({ title: texts.done, text: texts.result(result.asked, result.toCall) });
    end();
  };

  const skipped = left
    .filter((decision) => idsByDecision[decision].length > 0)
    .map((decision) => texts.skipped[decision](idsByDecision[decision].length));
  const leftOut = skipped.length > 0 && <p>{texts.leftOut(skipped.join('; '))}</p>;
  if (wanted.length === 0) {
    return (
      <Note isLive>
        <p>{texts.nobody}</p>
        {leftOut}
        <Button onClick={end}>{texts.close}</Button>
      </Note>
    );
  }
  return (
    <Confirmation
      title={texts.title}
      confirm={texts.start}
      cancel={texts.cancel}
      busy={done === undefined ? undefined : texts.busy(done, wanted.length)}
      problem={problem}
      onConfirm={() => void start()}
      onCancel={end}
    >
      {idsByDecision.email.length > 0 && <p>{texts.emails(idsByDecision.email.length)}</p>}
      {idsByDecision.call.length > 0 && <p>{texts.calls(idsByDecision.call.length)}</p>}
      {leftOut}
    </Confirmation>
  );
}

/** Ids per decision. */
function groupByDecision(requests: readonly StoredRequest[], now: Date): Readonly<Record<FollowUpRoundDecision, readonly string[]>> {
  const ids: Record<FollowUpRoundDecision, string[]> = { email: [], call: [], archived: [], paused: [], asked: [], recent: [] };
  for (const request of requests) ids[decideInFollowUpRound(request, now, berlinDate(now))].push(request.id);
  return ids;
}
