/** The week without a table: one group of plain checkboxes per day, reached one by one with Tab. */
import type { WeekGridProps } from './week-grid.tsx';
import { toggledTogether } from './week-selection.ts';
import styles from './week-selection-list.module.css';

type WeekListProps = Pick<WeekGridProps, 'label' | 'days' | 'rows' | 'cells' | 'selected' | 'onChange' | 'isInvalid'> & {
  wholeDayLabel: string;
};

export function WeekList({ label, days, rows, cells, selected, onChange, isInvalid = false, wholeDayLabel }: WeekListProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: its days are the fieldsets.
    <div role="group" aria-label={label} className={`stack gap-4 ${styles.days}`} data-invalid={isInvalid ? '' : undefined}>
      {days.map((day) => {
        const own = cells.filter((cell) => cell.day === day.id);
        const chosen = own.filter((cell) => selected.has(cell.key)).length;
        const toggle = (keys: readonly string[]) => onChange(toggledTogether(selected, keys));
        return (
          <fieldset key={day.id}>
            <legend>{day.longLabel}</legend>
            <div className={`digits ${styles.times}`}>
              <label className={styles.whole}>
                <input
                  type="checkbox"
                  checked={chosen === own.length}
                  ref={(box) => {
                    if (box) box.indeterminate = chosen > 0 && chosen < own.length;
                  }}
                  onChange={() => toggle(own.map((cell) => cell.key))}
                />
                {wholeDayLabel}
              </label>
              {rows.flatMap((row) => {
                const cell = own.find((each) => each.row === row.id);
                if (!cell) return [];
                return [
                  <label key={cell.key}>
                    <input type="checkbox" checked={selected.has(cell.key)} onChange={() => toggle([cell.key])} />
                    <span className={`stack gap-0 ${styles.time}`}>
                      {row.longLabel} {cell.mark && <span className="hint">{cell.mark}</span>}
                    </span>
                  </label>,
                ];
              })}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
