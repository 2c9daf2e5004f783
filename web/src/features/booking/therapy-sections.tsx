/** Sections 7 to 13: the practice's questions about the therapy. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { useController, useFormContext } from 'react-hook-form';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Section } from '../../ui/section.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { BookingValues } from './booking-values.ts';
import { furtherTexts } from './further-texts.ts';
import { texts } from './texts.ts';

export function TherapySection({ form }: { form: FormConfiguration }) {
  const { register, formState } = useFormContext<BookingValues>();
  const { errors } = formState;
  const asksAnything =
    form.houseCallEnabled ||
    form.doctorsOrderEnabled ||
    form.doctorsOrderNameEnabled ||
    form.insuranceEnabled ||
    form.teletherapyEnabled ||
    form.groupTherapyEnabled;
  if (!asksAnything) return null;
  return (
    <Section title={furtherTexts.therapy}>
      {form.houseCallEnabled && <HouseCall hint={form.houseCallHint} />}
      {form.doctorsOrderEnabled && (
        <RadioGroup
          label={furtherTexts.doctorsOrder}
          hint={form.doctorsOrderHint}
          options={furtherTexts.doctorsOrderOptions}
          error={errors.doctorsOrder?.message}
          {...register('doctorsOrder')}
        />
      )}
      {form.doctorsOrderNameEnabled && (
        <TextField
          label={furtherTexts.doctorsOrderName}
          hint={furtherTexts.doctorsOrderNameHint}
          optional={texts.optional}
          error={errors.doctorsOrderName?.message}
          {...register('doctorsOrderName')}
        />
      )}
      {form.insuranceEnabled && (
        <TextField label={furtherTexts.insurance} hint={form.insuranceHint} error={errors.insurance?.message} {...register('insurance')} />
      )}
      {form.teletherapyEnabled && (
        <RadioGroup
          label={furtherTexts.teletherapy}
          hint={form.teletherapyHint}
          options={furtherTexts.preferenceOptions}
          error={errors.teletherapy?.message}
          {...register('teletherapy')}
        />
      )}
      {form.groupTherapyEnabled && (
        <RadioGroup
          label={furtherTexts.groupTherapy}
          hint={form.groupTherapyHint}
          options={furtherTexts.preferenceOptions}
          error={errors.groupTherapy?.message}
          {...register('groupTherapy')}
        />
      )}
    </Section>
  );
}

function HouseCall({ hint }: { hint: string }) {
  const { field, fieldState } = useController<BookingValues, 'houseCall'>({ name: 'houseCall' });
  return (
    <RadioGroup
      label={furtherTexts.houseCall}
      hint={hint}
      options={furtherTexts.houseCallOptions}
      error={fieldState.error?.message}
      name={field.name}
      onBlur={field.onBlur}
      value={field.value === null ? null : field.value ? 'yes' : 'no'}
      onChange={(event) => field.onChange(event.target.value === 'yes')}
    />
  );
}

export function ReasonSection({ form, limit }: { form: FormConfiguration; limit: number | undefined }) {
  const { register, formState } = useFormContext<BookingValues>();
  return (
    <Section title={furtherTexts.reasonTitle}>
      <TextArea
        label={furtherTexts.reason}
        optional={form.reasonRequired ? undefined : texts.optional}
        hint={form.reasonHint.trim() || furtherTexts.reasonHint}
        limit={limit}
        countText={furtherTexts.count}
        error={formState.errors.reason?.message}
        {...register('reason')}
      />
    </Section>
  );
}
