/** Sections 14 to 16: where, when, and how firmly. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { questionOf, questions, shownFields } from '@platzwart/domain/booking/questions';
import { addressLine } from '@platzwart/domain/contact/address-line';
import type { Practice } from '@platzwart/domain/practice/practice';
import { offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import {
  cellsOf,
  mergeSlots,
  type Slot,
  slotKey,
  spokenTime,
  weekdayName,
  weekdays,
} from '@platzwart/domain/waiting-list/slot';
import { type CSSProperties, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { type ReadDemand, usePublicDemand } from '../../entities/practice/demand-levels.ts';
import { CheckboxGroup } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Note } from '../../ui/note.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusText } from '../../ui/status-text.tsx';
import styles from './booking.module.css';
import type { BookingValues } from './booking-values.ts';
import { FullTimes } from './full-times.tsx';
import FurtherQuestion from './further-question.tsx';
import { furtherTexts } from './further-texts.ts';
import { Part, useQuestionnaire } from './question.tsx';
import { summarizeTimes } from './summarize-times.ts';
import { MarkedTimes, TimeAdvice } from './time-demand.tsx';
import { unavailableTimes, useOfferedLocations } from './unavailable-times.ts';
import { WeekPicker } from './week-picker.tsx';

type TimeSectionsProps = {
  form: FormConfiguration;
  practice: Pick<Practice, 'slug' | 'locations'>;
  slotsHint: string;
  readDemand?: ReadDemand | undefined;
};

export function TimeSections({ form, practice, slotsHint, readDemand }: TimeSectionsProps) {
  return (
    <Part of="times">
      <div className="stack gap-6">
        {form.selectableLocations.length > 1 && <Locations form={form} practice={practice} />}
        <Times form={form} practice={practice} slotsHint={slotsHint} readDemand={readDemand} />
        <FurtherTimes />
      </div>
    </Part>
  );
}

/** The section's other questions, each with a heading of its own. */
export function FurtherTimes() {
  const { form } = useQuestionnaire();
  const others = shownFields(form, { type: null }).filter(
    (name) => questionOf(name).section === 'times',
  );
  return others.map((name) => <FurtherQuestion key={name} name={name} isTitle />);
}

function Locations({ form, practice }: Pick<TimeSectionsProps, 'form' | 'practice'>) {
  const { field, fieldState } = useController<BookingValues, 'locationIds'>({
    name: 'locationIds',
    rules: { deps: ['slots'] },
  });
  return (
    <CheckboxGroup
      name={field.name}
      label={questions.locationIds.label}
      isTitle
      hint={furtherTexts.locationsHint}
      error={fieldState.error?.message}
      options={form.selectableLocations.map(({ id, title }) => {
        const place = practice.locations.find((each) => each.id === id);
        return { value: id, label: title, hint: place && addressLine(place) };
      })}
      value={field.value}
      onChange={field.onChange}
    />
  );
}

