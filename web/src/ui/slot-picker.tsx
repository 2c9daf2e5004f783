/** A week grid with ways to take many times at once. */
import styles from './slot-picker.module.css';
import { WeekGrid, type WeekGridProps } from './week-grid.tsx';

export type SlotPickerProps = WeekGridProps & {
  shortcutsLabel: string;
  /** Each adds its cells to what is chosen. */
  shortcuts: readonly { label: string; keys: readonly string[] }[];
  resetLabel: string;
};

export function SlotPicker({ shortcutsLabel, shortcuts, resetLabel, ...grid }: SlotPickerProps) {
  return (
    <div className={styles.picker}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question. */}
      <div role="group" aria-label={shortcutsLabel} className={styles.shortcuts}>
        {shortcuts.map(({ label, keys }) => (
          <button key={label} type="button" onClick={() => grid.onChange(new Set([...grid.selected, ...keys]))}>
            {label}
          </button>
        ))}
        <button type="button" onClick={() => grid.onChange(new Set())}>
          {resetLabel}
        </button>
      </div>
      <WeekGrid {...grid} />
    </div>
  );
}
