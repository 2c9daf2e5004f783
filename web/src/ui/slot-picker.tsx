/** A week to choose times from, as a grid or as a list, with ways to take many at once and to take back the last change. */
import { useState } from 'react';
import styles from './slot-picker.module.css';
import { WeekGrid, type WeekGridProps } from './week-grid.tsx';
import { WeekList } from './week-selection-list.tsx';

export type SlotPickerProps = WeekGridProps & {
  /** One checkbox below the other for each day, for those whom a table does not help. */
  asList?: boolean;
  /** In the list: the box that takes all times of its day. */
  wholeDayLabel: string;
  shortcutsLabel: string;
  /** Each adds its cells to what is chosen. */
  shortcuts: readonly { label: string; keys: readonly string[] }[];
  resetLabel: string;
  undoLabel: string;
};

/** Changes that can be taken back. */
const memory = 50;

export function SlotPicker({
  asList = false,
  wholeDayLabel,
  shortcutsLabel,
  shortcuts,
  resetLabel,
  undoLabel,
  onChange,
  ...week
}: SlotPickerProps) {
  const [past, setPast] = useState<readonly ReadonlySet<string>[]>([]);
  // A stroke that was drawn back, and what is not offered any more, are nothing to take back.
  const offered = new Set(week.cells.map((cell) => cell.key));
  const last = past.findLastIndex((before) => !isSame(before, week.selected, offered));

  const change = (selected: Set<string>, continues = false) => {
    if (!continues) setPast([...past, week.selected].slice(-memory));
    onChange(selected);
  };
  const undo = () => {
    const before = past[last];
    if (!before) return;
    setPast(past.slice(0, last));
    onChange(new Set(before));
  };

  return (
    <div className={styles.picker}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question. */}
      <div role="group" aria-label={shortcutsLabel} className={styles.shortcuts}>
        {shortcuts.map(({ label, keys }) => (
          <button key={label} type="button" onClick={() => change(new Set([...week.selected, ...keys]))}>
            {label}
          </button>
        ))}
        <button type="button" onClick={() => change(new Set())}>
          {resetLabel}
        </button>
        <button type="button" aria-disabled={last < 0} onClick={undo}>
          {undoLabel}
        </button>
      </div>
      {asList ? <WeekList {...week} onChange={change} wholeDayLabel={wholeDayLabel} /> : <WeekGrid {...week} onChange={change} />}
    </div>
  );
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>, among: ReadonlySet<string>): boolean {
  return [...among].every((key) => a.has(key) === b.has(key));
}
