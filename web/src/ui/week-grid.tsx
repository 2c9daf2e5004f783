/**
 * A week to choose times from: a table whose cells are checkboxes. One tab stop, then arrows, Home,
 * End, PageUp and PageDown; Shift with an arrow extends; Space toggles; headers select a whole day
 * or one time on all days. Mouse and pen paint rectangles, the first cell decides whether to add or
 * to remove. Touch taps; swiping scrolls the page as usual.
 */
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classes } from './class-names.ts';
import styles from './week-grid.module.css';
import { QuietMark } from './week-grid-mark.tsx';
import { moved, type Place, painted, type Stroke, toggledTogether } from './week-selection.ts';

type WeekDay = {
  id: string;
  /** In the table header. */
  label: string;
  /** Where each day has a list of its own. */
  longLabel: string;
  /** Accessible name of the button for the whole day; starts with the label. */
  toggleName: string;
};
type WeekRow = {
  id: string;
  label: string;
  /** Where there is no column of times. */
  longLabel: string;
  /** Accessible name of the button for this time on all days; starts with the label. */
  toggleName: string;
};
export type WeekCell = {
  key: string;
  day: string;
  row: string;
  name: string;
  /**
   * Marks a good one, by a leaf and in these words. It may arrive and change while the user
   * chooses: nothing moves.
   */
  mark?: string | undefined;
  /** Why it cannot be selected now, as words; what is selected can still be taken out. */
  full?: string | undefined;
};

export type WeekGridProps = {
  /** Name of the table. */
  label: string;
  /** Header of the column of times. */
  cornerLabel: string;
  days: readonly WeekDay[];
  rows: readonly WeekRow[];
  /** The offered cells; all others in the table are unavailable. */
  cells: readonly WeekCell[];
  notOfferedName: (day: WeekDay, row: WeekRow) => string;
  selected: ReadonlySet<string>;
  /**
   * `continues`: part of the same stroke as the previous change, which started from the same
   * selection.
   */
  onChange: (selected: Set<string>, continues?: boolean) => void;
  isInvalid?: boolean;
  /**
   * What a header does with the cells of its day or time; by default selects all, or none if all
   * are selected.
   */
  onHeader?: (selected: ReadonlySet<string>, keys: readonly string[]) => Set<string>;
  /** Many short rows: compact cells. */
  isDense?: boolean;
  /** Drawn over the cell, visual only; it may overlap the cells below. */
  drawing?: (day: WeekDay, row: WeekRow) => ReactNode;
};

