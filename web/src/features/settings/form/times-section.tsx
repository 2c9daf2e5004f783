/**
 * Time settings: slot length, how many times to require, and what another length means for waiting
 * patients.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import { type PlanImpact, planImpact } from '@platzwart/domain/waiting-list/plan-impact';
import { cellsOf } from '@platzwart/domain/waiting-list/slot';
import { type ReactNode, useMemo } from 'react';
import { Note } from '../../../ui/note.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { AffectedNames, type WaitingRequest } from '../affected-names.tsx';
import { labelOf } from './describe-field.ts';
import styles from './form.module.css';
import { Group, QuestionRows, useEditing } from './form-row.tsx';
import { texts } from './texts.ts';

const sizes = [30, 45, 60, 90, 120] as const;
const maxSlots = 40;
const counts = Array.from({ length: maxSlots }, (_, i) => i + 1);

type Props = {
  /** All open requests, undefined while loading. */
  open: readonly WaitingRequest[] | undefined;
  /** The last change's result, next to the warning about the next one. */
  progress: ReactNode;
};

export function TimesSection({ open, progress }: Props) {
  const { form } = useEditing();
  const { values, stored } = form;
  return (
    <Group title={texts.sections.times}>
      <div className={`columns across-4 top ${styles.pair}`}>
        <SelectField
          {...form.field('minSlotSize')}
          label={labelOf('minSlotSize')}
          options={sizes.map((size) => ({ value: String(size), label: texts.minutes(size) }))}
          value={String(values.minSlotSize)}
          onChange={(event) => {
            const size = sizes.find((each) => String(each) === event.target.value);
            if (size) form.change({ minSlotSize: size });
          }}
        />
        <SelectField
          {...form.field('minSlots')}
          label={labelOf('minSlots')}
          options={counts.map((count) => ({ value: String(count), label: texts.slots(count) }))}
          value={String(values.minSlots)}
          onChange={(event) => form.change({ minSlots: Number(event.target.value) })}
        />
      </div>
      <div role="status">
        {values.minSlotSize !== stored.minSlotSize && (
          <Impact before={stored} after={values} open={open} />
        )}
      </div>
      {values.minSlotSize === stored.minSlotSize && progress}
      <FewTimes form={values} />
      <QuestionRows of={['times']} />
    </Group>
  );
}

type ImpactProps = {
  before: FormConfiguration;
  after: FormConfiguration;
  open: readonly WaitingRequest[] | undefined;
};

function Impact({ before, after, open }: ImpactProps) {
  const { selectableLocations: placesBefore, minSlotSize: sizeBefore } = before;
  const { selectableLocations: places, minSlotSize: size } = after;
  const impact = useMemo(
    () =>
      open &&
      planImpact(
        open,
        { selectableLocations: placesBefore, minSlotSize: sizeBefore },
        { selectableLocations: places, minSlotSize: size },
      ),
    [open, placesBefore, sizeBefore, places, size],
  );
  const messages = impact ? impactMessages(impact) : [texts.impact.counting];
  return (
    <Note isWarm>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {impact && <AffectedNames impact={impact} />}
    </Note>
  );
}

function impactMessages(impact: PlanImpact<unknown>): string[] {
  const t = texts.impact;
  if (impact.moved === 0) return [t.none];
  return [
    t.title(impact),
    impact.losing.length > 0 ? t.losing(impact) : t.stays,
    ...(impact.leftOut.length > 0 ? [t.leftOut(impact)] : []),
    ...(impact.gaining > 0 ? [t.gaining(impact)] : []),
  ];
}

/** Each location must offer enough times: nobody has to use two. */
function FewTimes({ form }: { form: FormConfiguration }) {
  if (form.minSlots > offeredCells(form).length) return null;
  const few = form.selectableLocations.flatMap((place) => {
    const { length } = cellsOf(place, form.minSlotSize);
    return length > 0 && length < form.minSlots ? [texts.fewAt(place.title, length)] : [];
  });
  if (few.length === 0) return null;
  return (
    <Note isWarm>
      {few.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Note>
  );
}
