/** The form's other questions: none must be answered now. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { parseGermanDate } from '@platzwart/domain/dates/parse-date';
import { useEffect, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import FurtherQuestion from '../further-question.tsx';
import { EmailQuestion } from '../person-sections.tsx';
import { furtherFields, type ManualEntryValues } from './manual-entry-values.ts';
import { texts } from './texts.ts';

export function FurtherAnswers({ form, today }: { form: FormConfiguration; today: IsoDate }) {
  const { formState } = useFormContext<ManualEntryValues>();
  const { errors, submitCount } = formState;
  const type = useWatch<ManualEntryValues, 'type'>({ name: 'type' });
  const [isOpen, setOpen] = useState(false);
  const fields = furtherFields(form, type);
  // An error must be seen, and its link in the summary leads somewhere.
  const hasError = [...fields, 'requestedOn'].some((name) => name in errors);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each attempt anew.
  useEffect(() => {
    if (hasError) setOpen(true);
  }, [hasError, submitCount]);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.further}</summary>
      {isOpen && (
        <div className="stack gap-4">
          <p className="hint">{texts.furtherHint}</p>
          {fields.map((name) =>
            name === 'email' ? (
              <div key={name} className="stack gap-2">
                <EmailQuestion hint={texts.emailHint} />
                <FollowUpConsent />
              </div>
            ) : (
              <FurtherQuestion key={name} name={name} optional="" />
            ),
          )}
          <RequestedOn today={today} />
        </div>
      )}
    </details>
  );
}

function FollowUpConsent() {
  const { register, formState } = useFormContext<ManualEntryValues>();
  const email = useWatch<ManualEntryValues, 'email'>({ name: 'email' });
  if (email.trim() === '') return null;
  return (
    <Checkbox
      label={texts.followUpConsent}
      framed
      error={formState.errors.followUpConsent?.message}
      {...register('followUpConsent')}
    />
  );
}

function RequestedOn({ today }: { today: IsoDate }) {
  const { field, fieldState } = useController<ManualEntryValues, 'requestedOn'>({
    name: 'requestedOn',
  });
  return (
    <DateField
      {...field}
      label={texts.requestedOn}
      hint={texts.requestedOnHint}
      error={fieldState.error?.message}
      tidy={(text) => {
        const parsed = parseGermanDate(text, today, 'nearest');
        return parsed.ok ? formatGermanDate(parsed.date) : text;
      }}
    />
  );
}