export function WeekGrid({
  label,
  cornerLabel,
  days,
  rows,
  cells,
  notOfferedName,
  selected,
  onChange,
  isInvalid = false,
  onHeader = toggledTogether,
  isDense = false,
  drawing,
}: WeekGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [focus, setFocus] = useState<Place>({ row: 0, day: 0 });
  const size = { rows: rows.length, days: days.length };
  const stop = { row: Math.min(focus.row, size.rows - 1), day: Math.min(focus.day, size.days - 1) };
  const offered = new Map(cells.map((cell) => [`${cell.day}/${cell.row}`, cell]));
  const cellAt = ({ row, day }: Place) => offered.get(`${days[day]?.id}/${rows[row]?.id}`);
  const paintedTo = (
    stroke: { from: Place; base: ReadonlySet<string>; kind: Stroke },
    to: Place,
    continues: boolean,
  ) =>
    onChange(
      painted(stroke.base, stroke.from, to, stroke.kind, (place) =>
        openKey(cellAt(place), stroke.base),
      ),
      continues,
    );

  const pointer = usePainting(
    (from) => ({
      from,
      base: selected,
      kind: selected.has(cellAt(from)?.key ?? '') ? 'remove' : 'add',
    }),
    paintedTo,
  );
  const extension = useRef<{ from: Place; base: ReadonlySet<string> } | undefined>(undefined);

  const toggle = (cell: WeekCell) => {
    const key = openKey(cell, selected);
    if (key !== undefined) onChange(toggledTogether(selected, [key]));
  };
  const toggleWhere = (fits: (cell: WeekCell) => boolean) =>
    onChange(
      onHeader(
        selected,
        cells.filter(fits).flatMap((cell) => openKey(cell, selected) ?? []),
      ),
    );

  const press = (event: KeyboardEvent) => {
    // Enter would submit the surrounding form.
    if (event.key === 'Enter' && isInside(stop)) {
      event.preventDefault();
      const cell = cellAt(stop);
      if (cell) toggle(cell);
      return;
    }
    if (event.key === 'Shift') return;
    const to = shownPlace(table.current, stop, event.key, event.ctrlKey || event.metaKey, size);
    if (!to) return;
    event.preventDefault();
    if (event.shiftKey && event.key.startsWith('Arrow') && isInside(stop)) {
      const within = { row: Math.max(0, to.row), day: Math.max(0, to.day) };
      const continues = extension.current !== undefined;
      extension.current ??= { from: stop, base: selected };
      paintedTo({ ...extension.current, kind: 'add' }, within, continues);
      focusPlace(table.current, within);
    } else {
      extension.current = undefined;
      focusPlace(table.current, to);
    }
  };

  return (
    <div className={`measured ${styles.frame}`}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with arrow key navigation is a grid (APG).
        role="grid"
        aria-label={label}
        className={`full ${styles.table}`}
        data-days={days.length}
        data-invalid={isInvalid ? '' : undefined}
        data-dense={isDense ? '' : undefined}
        onKeyDown={press}
        onKeyUp={(event) => {
          if (event.key === 'Shift') extension.current = undefined;
        }}
        {...pointer.handlers}
      >
        <thead>
          <tr>
            <th scope="col" className={`hint medium digits ${styles.corner}`}>
              {cornerLabel}
            </th>
            {days.map((day, i) => (
              <th key={day.id} scope="col" className={styles.day} style={orderOf(i, 0)}>
                <button
                  type="button"
                  className="bare full"
                  data-place={placeName({ row: -1, day: i })}
                  tabIndex={stop.row === -1 && stop.day === i ? 0 : -1}
                  aria-label={day.toggleName}
                  onFocus={() => setFocus({ row: -1, day: i })}
                  onClick={() => toggleWhere((cell) => cell.day === day.id)}
                >
                  <span className={styles.short}>{day.label}</span>
                  <span className={styles.long}>{day.longLabel}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            <tr key={row.id}>
              <th scope="row" className={`hint medium digits ${styles.time}`}>
                <button
                  type="button"
                  className="bare full"
                  data-place={placeName({ row: r, day: -1 })}
                  tabIndex={stop.row === r && stop.day === -1 ? 0 : -1}
                  aria-label={row.toggleName}
                  onFocus={() => setFocus({ row: r, day: -1 })}
                  onClick={() => toggleWhere((cell) => cell.row === row.id)}
                >
                  {row.label}
                </button>
              </th>
              {days.map((day, d) => {
                const cell = cellAt({ row: r, day: d });
                const isSelected = cell !== undefined && selected.has(cell.key);
                return (
                  <td
                    key={day.id}
                    className={classes(
                      'positioned',
                      styles.cell,
                      !cell && styles.closed,
                      cell?.full ? styles.full : cell?.mark && styles.good,
                    )}
                    style={orderOf(d, r + 1)}
                  >
                    <input
                      type="checkbox"
                      data-place={placeName({ row: r, day: d })}
                      tabIndex={stop.row === r && stop.day === d ? 0 : -1}
                      aria-label={cell ? nameOf(cell) : notOfferedName(day, row)}
                      aria-disabled={openKey(cell, selected) === undefined ? true : undefined}
                      checked={isSelected}
                      onFocus={() => setFocus({ row: r, day: d })}
                      onChange={() => {
                        if (cell && !pointer.hasPainted()) toggle(cell);
                      }}
                    />
                    <span className={styles.inner} aria-hidden="true">
                      {row.label}
                    </span>
                    {cell?.mark && !cell.full && (
                      <span className={styles.mark}>
                        <QuietMark />
                      </span>
                    )}
                    {drawing?.(day, row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The key of a cell that can be selected or taken out; undefined without one. */
export function openKey(
  cell: WeekCell | undefined,
  selected: ReadonlySet<string>,
): string | undefined {
  return cell && (!cell.full || selected.has(cell.key)) ? cell.key : undefined;
}

/**
 * Painting by mouse or pen. The click that ends a stroke must not toggle its last cell: check
 * `hasPainted`.
 */
function usePainting(
  begin: (from: Place) => { from: Place; base: ReadonlySet<string>; kind: Stroke },
  paint: (
    stroke: { from: Place; base: ReadonlySet<string>; kind: Stroke },
    to: Place,
    continues: boolean,
  ) => void,
) {
  const stroke = useRef<ReturnType<typeof begin> | undefined>(undefined);
  const hasPainted = useRef<boolean>(false);

  useEffect(() => {
    const end = () => {
      stroke.current = undefined;
    };
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, []);

  return {
    hasPainted: () => hasPainted.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        hasPainted.current = false;
        const from = placeOf(event.target);
        if (event.pointerType === 'touch' || event.button !== 0 || !from || !isInside(from)) return;
        stroke.current = begin(from);
      },
      onPointerOver: (event: PointerEvent) => {
        const to = placeOf(event.target);
        if (!stroke.current || !to || !isInside(to)) return;
        if (!hasPainted.current && placeName(to) === placeName(stroke.current.from)) return;
        paint(stroke.current, to, hasPainted.current);
        hasPainted.current = true;
      },
      // A key press toggles again whatever the pointer did before.
      onKeyDownCapture: () => {
        hasPainted.current = false;
      },
    },
  };
}

/**
 * The next visible cell in the key's direction: where days are lists, unavailable cells are
 * skipped.
 */
function shownPlace(
  table: HTMLElement | null,
  from: Place,
  key: string,
  withControl: boolean,
  size: { rows: number; days: number },
) {
  let to = moved(from, key, withControl, size);
  while (to) {
    const element = elementAt(table, to);
    if (!element || (element.checkVisibility?.() ?? true)) return to;
    const next = moved(to, key, withControl, size);
    if (!next || placeName(next) === placeName(to)) return undefined;
    to = next;
  }
  return to;
}

function focusPlace(table: HTMLElement | null, place: Place) {
  elementAt(table, place)?.focus();
}

function elementAt(table: HTMLElement | null, place: Place): HTMLElement | null | undefined {
  return table?.querySelector<HTMLElement>(`[data-place="${placeName(place)}"]`);
}

/** In neither of the headers. */
function isInside({ row, day }: Place): boolean {
  return row >= 0 && day >= 0;
}

function placeName({ row, day }: Place): string {
  return `${row}:${day}`;
}

function placeOf(target: EventTarget): Place | undefined {
  const within =
    target instanceof Element
      ? target.closest('td, th')?.querySelector<HTMLElement>('[data-place]')
      : undefined;
  const [row, day] = within?.dataset.place?.split(':').map(Number) ?? [];
  return row === undefined || day === undefined ? undefined : { row, day };
}

function nameOf({ name, mark, full }: WeekCell): string {
  return [name, full ?? mark].filter(Boolean).join(', ');
}

/** Where days are lists, cells are ordered by day instead of by time. */
function orderOf(day: number, row: number): CSSProperties {
  return { '--order': day * 1000 + row } as CSSProperties;
}
