/**
 * When the patient's prescription was issued: shown and changed without proof, since it says
 * nothing about why.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { lastStart, standingOn } from '@platzwart/domain/booking/prescription-days';
import { formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import type { Practice } from '@platzwart/domain/practice/practice';
import {
  advisesIssuingLater,
  appliedRule,
  issueLater,
} from '@platzwart/domain/request/prescription';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { useQuestion } from '../../ui/use-question.ts';
import { Done } from './answer-feedback.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './patient-portal.module.css';
import { prescriptionTexts as t } from './prescription-texts.ts';
import { texts } from './texts.ts';
import { type PortalAccess, useAnswer } from './use-answer.ts';

type Props = {
  portal: PortalAccess;
  request: PortalView;
  practice: Practice;
  form: FormConfiguration;
  today: IsoDate;
  onAnswered: () => void;
};

export function Prescription({ portal, request, practice, form, today, onAnswered }: Props) {
  const { prescription } = request;
  const answering = useAnswer(portal);
  const { busy, problems, send, forget } = answering;
  const { isOpen, opener, open, close } = useQuestion(false);
  const [draft, setDraft] = useState({ issuedOn: '', urgent: false });
  const [isDone, setDone] = useState(false);
  const rule = appliedRule(practice, form);
  const last = prescription && rule && lastStart(prescription, rule);
  const change = (part: Partial<typeof draft>) => {
    forget();
    setDraft({ ...draft, ...part });
  };
  const save = async () => {
    const to = draft.issuedOn.trim() === '' ? null : draft;
    if (
      !(await send({
        kind: 'edit',
        edits: { prescription: { from: prescription, to } },
        proof: null,
      }))
    )
      return;
    setDone(true);
    close();
    onAnswered();
  };
  return (
    <section className={`stack gap-4 left ${styles.section}`} aria-labelledby="verordnung">
      <h3 id="verordnung">{t.title}</h3>
      {isDone && <Done>{t.saved}</Done>}
      <div className="stack gap-1">
        <p>
          {prescription
            ? t.issuedOn(formatGermanDate(prescription.issuedOn), prescription.urgent)
            : t.none}
        </p>
        {last && (
          <p>{standingOn(today, last) === 'over' ? t.over : t.last(formatGermanDate(last))}</p>
        )}
        {!prescription && advisesIssuingLater(practice, form) && <p>{issueLater}</p>}
      </div>
      {portal.isLocked && <p className="muted">{texts.lockedHere}</p>}
      {!portal.isLocked && !isOpen && (
        <Button
          ref={opener}
          onClick={() => {
            setDone(false);
            setDraft(
              prescription
                ? { ...prescription, issuedOn: formatGermanDate(prescription.issuedOn) }
                : { issuedOn: '', urgent: false },
            );
            open();
          }}
        >
          {prescription ? t.change : t.enter}
        </Button>
      )}
      {!portal.isLocked && isOpen && (
        <AnswerForm
          answering={answering}
          fields={['prescription']}
          save={busy ? t.saving : t.save}
          onSave={save}
          onCancel={close}
        >
          <DateField
            autoFocus
            name="issuedOn"
            label={t.label}
            hint={t.hint}
            value={draft.issuedOn}
            onChange={(issuedOn) => change({ issuedOn })}
            error={problems.find(({ field }) => field === 'prescription')?.message}
          />
          <Checkbox
            name="urgent"
            label={t.urgent}
            framed
            checked={draft.urgent}
            onChange={({ target }) => change({ urgent: target.checked })}
          />
        </AnswerForm>
      )}
    </section>
  );
}