function Times({ form, practice: { slug, locations }, slotsHint, readDemand }: TimeSectionsProps) {
  const { field, fieldState } = useController<BookingValues, 'slots'>({ name: 'slots' });
  const locationIds = useWatch<BookingValues, 'locationIds'>({ name: 'locationIds' });
  const places = form.selectableLocations.filter((place) => locationIds.includes(place.id));
  const hasSeveral = form.selectableLocations.length > 1;
  const chosen = summarizeTimes(form, locationIds, field.value);
  const lostLocations = useOfferedLocations(form);
  const losses = [...lostLocations, ...unavailableTimes(form, locationIds, field.value)];
  const [asList, setAsList] = useState(false);
  const [lead, setLead] = useState<HTMLElement | null>(null);
  const error = fieldState.error?.message;
  // Refused for times that got full: the page has not heard of it.
  const { levels, full } = usePublicDemand(
    slug,
    lead,
    readDemand,
    fieldState.error?.type === 'timesFull' ? error : '',
  );
  const offered = offeredCells(form, locationIds);
  const open = offered.filter((cell) => !full.includes(slotKey(cell)));
  const addressOf = (id: string) => {
    const place = locations.find((each) => each.id === id);
    return place ? addressLine(place) : '';
  };

  if (form.selectableLocations.length === 0) {
    return (
      <Section title={questions.slots.label} id={field.name}>
        <p>{furtherTexts.noLocations}</p>
      </Section>
    );
  }

  return (
    <Section
      title={questions.slots.label}
      id={field.name}
      describedBy={error ? 'slots-error' : undefined}
    >
      <div ref={setLead} className="stack">
        <Lead min={form.minSlots} hint={slotsHint} />
        <FieldError id="slots-error" error={error} />
        <FullTimes
          form={form}
          locationIds={locationIds}
          full={full}
          slots={field.value}
          isTold={error !== undefined}
          onChange={field.onChange}
        />
        <div role="status">
          {losses.length > 0 && (
            <Note isWarm>
              {losses.map((loss) => (
                <p key={loss}>{loss}</p>
              ))}
            </Note>
          )}
        </div>
        {places.length > 0 && (
          <div className="row gap-3">
            <View asList={asList} onChange={setAsList} />
            <MarkedTimes
              cells={open}
              levels={levels}
              hasFull={open.length < offered.length}
              asList={asList}
            />
          </div>
        )}
      </div>
      {places.length === 0 && (
        <>
          <p className="muted">{furtherTexts.slotsNeedLocation}</p>
          <WeekToCome cells={offeredCells(form)} />
        </>
      )}
      {places.map((place) => (
        <div key={place.id} className={`stack ${styles.place}`}>
          <PlaceName title={places.length > 1 ? place.title : ''} address={addressOf(place.id)} />
          <WeekPicker
            cells={cellsOf(place, form.minSlotSize)}
            location={hasSeveral ? place.title : undefined}
            isInvalid={error !== undefined}
            asList={asList}
            levels={levels}
            full={full}
            slots={field.value.filter((slot) => slot.locationId === place.id)}
            onChange={(slots) =>
              field.onChange(
                mergeSlots([
                  ...field.value.filter((slot) => slot.locationId !== place.id),
                  ...slots,
                ]),
              )
            }
          />
        </div>
      ))}
      <TimeAdvice cells={open} levels={levels} slots={field.value} />
      <StatusText>{furtherTexts.chosen(chosen.count, chosen.text)}</StatusText>
    </Section>
  );
}

/** Where one would come to, right above its times; the name where several are chosen. */
function PlaceName({ title, address }: { title: string; address: string }) {
  return (
    <div className="stack gap-0">
      {title && <h3>{title}</h3>}
      {address && <p className="hint">{address}</p>}
    </div>
  );
}

/** The same times in two views, whichever is easier to read. */
function View({ asList, onChange }: { asList: boolean; onChange: (asList: boolean) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question.
    <div role="group" aria-label={furtherTexts.view} className="segments">
      <button type="button" aria-pressed={!asList} onClick={() => onChange(false)}>
        {furtherTexts.asWeek}
      </button>
      <button type="button" aria-pressed={asList} onClick={() => onChange(true)}>
        {furtherTexts.asList}
      </button>
    </div>
  );
}

/** The practice's own text, if any, and the minimum number of times. */
function Lead({ min, hint }: { min: number; hint: string }) {
  if (hint.trim() === '') return <p className="muted">{furtherTexts.slotsLead(min)}</p>;
  return (
    <>
      <Markdown text={hint} />
      {min > 1 && <p className="muted">{furtherTexts.slotsAtLeast(min)}</p>}
    </>
  );
}

/** Enough to see what it is. */
const rows = 3;

/**
 * The first hours of the week one is going to choose from: faint, and not there for screen readers,
 * who read what to do first.
 */
function WeekToCome({ cells }: { cells: readonly Slot[] }) {
  const days = weekdays.filter((weekday) => cells.some((cell) => cell.weekday === weekday));
  const times = new Map(
    cells.map(({ start, end }) => [start, `${spokenTime(start)}–${spokenTime(end)}`]),
  );
  const first = [...times].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, rows);
  return (
    <div
      className={`hint digits ${styles.toCome}`}
      style={{ '--days': days.length } as CSSProperties}
      aria-hidden="true"
    >
      <span>{furtherTexts.corner}</span>
      {days.map((weekday) => (
        <b key={weekday}>{weekdayName(weekday, 'short')}</b>
      ))}
      {first.map(([start, label]) => [
        <span key={start}>{label}</span>,
        ...days.map((weekday) => <i key={`${start} ${weekday}`} />),
      ])}
    </div>
  );
}
