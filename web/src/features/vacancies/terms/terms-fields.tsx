/** What a free place is, as fields: for the dialog that offers it and for its panel. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { weekdayOf } from '@platzwart/domain/dates/calendar-days';
import { charactersLeft } from '@platzwart/domain/text/characters-left';
import { maxSeats, type VacancyTerms } from '@platzwart/domain/vacancies/vacancy';
import { minutesOf, timeOf } from '@platzwart/domain/waiting-list/slot';
import { typedTime } from '@platzwart/domain/waiting-list/weekly-plan';
import { type ReactNode, useId } from 'react';
import { useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { FieldRow } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TagToggles } from '../../../ui/tag-toggles.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { DayField } from './day-field.tsx';
import styles from './terms.module.css';
import { texts } from './texts.ts';

type TermsProps = {
  values: VacancyTerms;
  onChange: (part: Partial<VacancyTerms>) => void;
  /** By the name of a field or of a part of it, such as 'slot.end'. */
  errorAt: (field: string) => string | undefined;
  locations: FormConfiguration['selectableLocations'];
  /** Suggestions. */
  therapists: readonly string[];
  /** Whether the practice has places for self-payers. */
  maySelfPay: boolean;
  /** Below how often. */
  afterRhythm?: ReactNode;
};

const maxNote = 500;
const step = 15;
const midnight = 24 * 60;

export function TermsFields({ values, onChange, errorAt, locations, therapists, maySelfPay, afterRhythm }: TermsProps) {
  const list = useId();
  const { slot } = values;
  const isSingle = values.rhythm === 'once';
  return (
    <div className="stack gap-4">
      <FieldRow>
        {(locations.length > 1 || !locations.some(({ id }) => id === slot.locationId)) && (
          <SelectField
            name="slot.locationId"
            label={texts.location}
            value={slot.locationId}
            error={errorAt('slot.locationId')}
            options={locations.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(event) => onChange({ slot: { ...slot, locationId: event.target.value } })}
          />
        )}
        <SelectField
          name="seats"
          label={texts.labels.seats}
          value={String(values.seats)}
          error={errorAt('seats')}
          options={Array.from({ length: maxSeats }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }))}
          onChange={(event) => onChange({ seats: Number(event.target.value) })}
        />
      </FieldRow>
      <FieldRow>
        <DayField
          name="startsOn"
          label={isSingle ? texts.onDay : texts.labels.startsOn}
          value={values.startsOn}
          error={errorAt('startsOn')}
          // The weekday follows the day: nobody enters both.
          onChange={(day) => day !== null && onChange({ startsOn: day, slot: { ...slot, weekday: weekdayOf(day) } })}
        />
        <Times values={values} onChange={onChange} errorAt={errorAt} />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="rhythm"
          label={texts.labels.rhythm}
          value={values.rhythm}
          error={errorAt('rhythm')}
          options={texts.rhythms}
          onChange={(event) => {
            const rhythm = event.target.value as VacancyTerms['rhythm'];
            onChange(rhythm === 'once' ? { rhythm, endsOn: null } : { rhythm });
          }}
        />
        {!isSingle && (
          <DayField
            name="endsOn"
            label={texts.labels.endsOn}
            optional={texts.optional}
            value={values.endsOn}
            error={errorAt('endsOn')}
            onChange={(endsOn) => onChange({ endsOn })}
          />
        )}
      </FieldRow>
      {afterRhythm}
      <FieldRow>
        <TextField
          name="therapist"
          label={texts.labels.therapist}
          optional={texts.optional}
          list={list}
          autoComplete="off"
          value={values.therapist}
          error={errorAt('therapist')}
          onChange={(event) => onChange({ therapist: event.target.value })}
        />
        <SelectField
          name="setting"
          label={texts.labels.setting}
          value={values.setting}
          error={errorAt('setting')}
          options={Object.entries(texts.settings).map(([value, label]) => ({ value, label }))}
          onChange={(event) => onChange({ setting: event.target.value as VacancyTerms['setting'] })}
        />
      </FieldRow>
      <datalist id={list}>
        {therapists.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextArea
        name="noteForPatients"
        label={texts.labels.noteForPatients}
        optional={texts.optional}
        hint={texts.patientsHint}
        rows={2}
        limit={maxNote}
        countText={charactersLeft}
        value={values.noteForPatients}
        error={errorAt('noteForPatients')}
        onChange={(event) => onChange({ noteForPatients: event.target.value })}
      />
      <TextArea
        name="noteForTeam"
        label={texts.labels.noteForTeam}
        optional={texts.optional}
        rows={2}
        limit={maxNote}
        countText={charactersLeft}
        value={values.noteForTeam}
        error={errorAt('noteForTeam')}
        onChange={(event) => onChange({ noteForTeam: event.target.value })}
      />
      <ForWhom values={values} onChange={onChange} errorAt={errorAt} maySelfPay={maySelfPay} />
    </div>
  );
}

