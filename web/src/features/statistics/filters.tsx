/** What the plots are narrowed to. */
import type { Half, Narrowed } from '@platzwart/domain/statistics/months';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './statistics.module.css';
import { texts } from './texts.ts';

const t = texts.filter;
const periods = [3, 6, 12] as const;

export type Chosen = { months: number; locationId: string; half: Half | '' };

export const usual: Chosen = { months: 12, locationId: '', half: '' };

export function narrowedBy({ locationId, half }: Chosen): Narrowed {
  return { locationId: locationId || undefined, half: half || undefined };
}

type Props = {
  chosen: Chosen;
  locations: readonly { readonly id: string; readonly title: string }[];
  onChange: (chosen: Chosen) => void;
};

export function Filters({ chosen, locations, onChange }: Props) {
  const change = (more: Partial<Chosen>) => onChange({ ...chosen, ...more });
  const isNarrowed = chosen.locationId !== '' || chosen.half !== '';
  return (
    <div className="stack gap-2">
      <div className={`columns gap-2 across-4 ${styles.filter}`}>
        <SelectField
          label={t.period}
          value={String(chosen.months)}
          options={periods.map((n) => ({ value: String(n), label: t.months(n) }))}
          onChange={(event) => change({ months: Number(event.target.value) })}
        />
        {locations.length > 1 && (
          <SelectField
            label={t.location}
            value={chosen.locationId}
            options={[
              { value: '', label: t.everywhere },
              ...locations.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={(event) => change({ locationId: event.target.value })}
          />
        )}
        <SelectField
          label={t.half}
          value={chosen.half}
          options={[
            { value: '', label: t.wholeDay },
            { value: 'morning', label: texts.halves.morning },
            { value: 'afternoon', label: texts.halves.afternoon },
          ]}
          onChange={(event) => change({ half: event.target.value as Half | '' })}
        />
      </div>
      <p role="status" className="hint">
        {isNarrowed && t.narrowed}
      </p>
    </div>
  );
}
