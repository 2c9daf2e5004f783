/** The request's status: one sentence first, then details. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatDay, formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import { isOnNoWaitingList } from '@platzwart/domain/waiting-list/offered-times';
import { describeSlots } from '@platzwart/domain/waiting-list/slot';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Problems } from './answer-feedback.tsx';
import styles from './patient-portal.module.css';
import { Progress } from './progress.tsx';
import { texts } from './texts.ts';
import { type PortalAccess, useAnswer } from './use-answer.ts';
import { WaitCells } from './wait-cells.tsx';

type Props = { request: PortalView; form: FormConfiguration };

export function RequestStatus({ request, form }: Props) {
  const { title, text } = messagesFor(request, form);
  const isPromised = promiseOf(request) !== undefined;
  const [now] = useState(() => new Date());
  const estimate = request.status === 'open' && !isPromised && !request.pausedUntil && request.waitEstimate;
  return (
    <section className={`stack gap-4 left framed ${styles.card}`} aria-labelledby="stand">
      <h2 id="stand" className="h1">
        {title}
      </h2>
      <Progress request={request} />
      {request.status === 'open' && !isPromised && request.places.length > 0 && (
        <p>{texts.waiting.withPlace(describeSlots(request.places.map(({ slot }) => slot)))}</p>
      )}
      <p>{text}</p>
      {estimate && (
        <>
          <p>
            {texts.waiting.waitEstimate(estimate)} {request.placesPerMonth && texts.waiting.placesPerMonth(request.placesPerMonth)}
          </p>
          <WaitCells estimate={estimate} requestedAt={request.requestedAt} now={now} />
        </>
      )}
    </section>
  );
}

/** A yes to a place that nobody has confirmed yet. */
export function promiseOf({ offer }: PortalView): 'accepted' | 'pledged' | undefined {
  return offer?.standing === 'accepted' || offer?.standing === 'pledged' ? offer.standing : undefined;
}

function messagesFor(request: PortalView, form: FormConfiguration): { title: string; text: string } {
  if (request.status === 'archived') {
    const day = formatDay(new Date(request.archivedAt ?? request.requestedAt));
    return { title: texts.closed.title, text: request.offer?.standing === 'given' ? texts.placed(day) : texts.closed.text(day) };
  }
  const promise = promiseOf(request);
  if (promise) return { title: texts.promised.title, text: texts.promised[promise] };
  if (request.offer?.standing === 'open') return { title: texts.waiting.title, text: texts.waiting.offered };
  if (request.pausedUntil) {
    return { title: texts.pausing.title(formatGermanDate(request.pausedUntil)), text: texts.pausing.text };
  }
  return { title: texts.waiting.title, text: isOnNoWaitingList(request, form) ? texts.waiting.noneOffered : texts.waiting.text };
}

type WithdrawnProps = { portal: PortalAccess; request: PortalView; hasJustHappened: boolean; onUndone: () => void };

/** Withdrawn by the patient, with an undo while possible. Takes the focus if just withdrawn. */
export function Withdrawn({ portal, request, hasJustHappened, onUndone }: WithdrawnProps) {
  const t = texts.withdrawn;
  const { busy, problems, send } = useAnswer(portal);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasJustHappened) return;
    heading.current?.scrollIntoView?.({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [hasJustHappened]);
  const undo = async () => {
    if (await send({ kind: 'undoWithdraw' })) onUndone();
  };
  return (
    <section className={`stack gap-4 left framed ${styles.card}`} aria-labelledby="zurueckgezogen">
      <h2 id="zurueckgezogen" ref={heading} tabIndex={-1} className="h1">
        {t.title}
      </h2>
      <Progress request={request} />
      <div role={hasJustHappened ? 'status' : undefined}>
        <p>{t.text(formatDay(new Date(request.archivedAt ?? request.requestedAt)))}</p>
      </div>
      <p>{request.undoUntil ? t.undoLead(formatGermanDate(request.undoUntil)) : t.over}</p>
      <Problems of={problems} />
      {request.undoUntil && (
        <Button look="filled" large busy={busy !== undefined} onClick={undo}>
          {busy ? t.undoing : t.undo}
        </Button>
      )}
    </section>
  );
}
