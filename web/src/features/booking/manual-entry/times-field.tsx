/**
 * Times typed in one line and read back at once, or painted in the week; where there are several
 * locations, for those that are pressed.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { describeAsk } from '@platzwart/domain/times/describe-ask';
import { readTimes } from '@platzwart/domain/times/read-times';
import {
  cellsOf,
  mergeSlots,
  type Slot,
  uncoveredParts,
} from '@platzwart/domain/waiting-list/slot';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatShortTimes } from '../../../entities/request/short-times.ts';
import { ToggleChip } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { WeekPicker } from '../week-picker.tsx';
import styles from './manual-entry.module.css';
import type { ManualEntryValues } from './manual-entry-values.ts';
import { texts } from './texts.ts';

export function TimesField({ form }: { form: FormConfiguration }) {
  const { register, setValue, formState } = useFormContext<ManualEntryValues>();
  const [times, slots, locationIds] = useWatch<
    ManualEntryValues,
    ['times', 'slots', 'locationIds']
  >({
    name: ['times', 'slots', 'locationIds'],
  });
  const [isPainting, setPainting] = useState(false);
  const places = form.selectableLocations.filter(
    ({ id }) => locationIds.length === 0 || locationIds.includes(id),
  );
  const hasSeveral = form.selectableLocations.length > 1;

  const choose = (chosen: readonly Slot[]) =>
    setValue('slots', mergeSlots(chosen), { shouldDirty: true });
  const read = (text: string, ids: readonly string[]) => choose(readTimes(text, form, ids).slots);
  const chooseLocation = (id: string) => {
    const ids = locationIds.includes(id)
      ? locationIds.filter((other) => other !== id)
      : [...locationIds, id];
    setValue('locationIds', ids, { shouldDirty: true });
    // What was painted stays where it still counts; what was typed applies to the new choice.
    if (times !== '') read(times, ids);
    else if (ids.length > 0) choose(slots.filter(({ locationId }) => ids.includes(locationId)));
  };
  const paint = (cells: readonly Slot[], painted: readonly Slot[]) => {
    const chosen = mergeSlots([...uncoveredParts(slots, cells), ...painted]);
    choose(chosen);
    setValue(
      'times',
      hasSeveral ? '' : formatShortTimes(chosen).join('; ').replaceAll('\u00a0', ' '),
      { shouldDirty: true },
    );
  };

  return (
    <div className="stack gap-2">
      {hasSeveral && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question.
        <div role="group" aria-label={texts.locations} className={`row gap-1 ${styles.chips}`}>
          <span className={`hint strong ${styles.word}`} aria-hidden="true">
            {texts.locations}
          </span>
          {form.selectableLocations.map(({ id, title }) => (
            <ToggleChip key={id} isOn={locationIds.includes(id)} onClick={() => chooseLocation(id)}>
              {title}
            </ToggleChip>
          ))}
          {locationIds.length === 0 && <span className="hint">{texts.anywhere}</span>}
        </div>
      )}
      <TextField
        {...register('times', { onChange: ({ target }) => read(target.value, locationIds) })}
        enterKeyHint="next"
        label={texts.times}
        hint={<Echo form={form} times={times} slots={slots} locationIds={locationIds} />}
        error={formState.errors.slots?.message ?? formState.errors.locationIds?.message}
      />
      <details open={isPainting} onToggle={({ currentTarget }) => setPainting(currentTarget.open)}>
        <summary>{texts.paint}</summary>
        {isPainting &&
          places.map((place) => {
            const cells = cellsOf(place, form.minSlotSize);
            return (
              <div key={place.id} className="stack gap-2">
                {hasSeveral && <h3>{place.title}</h3>}
                <WeekPicker
                  cells={cells}
                  location={hasSeveral ? place.title : undefined}
                  isInvalid={false}
                  asList={false}
                  slots={slots.filter((slot) => slot.locationId === place.id)}
                  onChange={(painted) => paint(cells, painted)}
                />
              </div>
            );
          })}
      </details>
    </div>
  );
}

type EchoProps = Pick<ManualEntryValues, 'times' | 'slots' | 'locationIds'> & {
  form: FormConfiguration;
};

/** What was understood: 'Di 14–16 · Do 8–12'. */
function Echo({ form, times, slots, locationIds }: EchoProps) {
  const { asks } = readTimes(times, form, locationIds);
  return (
    <span aria-live="polite">
      {slots.length > 0 ? (
        <strong>{formatShortTimes(slots).join(' · ')}</strong>
      ) : (
        times.trim() === '' && texts.timesHint
      )}
      {asks.length > 0 && (
        <span className="block">{[...asks.map(describeAsk), texts.timesToNote].join(' ')}</span>
      )}
    </span>
  );
}
