/** Confirms a follow-up round: who gets an e-mail, whom to call, who is left out and why. */

import { berlinDate } from '@platzwart/domain/dates/german-date';
import {
  decideInFollowUpRound,
  type FollowUpRoundDecision,
  followUpRoundBatchSize,
} from '@platzwart/domain/follow-up/follow-up';
import { useMemo, useState } from 'react';
import type { Result } from '../../../calls/problem.ts';
import { run } from '../../../calls/run.ts';
import { useCommand } from '../../../calls/use-command.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirmation } from '../../../ui/confirmation.tsx';
import { Note } from '../../../ui/note.tsx';
import { findViewHeading } from '../../../ui/overlay/row-focus.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { texts } from './texts.ts';

type Props = { slug: string; requests: readonly StoredRequest[]; onEnd: () => void };

const left = ['asked', 'recent', 'paused', 'archived'] as const;

export default function FollowUpRoundConfirmation({ slug, requests, onEnd }: Props) {
  const { show } = useToasts();
  const [now] = useState(() => new Date());
  const idsByDecision = useMemo(() => groupByDecision(requests, now), [requests, now]);
  const wanted = [...idsByDecision.email, ...idsByDecision.call];
  const [done, setDone] = useState(0);
  const { start, isRunning, problem } = useCommand(() => startFollowUpRound(slug, wanted, setDone));

  const end = () => {
    findViewHeading()?.focus();
    onEnd();
  };
  const begin = async () => {
    setDone(0);
    const result = await start();
    if (!result) return;
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
      busy={isRunning ? texts.busy(done, wanted.length) : undefined}
      problem={problem?.message}
      onConfirm={() => void begin()}
      onCancel={end}
    >
      {idsByDecision.email.length > 0 && <p>{texts.emails(idsByDecision.email.length)}</p>}
      {idsByDecision.call.length > 0 && <p>{texts.calls(idsByDecision.call.length)}</p>}
      {leftOut}
    </Confirmation>
  );
}

/** Ids per decision. */
function groupByDecision(
  requests: readonly StoredRequest[],
  now: Date,
): Readonly<Record<FollowUpRoundDecision, readonly string[]>> {
  const ids: Record<FollowUpRoundDecision, string[]> = {
    email: [],
    call: [],
    archived: [],
    paused: [],
    asked: [],
    recent: [],
  };
  for (const request of requests)
    ids[decideInFollowUpRound(request, now, berlinDate(now))].push(request.id);
  return ids;
}

/**
 * Sends follow-ups in batches. After an error, those already sent stay sent, and a retry skips
 * them.
 */
async function startFollowUpRound(
  companySlug: string,
  requestIds: readonly string[],
  onProgress: (done: number) => void,
): Promise<Result<{ asked: number; toCall: number }>> {
  let [asked, toCall] = [0, 0];
  for (let from = 0; from < requestIds.length; from += followUpRoundBatchSize) {
    const part = requestIds.slice(from, from + followUpRoundBatchSize);
    const result = await run('startFollowUpRound', { companySlug, requestIds: part });
    if (!result.ok) return result;
    asked += result.output.asked;
    toCall += result.output.toCall;
    onProgress(from + part.length);
  }
  return { ok: true, output: { asked, toCall } };
}
