/** The week without a table: one group of plain checkboxes per day, reached one by one with Tab. */
import { openKey, type WeekGridProps } from './week-grid.tsx';
import { toggledTogether } from './week-selection.ts';
import styles from './week-selection-list.module.css';

type WeekListProps = Pick<
  WeekGridProps,
  'label' | 'days' | 'rows' | 'cells' | 'selected' | 'onChange' | 'isInvalid'
> & {
  wholeDayLabel: string;
};

export function WeekList({
  label,
  days,
  rows,
  cells,
  selected,
  onChange,
  isInvalid = false,
  wholeDayLabel,
}: WeekListProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: its days are the fieldsets.
    <div
      role="group"
      aria-label={label}
      className={`stack gap-4 ${styles.days}`}
      data-invalid={isInvalid ? '' : undefined}
    >
      {days.map((day) => {
        const own = cells.filter((cell) => cell.day === day.id);
        const open = own.flatMap((cell) => openKey(cell, selected) ?? []);
        const chosen = open.filter((key) => selected.has(key)).length;
        const toggle = (keys: readonly string[]) => onChange(toggledTogether(selected, keys));
        return (
          <fieldset key={day.id}>
            <legend>{day.longLabel}</legend>
            <div className={`digits stack gap-2 ${styles.times}`}>
              <label className={styles.whole}>
                <input
                  type="checkbox"
                  checked={chosen > 0 && chosen === open.length}
                  disabled={open.length === 0}
                  ref={(box) => {
                    if (box) box.indeterminate = chosen > 0 && chosen < open.length;
                  }}
                  onChange={() => toggle(open)}
                />
                {wholeDayLabel}
              </label>
              {rows.flatMap((row) => {
                const cell = own.find((each) => each.row === row.id);
                if (!cell) return [];
                return [
                  <label key={cell.key}>
                    <input
                      type="checkbox"
                      checked={selected.has(cell.key)}
                      aria-disabled={open.includes(cell.key) ? undefined : true}
                      onChange={() => open.includes(cell.key) && toggle([cell.key])}
                    />
                    <span className={`stack gap-0 ${styles.time}`}>
                      {row.longLabel}{' '}
                      {(cell.full ?? cell.mark) && (
                        <span className="hint">{cell.full ?? cell.mark}</span>
                      )}
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
