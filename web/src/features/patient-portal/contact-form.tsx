/** Patients correct their contact data. The server validates with the booking form's own rules. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type Question, questions, shownFields } from '@platzwart/domain/booking/questions';
import { type ContactField, contactFields } from '@platzwart/domain/patient-portal/editable-fields';
import { phoneProof } from '@platzwart/domain/patient-portal/identity-check';
import type { PersonalData } from '@platzwart/domain/patient-portal/personal-data';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { useEffect, useState } from 'react';
import { useDraft } from '../../calls/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import { Done, Problems } from './answer-feedback.tsx';
import styles from './patient-portal.module.css';
import type { Proven } from './personal-data.tsx';
import { personalDataTexts as t } from './personal-data-texts.ts';
import { texts } from './texts.ts';
import { type PortalAccess, useAnswer } from './use-answer.ts';

type Props = {
  portal: PortalAccess;
  form: FormConfiguration;
  proven: Proven;
  /** This form was just saved and remounted with the stored values. */
  isSaved: boolean;
  onSaved: (proven: Proven) => void;
};

type Contact = Record<ContactField, string>;

export function ContactForm({ portal, form, proven: { proof, data }, isSaved, onSaved }: Props) {
  const { busy, problems, send, forget } = useAnswer(portal);
  const { values, change, edits, isDirty } = useDraft(contactOf(data));
  const [outcome, setOutcome] = useState<{ text: string; count: number } | undefined>(
    isSaved ? { text: t.saved(data.pendingEmail), count: 0 } : undefined,
  );
  const fields = askedFields(form, data);
  const unsaved = useUnsavedInput(isDirty, { text: texts.wouldBeLost });
  // To the first invalid field.
  useEffect(() => {
    const wrong = contactFields.find((field) =>
      problems.some((problem) => problem.field === field),
    );
    if (wrong) document.getElementById(wrong)?.focus();
  }, [problems]);
  if (portal.isLocked) return <p className="muted">{texts.lockedHere}</p>;

  const say = (text: string) => setOutcome((before) => ({ text, count: (before?.count ?? 0) + 1 }));
  const save = async (wanted: FieldEdits = edits) => {
    if (Object.keys(wanted).length === 0) return say(t.unchanged);
    const answer = await send({ kind: 'edit', edits: wanted, proof });
    if (!answer) return;
    unsaved.release();
    if (!answer.request || !answer.personalData) return;
    // If the phone number is the proof, the new one counts from now on.
    onSaved({
      proof: answer.request.proof === 'phone' ? phoneProof(answer.personalData) : proof,
      data: answer.personalData,
    });
  };
  return (
    <form
      noValidate
      className={`stack gap-4 left full ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3>{t.contact}</h3>
      {outcome && <Done key={outcome.count}>{outcome.text}</Done>}
      {fields.map((field) => (
        <TextField
          key={field}
          name={field}
          {...propsOf(field)}
          value={values[field]}
          error={problems.find((problem) => problem.field === field)?.message}
          onChange={(event) => {
            forget();
            setOutcome(undefined);
            change({ [field]: event.target.value });
          }}
        />
      ))}
      {data.pendingEmail !== null && (
        <Note isWarm>
          <p>{t.pending(data.pendingEmail)}</p>
          <div>
            <Button
              busy={busy !== undefined}
              onClick={() => void save({ email: { from: data.email, to: data.email } })}
            >
              {t.notPending}
            </Button>
          </div>
        </Note>
      )}
      <div role="status">
        {'email' in edits && (
          <Note isWarm>
            <p>{t.newAddress}</p>
          </Note>
        )}
      </div>
      <Problems
        of={
          problems.length > 0
            ? [{ field: 'unsaved', code: 'notSaved', message: t.notSaved }, ...problems]
            : []
        }
        except={fields}
      />
      <Button type="submit" busy={busy !== undefined}>
        {busy ? t.saving : t.save}
      </Button>
    </form>
  );
}

const types = { line: 'text', phone: 'tel', email: 'email' } as const;

/** The fields the practice asks for today, without those of an absent contact person. */
function askedFields(form: FormConfiguration, data: PersonalData): ContactField[] {
  const shown = shownFields(form, data);
  return contactFields.filter((field) => shown.includes(field));
}

function propsOf(field: ContactField) {
  const question: Question = questions[field];
  return {
    label: question.label,
    optional: question.optional && t.optional,
    type: types[questions[field].kind],
    autoComplete: ('fill' in question && question.fill) || 'off',
    ...(question.kind === 'email' && { spellCheck: false }),
  };
}

function contactOf(data: PersonalData): Contact {
  return Object.fromEntries(contactFields.map((field) => [field, data[field] ?? ''])) as Contact;
}
