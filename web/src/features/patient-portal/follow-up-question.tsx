/**
 * Asks whether the patient still waits: the four answers of the e-mail, as buttons. The e-mail's
 * links only preselect one.
 */
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Done, Problems } from './answer-feedback.tsx';
import styles from './patient-portal.module.css';
import { isFollowUpAnswer, type PreselectedAnswer } from './preselected-answer.ts';
import { texts } from './texts.ts';
import { type PortalAccess, useAnswer } from './use-answer.ts';

const t = texts.question;

/** The outcome; 'elsewhere': another action on the page answered it. */
export type AnswerState = 'open' | 'ja' | 'unsicher' | 'elsewhere' | 'none';

type Props = {
  portal: PortalAccess;
  request: PortalView;
  state: AnswerState;
  /** The answer pressed in the e-mail. */
  preselected: PreselectedAnswer | undefined;
  onTimes: () => void;
  onWithdrawn: () => void;
  onState: (state: AnswerState) => void;
};

const order = ['ja', 'zeiten', 'unsicher', 'nein'] as const;
type Answer = (typeof order)[number];

const kinds = { ja: 'stillInterested', unsicher: 'unsure', nein: 'withdraw' } as const;

export function FollowUpQuestion({
  portal,
  request,
  state,
  preselected,
  onTimes,
  onWithdrawn,
  onState,
}: Props) {
  const { busy, problems, send } = useAnswer(portal);
  const first = useRef<HTMLButtonElement>(null);
  // The answer pressed in the e-mail is focused; it still has to be pressed.
  useEffect(() => {
    first.current?.scrollIntoView?.({ block: 'center' });
    first.current?.focus({ preventScroll: true });
  }, []);

  const press = async (answer: Answer) => {
    if (answer === 'zeiten') return onTimes();
    if (!(await send({ kind: kinds[answer] }))) return;
    if (answer === 'nein') onWithdrawn();
    else onState(answer);
  };

  if (state === 'elsewhere' || state === 'none') return null;
  if (state !== 'open') {
    return (
      <div className="stack gap-4 left">
        <Done key={state}>{t.done[state]}</Done>
        <Button look="plain" onClick={() => onState('open')}>
          {t.again}
        </Button>
      </div>
    );
  }
  const strong = isFollowUpAnswer(preselected) ? preselected : 'ja';
  return (
    <section
      className={`stack gap-4 left framed ${styles.card} ${styles.asking}`}
      aria-labelledby="frage"
    >
      <h2 id="frage">{t.title}</h2>
      <p>{request.deletedOn ? t.deletedOn(formatGermanDate(request.deletedOn)) : t.text}</p>
      <div className={`columns ${styles.answers}`}>
        {order.map((answer) => {
          const isBusy = answer !== 'zeiten' && busy === kinds[answer];
          return (
            <Button
              key={answer}
              ref={answer === preselected ? first : undefined}
              look={answer === strong ? 'filled' : 'outlined'}
              large
              busy={isBusy}
              aria-disabled={busy !== undefined && !isBusy}
              onClick={() => press(answer)}
            >
              {isBusy ? t.sending : t.answers[answer]}
            </Button>
          );
        })}
      </div>
      <Problems of={problems} />
    </section>
  );
}
