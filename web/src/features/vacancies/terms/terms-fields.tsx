/** What a free place is, as fields: for the dialog that offers it and for its panel. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { weekdayOf } from '@platzwart/domain/dates/calendar-days';
import { charactersLeft } from '@platzwart/domain/text/characters-left';
import { maxSeats, type VacancyTerms } from '@platzwart/domain/vacancies/vacancy';
import { minutesOf, timeOf } from '@platzwart/domain/waiting-list/slot';
import { typedTime } from '@platzwart/domain/waiting-list/weekly-plan';
import { type ReactNode, useId } from 'react';
import { UnknownPlaceholders } from '../../../entities/practice/unknown-placeholders.tsx';
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

/** Fields of 'Mehr' that may be wrong. */
const folded = [
  'seats',
  'endsOn',
  'therapist',
  'setting',
  'noteForPatients',
  'ages.from',
  'ages.to',
  'ages',
  'payer',
];
const maxNote = 500;
const step = 15;
const midnight = 24 * 60;

export function TermsFields(props: TermsProps) {
  const { values, onChange, errorAt, locations, afterRhythm } = props;
  const { slot } = values;
  const isWhereAsked = locations.length > 1 || !locations.some(({ id }) => id === slot.locationId);
  return (
    <div className="stack gap-4">
      <FieldRow>
        {isWhereAsked ? (
          <SelectField
            name="slot.locationId"
            label={texts.location}
            value={slot.locationId}
            error={errorAt('slot.locationId')}
            options={[
              ...(slot.locationId === '' ? [{ value: '', label: texts.choose }] : []),
              ...locations.map(toOption),
            ]}
            onChange={(event) => onChange({ slot: { ...slot, locationId: event.target.value } })}
          />
        ) : (
          <Therapist {...props} />
        )}
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
      </FieldRow>
      <FieldRow>
        <DayField
          name="startsOn"
          label={values.rhythm === 'once' ? texts.onDay : texts.labels.startsOn}
          value={values.startsOn === '' ? null : values.startsOn}
          error={errorAt('startsOn')}
          // The weekday follows the day: nobody enters both.
          onChange={(day) =>
            day !== null && onChange({ startsOn: day, slot: { ...slot, weekday: weekdayOf(day) } })
          }
        />
        <Times values={values} onChange={onChange} errorAt={errorAt} />
      </FieldRow>
      {afterRhythm}
      <More {...props} isTherapistHere={isWhereAsked} />
    </div>
  );
}

const toOption = ({ id, title }: { id: string; title: string }) => ({ value: id, label: title });

type TherapistProps = Pick<TermsProps, 'errorAt' | 'therapists'> & {
  values: Pick<VacancyTerms, 'therapist'>;
  onChange: (part: Pick<VacancyTerms, 'therapist'>) => void;
};

export function Therapist({ values, onChange, errorAt, therapists }: TherapistProps) {
  const list = useId();
  return (
    <>
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
      <datalist id={list}>
        {therapists.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

type PartProps = Pick<TermsProps, 'values' | 'onChange' | 'errorAt'>;

function Times({ values: { slot }, onChange, errorAt }: PartProps) {
  const id = useId();
  const { plan } = useRequestHandling();
  const error = errorAt('slot.start') ?? errorAt('slot.end') ?? errorAt('slot');
  const field = (which: 'start' | 'end', label: string) => (
    <TimeField
      id={`slot.${which}`}
      label={label}
      name={texts.timeNamed(label)}
      value={slot[which]}
      errorId={error ? id : undefined}
      onCommit={(text) => {
        const typed = { ...slot, [which]: typedTime(text, which) };
        // A first time lasts as long as the practice's hours do.
        const end =
          typed.end ||
          timeOf(Math.min(midnight, minutesOf(typed.start) + (plan?.minSlotSize ?? 60)));
        onChange({ slot: { ...typed, end: /^\d\d:\d\d$/.test(end) ? end : '' } });
      }}
      onStep={(text, direction) => {
        const minutes = minutesOf(typedTime(text, which));
        const next =
          (direction < 0 ? Math.ceil(minutes / step) - 1 : Math.floor(minutes / step) + 1) * step;
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

/** Rarely needed: folded unless something is chosen, or wrong. */
function More({ isTherapistHere, ...props }: TermsProps & { isTherapistHere: boolean }) {
  const { values, onChange, errorAt, maySelfPay } = props;
  const { tags } = useRequestHandling();
  const { ages, anyOfTags, payer, seats, endsOn, setting, noteForPatients } = values;
  const setAge = (part: { from?: string; to?: string }) => {
    const [from, to] = [
      part.from ?? String(ages?.from ?? ''),
      part.to ?? String(ages?.to ?? ''),
    ].map((text) => text.replace(/\D/g, ''));
    onChange({
      ages:
        from === '' && to === ''
          ? null
          : { from: Number(from ?? 0), to: to === '' ? 120 : Number(to) },
    });
  };
  const isUsed =
    seats > 1 ||
    endsOn !== null ||
    (isTherapistHere && values.therapist !== '') ||
    setting !== 'practice' ||
    noteForPatients !== '' ||
    ages !== null ||
    anyOfTags.length > 0 ||
    payer === 'selfPayer' ||
    folded.some((field) => errorAt(field) !== undefined);
  return (
    <details open={isUsed || undefined}>
      <summary>{texts.more}</summary>
      <div className="stack gap-4">
        {isTherapistHere && <Therapist {...props} />}
        <FieldRow>
          <SelectField
            name="seats"
            label={texts.labels.seats}
            value={String(seats)}
            error={errorAt('seats')}
            options={Array.from({ length: maxSeats }, (_, i) => ({
              value: String(i + 1),
              label: String(i + 1),
            }))}
            onChange={(event) => onChange({ seats: Number(event.target.value) })}
          />
          {values.rhythm !== 'once' && (
            <DayField
              name="endsOn"
              label={texts.labels.endsOn}
              optional={texts.optional}
              value={endsOn}
              error={errorAt('endsOn')}
              onChange={(day) => onChange({ endsOn: day })}
            />
          )}
        </FieldRow>
        <SelectField
          name="setting"
          label={texts.labels.setting}
          value={setting}
          error={errorAt('setting')}
          options={Object.entries(texts.settings).map(([value, label]) => ({ value, label }))}
          onChange={(event) => onChange({ setting: event.target.value as VacancyTerms['setting'] })}
        />
        <TextArea
          name="noteForPatients"
          label={texts.labels.noteForPatients}
          optional={texts.optional}
          hint={texts.patientsHint}
          rows={2}
          limit={maxNote}
          countText={charactersLeft}
          value={noteForPatients}
          error={errorAt('noteForPatients')}
          onChange={(event) => onChange({ noteForPatients: event.target.value })}
        />
        <UnknownPlaceholders text={noteForPatients} known={[]} />
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
          <fieldset className="row gap-1">
            <legend className="hint">{texts.labels.anyOfTags}</legend>
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
