/** Sections 1 to 6: for whom, who, and how to reach them. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { ageOn, formatGermanDate, type IsoDate, parseGermanDate } from '@platzwart/domain/dates/german-date';
import { lazy, Suspense, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { DateField } from '../../ui/date-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { FieldRow, Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { BookingValues } from './booking-values.ts';
import { texts } from './texts.ts';

export function RequesterSection() {
  const { register, formState } = useFormContext<BookingValues>();
  return <RadioGroup label={texts.type} isTitle options={texts.typeOptions} error={formState.errors.type?.message} {...register('type')} />;
}

/** `byStaff`: the typing user is not the patient, so browser autofill would insert the wrong data. */
type ByStaff = { byStaff?: boolean };

export function PersonSection({ form, today, byStaff = false }: { form: FormConfiguration; today: IsoDate } & ByStaff) {
  const { register, formState, watch } = useFormContext<BookingValues>();
  const { errors } = formState;
  // Browser autofill knows the typing user's data, not the patient's.
  const isOwn = !byStaff && watch('type') !== 'other';
  return (
    <Section title={texts.person}>
      <FieldRow>
        <TextField
          label={texts.firstname}
          autoComplete={isOwn ? 'given-name' : 'off'}
          error={errors.firstname?.message}
          {...register('firstname')}
        />
        <TextField
          label={texts.lastname}
          autoComplete={isOwn ? 'family-name' : 'off'}
          error={errors.lastname?.message}
          {...register('lastname')}
        />
      </FieldRow>
      {form.birthdateEnabled && <Birthdate today={today} isOwn={isOwn} />}
    </Section>
  );
}

function Birthdate({ today, isOwn }: { today: IsoDate; isOwn: boolean }) {
  const { field, fieldState } = useController<BookingValues, 'birthdate'>({ name: 'birthdate' });
  const typed = parseGermanDate(field.value, today);
  return (
    <DateField
      {...field}
      label={texts.birthdate}
      autoComplete={isOwn ? 'bday' : 'off'}
      hint={typed.ok ? texts.birthdateWithAge(ageOn(typed.date, today)) : texts.birthdateHint}
      error={fieldState.error?.message}
      tidy={(text) => {
        const parsed = parseGermanDate(text, today);
        return parsed.ok ? formatGermanDate(parsed.date) : text;
      }}
    />
  );
}

/** Appears in place, below the patient's fields; the focus stays where it was. */
export function ContactPersonSection() {
  const { register, formState } = useFormContext<BookingValues>();
  const { errors } = formState;
  return (
    <Section title={texts.contactPerson}>
      <FieldRow>
        <TextField
          label={texts.contactPersonFirstname}
          autoComplete="given-name"
          error={errors.contactPersonFirstname?.message}
          {...register('contactPersonFirstname')}
        />
        <TextField
          label={texts.contactPersonLastname}
          autoComplete="family-name"
          error={errors.contactPersonLastname?.message}
          {...register('contactPersonLastname')}
        />
      </FieldRow>
      <TextField
        label={texts.contactPersonRelationship}
        hint={texts.contactPersonRelationshipHint}
        error={errors.contactPersonRelationship?.message}
        {...register('contactPersonRelationship')}
      />
    </Section>
  );
}

// Loads with the lower half, once there is something to check.
const EmailSuggestion = lazy(() => import('./email-suggestion.tsx'));

type ContactSectionsProps = { form: FormConfiguration /** Set where the e-mail is optional. */; emailHint?: string | undefined } & ByStaff;

export function ContactSections({ form, emailHint, byStaff = false }: ContactSectionsProps) {
  const { register, formState } = useFormContext<BookingValues>();
  const { errors } = formState;
  const [leftEmail, setLeftEmail] = useState('');
  const known = (what: string) => (byStaff ? 'off' : what);
  return (
    <>
      <Section title={texts.contact}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete={known('email')}
          spellCheck={false}
          optional={emailHint === undefined ? undefined : texts.optional}
          hint={emailHint ?? texts.emailHint}
          error={errors.email?.message}
          {...register('email', { onBlur: (event) => setLeftEmail(event.target.value) })}
        />
        {leftEmail !== '' && (
          <Suspense fallback={null}>
            <EmailSuggestion left={leftEmail} />
          </Suspense>
        )}
        <FieldRow>
          <TextField label={texts.phone} type="tel" autoComplete={known('tel')} error={errors.phone?.message} {...register('phone')} />
          {form.phone2Enabled && (
            <TextField label={texts.phone2} optional={texts.optional} type="tel" error={errors.phone2?.message} {...register('phone2')} />
          )}
        </FieldRow>
      </Section>
      {form.addressEnabled && (
        <Section title={texts.address}>
          <TextField
            label={texts.street}
            autoComplete={known('address-line1')}
            error={errors.addressStreet?.message}
            {...register('addressStreet')}
          />
          <FieldRow>
            <TextField
              label={texts.postalCode}
              autoComplete={known('postal-code')}
              error={errors.addressPostalCode?.message}
              {...register('addressPostalCode')}
            />
            <TextField
              label={texts.city}
              autoComplete={known('address-level2')}
              error={errors.addressCity?.message}
              {...register('addressCity')}
            />
          </FieldRow>
        </Section>
      )}
    </>
  );
}
