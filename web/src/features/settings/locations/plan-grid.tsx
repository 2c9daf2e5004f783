/**
 * The week in half hours to paint working time on, overlaid with the cells that patients can
 * choose.
 */
import {
  cellsOf,
  minutesOf,
  type Slot,
  spokenTime,
  timeOf,
  type WeeklyRange,
  weekdayName,
  weekdays,
} from '@platzwart/domain/waiting-list/slot';
import { type CSSProperties, memo, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { WeekGrid, type WeekGridProps } from '../../../ui/week-grid.tsx';
import styles from './locations.module.css';
import { dayHours } from './locations.ts';
import {
  drawnAt,
  halfHours,
  halfHoursIn,
  keyOf,
  paintedPlan,
  type Span,
  spanOf,
  step,
  toggledByHeader,
} from './plan-painting.ts';
import { texts } from './texts.ts';

const t = texts.plan;
/** As many hours fit beside each other, each half of them 24 px wide. */
const hoursAcross = 16;
const allDay: Span = { from: 0, to: 24 };

type Props = {
  label: string;
  plan: readonly WeeklyRange[];
  minSlotSize: number;
  /**
   * Whether there is room for the hours from left to right, a day in each row: the whole week at a
   * glance.
   */
  isAcross: boolean;
  /** `continues`: part of the same stroke as the previous change. */
  onChange: (plan: WeeklyRange[], continues: boolean) => void;
};

export const PlanGrid = memo(function PlanGrid({
  label,
  plan,
  minSlotSize,
  isAcross: hasRoom,
  onChange,
}: Props) {
  const [known, setKnown] = useState(() => spanOf(plan));
  const span = spanOf(plan, known);
  if (span !== known) setKnown(span);
  /** State at the stroke's start: moving back restores it exactly. */
  const stroke = useRef<
    { plan: readonly WeeklyRange[]; selected: ReadonlySet<string> } | undefined
  >(undefined);
  const selected = useMemo(() => halfHoursIn(plan), [plan]);
  const drawn = useMemo(() => drawnCells(plan, minSlotSize), [plan, minSlotSize]);
  const isAcross = hasRoom && span.to - span.from <= hoursAcross;
  const { days, rows, cells } = useMemo(
    (): Grid => (isAcross ? turned(week(span), plan) : week(span)),
    [span, plan, isAcross],
  );

  const paint = (is: Set<string>, continues = false) => {
    if (!continues || !stroke.current) stroke.current = { plan, selected };
    onChange(paintedPlan(stroke.current.plan, stroke.current.selected, is), continues);
  };

  return (
    <div className={`full ${styles.gridFrame}`} data-across={isAcross ? '' : undefined}>
      {/* Above the week: below it, a bar of actions that sticks to the screen may cover it. */}
      {(span.from > 0 || span.to < 24) && (
        <Button look="plain" onClick={() => setKnown(allDay)}>
          {t.night}
        </Button>
      )}
      <WeekGrid
        label={label}
        cornerLabel={t.corner}
        isDense
        days={days}
        rows={rows}
        cells={cells}
        notOfferedName={() => ''}
        selected={selected}
        onChange={paint}
        onHeader={toggledByHeader}
        drawing={(day, row) => {
          const cell = drawn.get(isAcross ? `${row.id}/${day.id}` : `${day.id}/${row.id}`);
          return cell?.map(({ start, end, offset, rows: length }) => (
            <span
              key={start}
              className={`centred digits solid rounded-small tiny centred-text clipped ${styles.cell}`}
              style={{ '--offset': offset, '--rows': length } as CSSProperties}
              aria-hidden="true"
            >
              {/* Across, the hours stand above, and a cell is too narrow for two of them. */}
              {!isAcross && (
                <span>
                  {spokenTime(start)}–{spokenTime(end)}
                </span>
              )}
            </span>
          ));
        }}
      />
    </div>
  );
});

type Drawn = Slot & { offset: number; rows: number };

/** By day and half hour: the cells that start in it. */
function drawnCells(
  plan: readonly WeeklyRange[],
  minSlotSize: number,
): ReadonlyMap<string, Drawn[]> {
  const drawn = new Map<string, Drawn[]>();
  for (const cell of cellsOf({ id: 'any', selectableSlots: plan }, minSlotSize)) {
    const { row, ...place } = drawnAt(cell);
    const key = keyOf(cell.weekday, row);
    drawn.set(key, [...(drawn.get(key) ?? []), { ...cell, ...place }]);
  }
  return drawn;
}

function week(span: Span) {
  const days = weekdays.map((weekday) => {
    const [short, long] = [weekdayName(weekday, 'short'), weekdayName(weekday)];
    return {
      id: String(weekday),
      label: short,
      longLabel: long,
      toggleName: t.wholeDay(short, long),
    };
  });
  const rows = halfHours(span).map((start) => {
    const time = times(start);
    const label = start.endsWith(':00') ? spokenTime(start) : '';
    return {
      id: start,
      label,
      longLabel: time.text,
      toggleName: t.wholeTime(label, time.text),
      ...time,
    };
  });
  const cells = rows.flatMap(({ id, from, to }) =>
    weekdays.map((weekday) => ({
      key: keyOf(weekday, id),
      day: String(weekday),
      row: id,
      name: t.cell(weekdayName(weekday), from, to),
    })),
  );
  return { days, rows, cells };
}

type Grid = Pick<WeekGridProps, 'days' | 'rows' | 'cells'>;

/** The same with a day in each row, and its hours summed up. */
function turned({ days, rows, cells }: Grid, plan: readonly WeeklyRange[]): Grid {
  const summed = days.map((day) => {
    const hours = dayHours(plan, Number(day.id));
    if (!hours) return day;
    const label = `${day.label} ${hours}`;
    return { ...day, label, toggleName: `${label}, ${day.toggleName}` };
  });
  return {
    days: rows,
    rows: summed,
    cells: cells.map(({ day, row, ...cell }) => ({ ...cell, day: row, row: day })),
  };
}

function times(start: string): { from: string; to: string; text: string } {
  const [from, to] = [start, timeOf(minutesOf(start) + step)].map((time) =>
    time.replace(/^0/, ''),
  ) as [string, string];
  return { from, to, text: `${from}–${to} Uhr` };
}
