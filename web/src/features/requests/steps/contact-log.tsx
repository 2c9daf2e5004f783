/** In the panel: the next step, and one-press outcomes of a contact. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { type ReactNode, useId } from 'react';
import { useMemberNames } from '../../../entities/member/queries.ts';
import { readOnlyNoteId } from '../../../entities/request/read-only-note.tsx';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { Button } from '../../../ui/button.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import { CallNote } from './call-note.tsx';
import { ContactAnswers } from './contact-answers.tsx';
import styles from './contact-log.module.css';
import { useContactLogging } from './contact-logging.tsx';
import { formatStep } from './format-step.ts';
import { LastContactLine } from './last-contact-line.tsx';
import { enough } from './quick-outcomes.ts';
import { texts } from './texts.ts';

const t = texts.log;

type Props = {
  request: StoredRequest;
  today: IsoDate;
  /** How to call, above what came of it. */
  calls?: ReactNode;
  /** Whether a free place suits, and offering one. */
  offering?: ReactNode;
};

/** What is typed belongs to this request only. */
export function ContactLog(props: Props) {
  return <Log key={props.request.id} {...props} />;
}

function Log({ request: live, today, calls, offering }: Props) {
  const { slug, readOnlyReason } = useRequestHandling();
  const names = useMemberNames(slug);
  const { withLogged, log } = useContactLogging();
  const heading = useId();
  const request = withLogged(live);
  const { nextStep } = request;
  if (request.status !== 'open') return null;

  const isReadOnly = readOnlyReason !== undefined;
  const readOnlyProps = {
    'aria-disabled': isReadOnly,
    'aria-describedby': isReadOnly ? readOnlyNoteId : undefined,
    ...tooltip(readOnlyReason),
  };
  return (
    <section className={`stack gap-2 ${styles.log}`} aria-labelledby={heading}>
      <h3 id={heading} className="visually-hidden">
        {t.heading}
      </h3>
      {calls}
      {!isReadOnly && <CallNote request={request} today={today} names={names} />}
      <ContactAnswers request={request} today={today} />
      {/* Below the answers: what a press changes must not move them under the next press. */}
      {nextStep && (
        <div
          className={`row gap-1 across-3 between warm compact ${styles.next}`}
          data-due={nextStep.dueOn === null || nextStep.dueOn <= today ? '' : undefined}
        >
          <p>
            {t.next} <strong>{formatStep(nextStep, today)}</strong>
          </p>
          {nextStep.kind === 'addDetails' && (
            <Button {...readOnlyProps} onClick={() => log(request, enough)}>
              {t.enough}
            </Button>
          )}
        </div>
      )}
      {!nextStep && request.callbackWish && !request.lastContact && (
        <p className="warm strong small own-width">{t.wished}</p>
      )}
      <LastContactLine contact={request.lastContact} names={names} />
      {offering}
    </section>
  );
}