type PartProps = Pick<TermsProps, 'values' | 'onChange' | 'errorAt'>;

function Times({ values: { slot }, onChange, errorAt }: PartProps) {
  const id = useId();
  const error = errorAt('slot.start') ?? errorAt('slot.end') ?? errorAt('slot');
  const field = (which: 'start' | 'end', label: string) => (
    <TimeField
      id={`slot.${which}`}
      label={label}
      name={texts.timeNamed(label)}
      value={slot[which]}
      errorId={error ? id : undefined}
      onCommit={(text) => onChange({ slot: { ...slot, [which]: typedTime(text, which) } })}
      onStep={(text, direction) => {
        const minutes = minutesOf(typedTime(text, which));
        const next = (direction < 0 ? Math.ceil(minutes / step) - 1 : Math.floor(minutes / step) + 1) * step;
        if (next >= 0 && next <= midnight) onChange({ slot: { ...slot, [which]: timeOf(next) } });
      }}
    />
  );
  return (
    <div className={`stack gap-1 ${styles.times}`}>
      <div className="row gap-1 across-3">
        {field('start', texts.from)}
        {field('end', texts.to)}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Rarely needed: folded unless something is chosen. */
function ForWhom({ values, onChange, errorAt, maySelfPay }: PartProps & Pick<TermsProps, 'maySelfPay'>) {
  const { tags } = useRequestHandling();
  const { ages, anyOfTags, payer } = values;
  const setAge = (part: { from?: string; to?: string }) => {
    const [from, to] = [part.from ?? String(ages?.from ?? ''), part.to ?? String(ages?.to ?? '')].map((text) => text.replace(/\D/g, ''));
    onChange({ ages: from === '' && to === '' ? null : { from: Number(from ?? 0), to: to === '' ? 120 : Number(to) } });
  };
  return (
    <details open={ages !== null || anyOfTags.length > 0 || payer === 'selfPayer' || undefined}>
      <summary>{texts.more}</summary>
      <div className="stack gap-4">
        <FieldRow>
          <TextField
            name="ages.from"
            label={texts.ageFrom}
            optional={texts.optional}
            hint={texts.anyAge}
            inputMode="numeric"
            value={ages === null ? '' : String(ages.from)}
            error={errorAt('ages.from')}
            onChange={(event) => setAge({ from: event.target.value })}
          />
          <TextField
            name="ages.to"
            label={texts.ageTo}
            optional={texts.optional}
            inputMode="numeric"
            value={ages === null ? '' : String(ages.to)}
            error={errorAt('ages.to') ?? errorAt('ages')}
            onChange={(event) => setAge({ to: event.target.value })}
          />
        </FieldRow>
        {tags.size > 0 && (
          <fieldset className="row gap-1" aria-label={texts.labels.anyOfTags}>
            <TagToggles
              tags={tags}
              chosen={anyOfTags}
              deletedTag={texts.deletedTag}
              onChange={(change) => onChange({ anyOfTags: [...change(anyOfTags)].slice(0, 5) })}
            />
          </fieldset>
        )}
        {(maySelfPay || payer === 'selfPayer') && (
          <Checkbox
            name="payer"
            label={texts.selfPayer}
            checked={payer === 'selfPayer'}
            error={errorAt('payer')}
            onChange={(event) => onChange({ payer: event.target.checked ? 'selfPayer' : 'any' })}
          />
        )}
      </div>
    </details>
  );
}
