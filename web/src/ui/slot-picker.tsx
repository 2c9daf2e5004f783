/**
 * A week to choose times from, as a grid or as a list, with bulk selection and undo of the last
 * change.
 */
import { useState } from 'react';
import styles from './slot-picker.module.css';
import { openKey, WeekGrid, type WeekGridProps } from './week-grid.tsx';
import { WeekList } from './week-selection-list.tsx';

type SlotPickerProps = WeekGridProps & {
  /** One checkbox list per day, for users whom a table does not help. */
  asList?: boolean;
  /** In the list: the checkbox for all times of its day. */
  wholeDayLabel: string;
  shortcutsLabel: string;
  /** Each adds its cells to the selection. */
  shortcuts: readonly { label: string; keys: readonly string[] }[];
  resetLabel: string;
  undoLabel: string;
};

/** Changes that can be undone. */
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
  // A stroke that was reversed, or cells no longer offered, are nothing to undo.
  const offered = new Set(week.cells.map((cell) => cell.key));
  const last = past.findLastIndex((before) => !isSame(before, week.selected, offered));

  const open = new Set(week.cells.flatMap((cell) => openKey(cell, week.selected) ?? []));

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
    <div className="stack">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question. */}
      <div role="group" aria-label={shortcutsLabel} className={`row ${styles.shortcuts}`}>
        {shortcuts.map(({ label, keys }) => (
          <button
            key={label}
            type="button"
            onClick={() =>
              change(new Set([...week.selected, ...keys.filter((key) => open.has(key))]))
            }
          >
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
      {asList ? (
        <WeekList {...week} onChange={change} wholeDayLabel={wholeDayLabel} />
      ) : (
        <WeekGrid {...week} onChange={change} />
      )}
    </div>
  );
}

function isSame(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  among: ReadonlySet<string>,
): boolean {
  return [...among].every((key) => a.has(key) === b.has(key));
}
