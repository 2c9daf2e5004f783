/** Patients correct their contact data. The server validates with the booking form's own rules. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type ContactField, contactFields } from '@platzwart/domain/patient-portal/actions';
import { lastDigits } from '@platzwart/domain/patient-portal/identity-check';
import type { PersonalData } from '@platzwart/domain/patient-portal/personal-data';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { type ComponentProps, useEffect, useState } from 'react';
import { useDraft } from '../../calls/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWarningBeforeLeaving } from '../../ui/use-warning-before-leaving.ts';
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
  const fields = shownFields(form, data);
  const release = useWarningBeforeLeaving(isDirty, texts.leave);
  // To the first invalid field.
  useEffect(() => {
    const wrong = contactFields.find((field) => problems.some((problem) => problem.field === field));
    if (wrong) document.getElementById(wrong)?.focus();
  }, [problems]);
  if (portal.isLocked) return <p className="muted">{texts.lockedHere}</p>;

  const say = (text: string) => setOutcome((before) => ({ text, count: (before?.count ?? 0) + 1 }));
  const save = async (wanted: FieldEdits = edits) => {
    if (Object.keys(wanted).length === 0) return say(t.unchanged);
    const answer = await send({ kind: 'edit', edits: wanted, proof });
    if (!answer) return;
    await release();
    if (!answer.request || !answer.personalData) return;
    // If the phone number is the proof, the new one counts from now on.
    onSaved({ proof: answer.request.proof === 'phone' ? lastDigits(answer.personalData.phone) : proof, data: answer.personalData });
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
          label={t.fields[field]}
          optional={field === 'phone2' ? t.optional : undefined}
          {...attributes[field]}
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
            <Button busy={busy !== undefined} onClick={() => void save({ email: { from: data.email, to: data.email } })}>
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
        of={problems.length > 0 ? [{ field: 'unsaved', code: 'notSaved', message: t.notSaved }, ...problems] : []}
        except={fields}
      />
      <Button type="submit" busy={busy !== undefined}>
        {busy ? t.saving : t.save}
      </Button>
    </form>
  );
}

const attributes: Partial<Record<ContactField, ComponentProps<'input'>>> = {
  email: { type: 'email', autoComplete: 'email', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel' },
  phone2: { type: 'tel', autoComplete: 'off' },
  addressStreet: { autoComplete: 'street-address' },
  addressPostalCode: { autoComplete: 'postal-code' },
  addressCity: { autoComplete: 'address-level2' },
};

/** The fields the practice asks for today, without those of an absent contact person. */
function shownFields(form: FormConfiguration, { type }: PersonalData): ContactField[] {
  return contactFields.filter((field) => {
    if (field.startsWith('contactPerson')) return type === 'other';
    if (field.startsWith('address')) return form.addressEnabled;
    return field !== 'phone2' || form.phone2Enabled;
  });
}

function contactOf(data: PersonalData): Contact {
  return Object.fromEntries(contactFields.map((field) => [field, data[field] ?? ''])) as Contact;
}
