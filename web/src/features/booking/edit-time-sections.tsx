/**
 * Where, when and how firmly, on the practice's current grid. Preferred times it no longer offers
 * remain, and are named.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { staffQuestions } from '@platzwart/domain/request/staff-questions';
import { isSameValue } from '@platzwart/domain/text/field-edits';
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

type Typed = {
  text: string;
  read: ReturnType<typeof readTimes>;
  /** The locations then. */
  at: string;
  /** What the words made of the preferred times; undefined if they say none. */
  put: Slot[] | undefined;
  before: Pick<BookingValues, 'slots' | 'locationIds'>;
};

function EditTimes({ form }: Form) {
  const { field, fieldState } = useController<BookingValues, 'slots'>({ name: 'slots' });
  const { field: locations, fieldState: locationState } = useController<
    BookingValues,
    'locationIds'
  >({ name: 'locationIds' });
  const [last, setTyped] = useState<Typed | undefined>(undefined);
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
    setTyped(undefined);
    field.onChange(mergeSlots([...uncoveredParts(field.value, cells), ...slots]));
    // A single location is no choice; a request from before there was a second one means it
    // implicitly with its times.
    if (!locations.value.includes(locationId)) locations.onChange([locationId]);
  };

  const ids = places.map(({ id }) => id);
  const at = ids.join(' ');
  // Words stand there as long as the form has what they made of it.
  const isThere = last?.at === at && (!last.put || isSameValue(last.put, field.value));
  const typed = isThere ? last : undefined;
  /** What is read replaces what is offered; words without times take back those before them. */
  const type = (text: string) => {
    const read = readTimes(text, form, ids);
    const before = typed?.put ? typed.before : { slots: field.value, locationIds: locations.value };
    const others = uncoveredParts(before.slots, offeredCells(form, ids));
    const put = read.slots.length > 0 ? mergeSlots([...others, ...read.slots]) : undefined;
    setTyped({ text, read, at, put, before });
    if (!put && !typed?.put) return;
    field.onChange(put ?? before.slots);
    if (hasSeveral) return;
    const isMeant = ids.every((id) => before.locationIds.includes(id));
    locations.onChange(put && !isMeant ? ids : before.locationIds);
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
          value={typed?.text ?? ''}
          onChange={({ target }) => type(target.value)}
          hint={
            <span aria-live="polite">
              {typed && typed.text.trim() !== '' ? (
                <Echo {...typed.read} />
              ) : (
                editTexts.typedTimesHint
              )}
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
