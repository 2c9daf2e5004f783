/** A location: expands to its address and weekly plan. */

import type { LocationSetting } from '@platzwart/domain/booking/location-edit';
import { addressLine } from '@platzwart/domain/contact/address-line';
import { readCorrected, type SaidRegion } from '@platzwart/domain/practice/read-region';
import { formatPlan } from '@platzwart/domain/times/plan-text';
import { type PlanRow, rowProblems, soundRanges } from '@platzwart/domain/waiting-list/weekly-plan';
import { ChevronDown } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { RegionField } from '../../../entities/practice/region-field.tsx';
import { regionTexts } from '../../../entities/practice/region-texts.ts';
import { useRegionReading } from '../../../entities/practice/use-region-reading.ts';
import { Button } from '../../../ui/button.tsx';
import { MiniWeek } from '../../../ui/mini-week.tsx';
import { FieldRow } from '../../../ui/section.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SettingsForm } from '../use-settings-form.tsx';
import styles from './locations.module.css';
import { drawnWeek, hoursOf, type Locations, nameOf, planField, rowField } from './locations.ts';
import { PlanEditor, type PlanEditorProps } from './plan-editor.tsx';
import { texts } from './texts.ts';

const t = texts.fields;

const addressFields = ['title', 'address1', 'address2', 'address3'] as const;

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

export function LocationCard({
  location,
  form,
  isOpen,
  onToggle,
  isNew,
  isChanged,
  isLast,
  onRemove,
  others,
  minSlotSize,
}: Props) {
  const reasonId = useId();
  const { id, selectableSlots } = location;
  const plan = soundRanges(selectableSlots);
  const [isAddressOpen, setAddressOpen] = useState(false);
  const mayChange = form.readOnlyReason === undefined;
  const change = (part: Partial<LocationSetting>) =>
    form.change({ [id]: { ...location, ...part } });
  const latest = useRef<((rows: readonly PlanRow[]) => void) | undefined>(undefined);
  useEffect(() => {
    latest.current = (rows) => {
      forgetMended(form, id, rows);
      change({ selectableSlots: [...rows] });
    };
  });
  const changePlan = useCallback((rows: readonly PlanRow[]) => latest.current?.(rows), []);
  const stored = form.stored[id];
  /** Chosen by hand, for the address of that moment. */
  const [chosen, setChosen] = useState<SaidRegion>();
  if (!isChanged && chosen) setChosen(undefined);
  const said = chosen ?? (stored && isPlaced(stored) ? stored : undefined);
  const line = (field: (typeof addressFields)[number]) => ({
    ...form.field(`${id}.${field}`),
    label: t[field],
    value: location[field],
    onChange: ({ target }: { target: { value: string } }) =>
      change(withLine(location, field, target.value, said)),
  });
  const reading = useRegionReading(location, said);
  const isAddressWrong = [...addressFields, 'region'].some(
    (field) => form.field(`${id}.${field}`).error !== undefined,
  );
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
        <p className={`hint ${styles.inShort}`}>
          <span>{hoursOf(plan)}</span> <span>{addressLine(location)}</span>{' '}
          {location.region && <span>{regionTexts[location.region]}</span>}
        </p>
        <div className={styles.week}>
          <MiniWeek {...drawnWeek(plan)} label={formatPlan(plan) || texts.noHours} isLarge />
        </div>
        <p className={`line ${styles.marks}`}>
          {isWrong && <span data-wrong="">{texts.isWrong}</span>}
          {isNew ? <span>{texts.isNew}</span> : isChanged && <span>{texts.isChanged}</span>}
        </p>
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      {isOpen && (
        <div className={`stack gap-3 ${styles.content}`}>
          <details
            open={isAddressOpen || isNew || isAddressWrong}
            onToggle={(event) => setAddressOpen(event.currentTarget.open)}
          >
            <summary className="small strong fit coloured">
              {mayChange ? t.change : t.legend}
            </summary>
            <div className={styles.address}>
              <FieldRow>
                <TextField {...line('title')} hint={mayChange ? t.titleHint : undefined} />
                <TextField {...line('address1')} autoComplete="off" />
                <TextField {...line('address2')} autoComplete="off" />
                <TextField {...line('address3')} autoComplete="off" optional={texts.optional} />
              </FieldRow>
              <RegionField
                {...form.field(`${id}.region`)}
                reading={location.region === undefined ? reading : undefined}
                value={location.region}
                isReadOnly={!mayChange}
                onChange={(region) => {
                  setChosen(region && { ...location, region });
                  change({ region: region ?? certainRegion(location, undefined) });
                }}
              />
            </div>
          </details>
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

/** With one of its lines changed, and the region that its lines say then. */
function withLine(
  location: LocationSetting,
  field: (typeof addressFields)[number],
  value: string,
  said: SaidRegion | undefined,
): LocationSetting {
  const changed = { ...location, [field]: value };
  return field === 'title' ? changed : { ...changed, region: certainRegion(changed, said) };
}

function certainRegion(
  location: LocationSetting,
  said: SaidRegion | undefined,
): LocationSetting['region'] {
  const reading = readCorrected(said, location);
  return reading.kind === 'read' ? reading.region : undefined;
}

function isPlaced(location: LocationSetting): location is LocationSetting & SaidRegion {
  return location.region !== undefined;
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
