/** For whom, and who asked: in the practice's words, whereas the booking form addresses the patient. */
import { useFormContext } from 'react-hook-form';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { FieldRow, Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { BookingValues } from './booking-values.ts';
import { editTexts } from './edit-texts.ts';

const contactPerson: (keyof BookingValues)[] = ['contactPersonFirstname', 'contactPersonLastname', 'contactPersonRelationship'];

export function EditRequester() {
  const { register, formState } = useFormContext<BookingValues>();
  return (
    <RadioGroup
      label={editTexts.type}
      isTitle
      options={editTexts.typeOptions}
      error={formState.errors.type?.message}
      {...register('type', { deps: contactPerson })}
    />
  );
}

export function EditContactPerson() {
  const { register, formState } = useFormContext<BookingValues>();
  const { errors } = formState;
  return (
    <Section title={editTexts.contactPerson}>
      <FieldRow>
        <TextField
          label={editTexts.contactPersonFirstname}
          error={errors.contactPersonFirstname?.message}
          {...register('contactPersonFirstname')}
        />
        <TextField
          label={editTexts.contactPersonLastname}
          error={errors.contactPersonLastname?.message}
          {...register('contactPersonLastname')}
        />
      </FieldRow>
      <TextField
        label={editTexts.contactPersonRelationship}
        error={errors.contactPersonRelationship?.message}
        {...register('contactPersonRelationship')}
      />
    </Section>
  );
}
