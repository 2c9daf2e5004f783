/** A location: expands to its address and weekly plan. */
import type { LocationSetting } from '@platzwart/domain/practice/location-edit';
import { formatPlan } from '@platzwart/domain/waiting-list/plan-text';
import { type PlanRow, rowProblems, soundRanges } from '@platzwart/domain/waiting-list/weekly-plan';
import { ChevronDown } from 'lucide-react';
import { useCallback, useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldRow } from '../../../ui/section.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SettingsForm } from '../use-settings-form.tsx';
import styles from './locations.module.css';
import { type Locations, nameOf, planField, rowField } from './locations.ts';
import { PlanEditor, type PlanEditorProps } from './plan-editor.tsx';
import { texts } from './texts.ts';

const t = texts.fields;

type Props = Pick<PlanEditorProps, 'others' | 'minSlotSize'> & {
  location: LocationSetting;
  form: SettingsForm<Locations>;
  isOpen: boolean;
  onToggle: () => void;
  isNew: boolean;
  isChanged: boolean;
  isLast: boolean;
  onRemove: () => void;
};

export function LocationCard({ location, form, isOpen, onToggle, isNew, isChanged, isLast, onRemove, others, minSlotSize }: Props) {
  const reasonId = useId();
  const { id, address1, address2, selectableSlots } = location;
  const mayChange = form.readOnlyReason === undefined;
  const change = (part: Partial<LocationSetting>) => form.change({ [id]: { ...location, ...part } });
  const latest = useRef<((rows: readonly PlanRow[]) => void) | undefined>(undefined);
  useEffect(() => {
    latest.current = (rows) => {
      forgetMended(form, id, rows);
      change({ selectableSlots: [...rows] });
    };
  });
  const changePlan = useCallback((rows: readonly PlanRow[]) => latest.current?.(rows), []);
  const line = (field: 'title' | 'address1' | 'address2' | 'address3') => ({
    ...form.field(`${id}.${field}`),
    label: t[field],
    value: location[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });
  const isWrong = rowProblems(selectableSlots).size > 0;
  return (
    // Not a button: it must open even inside a disabled fieldset.
    <details
      id={id}
      className={`framed ${styles.card}`}
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open !== isOpen) onToggle();
      }}
    >
      <summary>
        <h3>{nameOf(location)}</h3>
        <p className={`hint one-line unlimited ${styles.inShort}`}>
          {[[address1, address2].filter(Boolean).join(', '), formatPlan(soundRanges(selectableSlots)) || texts.noHours]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={`line ${styles.marks}`}>
          {isWrong && <span data-wrong="">{texts.isWrong}</span>}
          {isNew ? <span>{texts.isNew}</span> : isChanged && <span>{texts.isChanged}</span>}
        </p>
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      {isOpen && (
        <div className={`stack gap-5 ${styles.content}`}>
          <FieldRow>
            <TextField {...line('title')} hint={mayChange ? t.titleHint : undefined} />
            <TextField {...line('address1')} autoComplete="off" />
            <TextField {...line('address2')} autoComplete="off" />
            <TextField {...line('address3')} autoComplete="off" optional={texts.optional} />
          </FieldRow>
          <PlanEditor
            locationId={id}
            rows={selectableSlots}
            minSlotSize={minSlotSize}
            mayChange={mayChange}
            others={others}
            error={form.field(planField(id)).error}
            onChange={changePlan}
          />
          {mayChange && (
            <div className="stack gap-2 left ruled">
              <Button
                look="danger"
                aria-label={texts.removeNamed(nameOf(location))}
                aria-disabled={isLast}
                aria-describedby={isLast ? reasonId : undefined}
                onClick={onRemove}
              >
                {texts.remove}
              </Button>
              {isLast && (
                <p id={reasonId} className="hint">
                  {texts.lastOne}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </details>
  );
}

/** Clears the page's messages about rows that are valid now. */
function forgetMended(form: SettingsForm<Locations>, id: string, rows: readonly PlanRow[]) {
  const problems = rowProblems(rows);
  form.field(planField(id)).onInput();
  for (let index = 0; index <= rows.length; index++) {
    for (const field of ['start', 'end'] as const)
      if (problems.get(index)?.field !== field) form.field(rowField(id, index, field)).onInput();
  }
}
