/**
 * Where, when and how firmly, on the practice's current grid. Preferred times it no longer offers
 * remain, and are named.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { staffQuestions } from '@platzwart/domain/request/staff-questions';
import { describeAsk } from '@platzwart/domain/times/describe-ask';
import { readTimes } from '@platzwart/domain/times/read-times';
import { offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import {
  cellsOf,
  describeSlots,
  mergeSlots,
  type Slot,
  uncoveredParts,
} from '@platzwart/domain/waiting-list/slot';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { formatShortTimes } from '../../entities/request/short-times.ts';
import { CheckboxGroup } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusText } from '../../ui/status-text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './booking.module.css';
import type { BookingValues } from './booking-values.ts';
import { editTexts } from './edit-texts.ts';
import { furtherTexts } from './further-texts.ts';
import { useQuestionnaire } from './question.tsx';
import { summarizeTimes } from './summarize-times.ts';
import { FurtherTimes } from './time-sections.tsx';
import { WeekPicker } from './week-picker.tsx';

type Form = { form: FormConfiguration };

export function EditTimeSections() {
  const { form } = useQuestionnaire();
  return (
    <>
      {form.selectableLocations.length > 1 && <EditLocations form={form} />}
      <EditTimes form={form} />
      <FurtherTimes />
    </>
  );
}

function EditLocations({ form }: Form) {
  const { field, fieldState } = useController<BookingValues, 'locationIds'>({
    name: 'locationIds',
    rules: { deps: ['slots'] },
  });
  return (
    <CheckboxGroup
      name={field.name}
      label={staffQuestions.locationIds.ask}
      isTitle
      error={fieldState.error?.message}
      options={form.selectableLocations.map((place) => ({ value: place.id, label: place.title }))}
      value={field.value}
      onChange={field.onChange}
    />
  );
}

function EditTimes({ form }: Form) {
  const { field, fieldState } = useController<BookingValues, 'slots'>({ name: 'slots' });
  const { field: locations, fieldState: locationState } = useController<
    BookingValues,
    'locationIds'
  >({ name: 'locationIds' });
  const [typed, setTyped] = useState({ text: '', before: field.value });
  const hasSeveral = form.selectableLocations.length > 1;
  const places = form.selectableLocations.filter(
    (place) => !hasSeveral || locations.value.includes(place.id),
  );
  const error =
    fieldState.error?.message ?? (hasSeveral ? undefined : locationState.error?.message);
  const chosen = summarizeTimes(form, locations.value, field.value);
  const news = [
    ...noLongerOffered(form, locations.value, field.value),
    ...givenUpPlaces(form, locations.value, field.value),
  ];

  const choose = (locationId: string, cells: readonly Slot[], slots: readonly Slot[]) => {
    setTyped({ text: '', before: [] });
    field.onChange(mergeSlots([...uncoveredParts(field.value, cells), ...slots]));
    // A single location is no choice; a request from before there was a second one means it
    // implicitly with its times.
    if (!locations.value.includes(locationId)) locations.onChange([locationId]);
  };

  const ids = places.map(({ id }) => id);
  const read = readTimes(typed.text, form, ids);
  /** What is read replaces the times; words without any leave them as they were. */
  const type = (text: string) => {
    const before = typed.text === '' ? field.value : typed.before;
    const { slots } = readTimes(text, form, ids);
    setTyped({ text, before });
    field.onChange(slots.length > 0 ? slots : before);
    if (!hasSeveral && locations.value.length === 0) locations.onChange(ids);
  };

  return (
    <Section
      title={staffQuestions.slots.ask}
      id={field.name}
      describedBy={error ? 'slots-error' : undefined}
    >
      <FieldError id="slots-error" error={error} />
      <div role="status">
        {news.length > 0 && (
          <Note>
            {news.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Note>
        )}
      </div>
      {places.length === 0 && (
        <p className="muted">{hasSeveral ? editTexts.needLocation : editTexts.noLocations}</p>
      )}
      {places.length > 0 && (
        <TextField
          name="zeiten-in-worten"
          label={editTexts.typedTimes}
          value={typed.text}
          onChange={({ target }) => type(target.value)}
          hint={
            <span aria-live="polite">
              {typed.text.trim() === '' ? editTexts.typedTimesHint : <Echo {...read} />}
            </span>
          }
        />
      )}
      {places.map((place) => {
        const cells = cellsOf(place, form.minSlotSize);
        return (
          <div key={place.id} className={`stack ${styles.place}`}>
            {hasSeveral && <h3>{place.title}</h3>}
            <WeekPicker
              cells={cells}
              location={hasSeveral ? place.title : undefined}
              isInvalid={error !== undefined}
              asList={false}
              slots={field.value.filter((slot) => slot.locationId === place.id)}
              onChange={(slots) => choose(place.id, cells, slots)}
            />
          </div>
        );
      })}
      <StatusText>{furtherTexts.chosen(chosen.count, chosen.text)}</StatusText>
    </Section>
  );
}

/** What was read, and what was not. */
function Echo({ slots, asks }: Pick<ReturnType<typeof readTimes>, 'slots' | 'asks'>) {
  return (
    <>
      <strong>{formatShortTimes(slots).join(' · ')}</strong>
      {asks.length > 0 && (
        <span className="block">{[...asks.map(describeAsk), editTexts.readOnly].join(' ')}</span>
      )}
    </>
  );
}

/** Preferred times outside the current offer, at the locations still chosen. */
function noLongerOffered(
  form: FormConfiguration,
  locationIds: readonly string[],
  slots: readonly Slot[],
): string[] {
  return locationIds.flatMap((id) => {
    const place = form.selectableLocations.find((each) => each.id === id);
    const here = slots.filter((slot) => slot.locationId === id);
    const text = describeSlots(uncoveredParts(here, offeredCells(form, [id])));
    if (text === '') return [];
    return [
      editTexts.noLongerOfferedNote(
        form.selectableLocations.length > 1
          ? furtherTexts.chosenAt(place?.title ?? id, text)
          : text,
      ),
    ];
  });
}

function givenUpPlaces(
  form: FormConfiguration,
  locationIds: readonly string[],
  slots: readonly Slot[],
): string[] {
  const given = new Set(
    slots.map((slot) => slot.locationId).filter((id) => !locationIds.includes(id)),
  );
  return [...given].map((id) =>
    editTexts.givenUp(form.selectableLocations.find((place) => place.id === id)?.title ?? id),
  );
}
