/** Pauses offers and questions until a day; then it resumes automatically. */
import { formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { plusMonths } from '@platzwart/domain/dates/months';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import { firstPauseDay, lastPauseDay } from '@platzwart/domain/request/deadlines';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useQuestion } from '../../ui/use-question.ts';
import { Done } from './answer-feedback.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './patient-portal.module.css';
import { pauseTexts as t } from './pause-texts.ts';
import { personalDataTexts } from './personal-data-texts.ts';
import { ProofField, useProof } from './proof-field.tsx';
import { texts } from './texts.ts';
import { type PortalAccess, useAnswer } from './use-answer.ts';

type Props = {
  portal: PortalAccess;
  request: PortalView;
  today: IsoDate;
  /** Asked for elsewhere on the page. */
  startsOpen: boolean;
  /** Its button in an e-mail was pressed. */
  isPreselected: boolean;
  onAnswered: () => void;
};

export function Pause({ portal, request, today, startsOpen, isPreselected, onAnswered }: Props) {
  const answering = useAnswer(portal);
  const { busy, problems, send, forget } = answering;
  const [until, setUntil] = useState(() => plusMonths(today, 1));
  const [done, setDone] = useState('');
  const { isOpen, opener, open, close } = useQuestion(startsOpen);
  useEffect(() => {
    if (isPreselected) opener.current?.focus();
  }, [isPreselected, opener]);
  const { pausedUntil } = request;
  const isLong = until > request.freePauseUntil && until <= lastPauseDay(today);
  const proof = useProof(request.proof, isLong, answering);

  const pause = async () => {
    const given = proof.given();
    if (given === undefined) return;
    if (!(await send({ kind: 'pause', until, ...(given !== null && { proof: given }) }))) return;
    setDone(t.done(formatGermanDate(until)));
    close();
    onAnswered();
  };
  // It ends beside the request's state.
  if (pausedUntil && done === '') return null;
  return (
    <section className={`stack gap-4 left ${styles.section}`} aria-labelledby="pause">
      <h3 id="pause">{t.title}</h3>
      {pausedUntil ? <Done key={done}>{done}</Done> : <p>{t.text}</p>}
      {portal.isLocked && <p className="muted">{texts.lockedHere}</p>}
      {!portal.isLocked && !pausedUntil && !isOpen && (
        <Button
          ref={opener}
          onClick={() => {
            setDone('');
            setUntil(plusMonths(today, 1));
            open();
          }}
        >
          {t.open}
        </Button>
      )}
      {!portal.isLocked && !pausedUntil && isOpen && (
        <AnswerForm
          answering={answering}
          fields={['until', ...proof.fields]}
          save={busy ? t.pressing : t.press}
          onSave={pause}
          onCancel={close}
        >
          <TextField
            // Just opened by a press: focus the field.
            autoFocus
            type="date"
            name="until"
            label={t.until}
            hint={t.hint(formatGermanDate(lastPauseDay(today)))}
            min={firstPauseDay(today)}
            max={lastPauseDay(today)}
            value={until}
            onChange={(event) => {
              forget();
              setUntil(event.target.value);
            }}
            error={problems.find(({ field }) => field === 'until')?.message}
          />
          <ProofField proof={proof} name="pauseProof" why={personalDataTexts.proof.whyPause} />
        </AnswerForm>
      )}
    </section>
  );
}
