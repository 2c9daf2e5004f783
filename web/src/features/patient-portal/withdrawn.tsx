/** Withdrawn by the patient, with an undo while possible. Takes the focus if just withdrawn. */
import { formatDay, formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Problems } from './answer-feedback.tsx';
import styles from './patient-portal.module.css';
import { Progress } from './progress.tsx';
import { type PortalAccess, useAnswer } from './use-answer.ts';
import { withdrawnTexts as t } from './withdrawn-texts.ts';

type Props = {
  portal: PortalAccess;
  request: PortalView;
  hasJustHappened: boolean;
  onUndone: () => void;
};

export function Withdrawn({ portal, request, hasJustHappened, onUndone }: Props) {
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
      <p>{request.undoUntil ? t.undoLead(formatGermanDate(request.undoUntil)) : t.over}</p>
      <Problems of={problems} />
      {request.undoUntil && (
        <Button look="filled" large busy={busy !== undefined} onClick={undo}>
          {busy ? t.undoing : t.undo}
        </Button>
      )}
      <div role={hasJustHappened ? 'status' : undefined}>
        <p>{t.text(formatDay(new Date(request.archivedAt ?? request.requestedAt)))}</p>
      </div>
      <Progress request={request} />
    </section>
  );
}
