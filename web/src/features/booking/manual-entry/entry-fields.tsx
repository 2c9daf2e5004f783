/**
 * What is asked on the phone, in the order in which it is said: number, name, times; then what the
 * team notes for itself.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatDay } from '@platzwart/domain/dates/german-date';
import { splitName } from '@platzwart/domain/import/split-name';
import { maxTags } from '@platzwart/domain/tags/tag';
import type { RefObject } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { fullName } from '../../../entities/request/format-person.ts';
import { useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ToggleChip } from '../../../ui/chip.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { knownPeople } from './known-people.ts';
import styles from './manual-entry.module.css';
import type { ManualEntryValues } from './manual-entry-values.ts';
import { texts } from './texts.ts';
import { TimesField } from './times-field.tsx';

type Props = {
  form: FormConfiguration;
  start: RefObject<HTMLInputElement | null>;
  onOpen: (id: string) => void;
};

export function EntryFields({ form, start, onOpen }: Props) {
  const { register, formState } = useFormContext<ManualEntryValues>();
  const { errors } = formState;
  const { ref, ...phone } = register('phone');
  return (
    <>
      <div className={`stack top ${styles.pair}`}>
        <TextField
          {...phone}
          ref={(input) => {
            ref(input);
            start.current = input;
          }}
          type="tel"
          enterKeyHint="next"
          label={texts.phone}
          error={errors.phone?.message}
        />
        <Name />
      </div>
      <Known onOpen={onOpen} />
      <TimesField form={form} />
      <TextArea
        rows={2}
        label={texts.note}
        error={errors.adminNote?.message}
        {...register('adminNote')}
      />
      <Tags />
      <Checkbox label={texts.prioritized} {...register('prioritized')} />
    </>
  );
}

function Name() {
  const { register, formState, setValue } = useFormContext<ManualEntryValues>();
  const name = useWatch<ManualEntryValues, 'name'>({ name: 'name' });
  const { firstname, lastname } = splitName(name);
  return (
    <div className="stack gap-0">
      <TextField
        {...register('name')}
        enterKeyHint="next"
        label={texts.name}
        hint={firstname === '' ? undefined : texts.nameRead(firstname, lastname)}
        error={formState.errors.name?.message}
      />
      {firstname !== '' && (
        <Button
          look="plain"
          className="small own-width"
          aria-label={texts.swapNamesNamed}
          onClick={() => setValue('name', `${firstname}, ${lastname}`, { shouldDirty: true })}
        >
          {texts.swapNames}
        </Button>
      )}
    </div>
  );
}

function Known({ onOpen }: Pick<Props, 'onOpen'>) {
  const { open } = useRequestHandling();
  const [phone, name] = useWatch<ManualEntryValues, ['phone', 'name']>({ name: ['phone', 'name'] });
  const known = knownPeople(open.status === 'loaded' ? open.value : [], { phone, name });
  return (
    <div role="status">
      {known.length > 0 && (
        <div className={`stack gap-1 warm small compact ${styles.known}`}>
          <p className="strong">{texts.known}</p>
          <ul className="stack gap-0">
            {known.map((request) => (
              <li key={request.id} className="row between">
                <span>{texts.knownSince(fullName(request), formatDay(request.requestedAt))}</span>
                <Button
                  look="plain"
                  aria-label={texts.openNamed(fullName(request))}
                  onClick={() => onOpen(request.id)}
                >
                  {texts.open}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Tags() {
  const { tags } = useRequestHandling();
  const { field } = useController<ManualEntryValues, 'tags'>({ name: 'tags' });
  if (tags.size === 0) return null;
  const isFull = field.value.length >= maxTags;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question.
    <div role="group" aria-label={texts.tags} className={`row gap-1 ${styles.chips}`}>
      <span className={`hint strong ${styles.word}`} aria-hidden="true">
        {texts.tags}
      </span>
      {[...tags].map(([id, tag]) => {
        const isOn = field.value.includes(id);
        return (
          <ToggleChip
            key={id}
            color={tag.color}
            isOn={isOn}
            aria-disabled={!isOn && isFull}
            onClick={() => {
              if (isOn) field.onChange(field.value.filter((other) => other !== id));
              else if (!isFull) field.onChange([...field.value, id]);
            }}
          >
            {tag.name}
          </ToggleChip>
        );
      })}
    </div>
  );
}
