/** One day of the plan: its ranges as rows, adding a row, and copying to other days. */
import { minutesOf, timeOf, type Weekday, weekdayName } from '@platzwart/domain/waiting-list/slot';
import {
  nextRange,
  type PlanRow,
  type RowProblem,
  readTime,
  remainderOf,
  typedTime,
} from '@platzwart/domain/waiting-list/weekly-plan';
import { Copy, Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { useQuestion } from '../../../ui/use-question.ts';
import styles from './locations.module.css';
import { rowField } from './locations.ts';
import { PlanDayCopy } from './plan-day-copy.tsx';
import { texts } from './texts.ts';

const t = texts.plan;

/** A row and its index in the whole plan. */
type Placed = { row: PlanRow; index: number };

type PlanDayProps = {
  locationId: string;
  weekday: Weekday;
  rows: readonly PlanRow[];
  minSlotSize: number;
  mayChange: boolean;
  problemAt: (index: number) => RowProblem | undefined;
  onChange: (rows: readonly PlanRow[]) => void;
  /** Replaces the target days' rows. */
  onCopy: (to: readonly Weekday[]) => void;
};

export function PlanDay({
  locationId,
  weekday,
  rows,
  minSlotSize,
  mayChange,
  problemAt,
  onChange,
  onCopy,
}: PlanDayProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const copying = useQuestion();
  const day = weekdayName(weekday);
  const placed: Placed[] = rows
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => row.weekday === weekday);
  const next = nextRange(rows, weekday);
  const focus = (selector: string) =>
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(selector)?.focus());

  const add = () => {
    if (!next) return;
    onChange([...rows, next]);
    focus(`#${CSS.escape(rowField(locationId, rows.length, 'start'))}`);
  };
  const remove = (index: number, n: number) => {
    onChange(rows.filter((_row, i) => i !== index));
    // Focus the row that moves up, or the add button.
    focus(
      placed.length > 1 ? `li:nth-child(${Math.min(n, placed.length - 1)}) button` : '[data-add]',
    );
  };

  return (
    <fieldset ref={group} className={`positioned line-above ${styles.day}`}>
      <legend>{day}</legend>
      {placed.length > 0 && (
        <ol className={`stack gap-2 ${styles.ranges}`}>
          {placed.map(({ row, index }, i) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its index: all its values may change
              key={i}
              locationId={locationId}
              index={index}
              n={i + 1}
              row={row}
              minSlotSize={minSlotSize}
              problem={problemAt(index)}
              mayChange={mayChange}
              onChange={(changed) =>
                onChange(rows.map((each, at) => (at === index ? changed : each)))
              }
              onRemove={() => remove(index, i + 1)}
            />
          ))}
        </ol>
      )}
      {placed.length === 0 && <p className={`hint ${styles.closed}`}>{t.closed}</p>}
      {mayChange && (
        <div className={`line gap-0 ${styles.dayActions}`}>
          <Button
            look="plain"
            className={styles.act}
            data-add=""
            aria-label={next ? t.addNamed(day) : `${t.addNamed(day)}. ${t.full(day)}`}
            aria-disabled={next === undefined}
            onClick={add}
          >
            <Plus size={16} aria-hidden="true" />
            {t.add}
          </Button>
          {placed.length > 0 && (
            // It stays: the one beside it would come below the pointer.
            <Button
              ref={copying.opener}
              look="plain"
              className={styles.act}
              aria-label={t.copyNamed(day)}
              aria-expanded={copying.isOpen}
              onClick={copying.isOpen ? copying.close : copying.open}
            >
              <Copy size={16} aria-hidden="true" />
              {t.copy}
            </Button>
          )}
        </div>
      )}
      {copying.isOpen && mayChange && (
        <PlanDayCopy
          weekday={weekday}
          onApply={(to) => {
            onCopy(to);
            copying.close();
          }}
          onCancel={copying.close}
        />
      )}
    </fieldset>
  );
}

type RowProps = {
  locationId: string;
  index: number;
  n: number;
  row: PlanRow;
  minSlotSize: number;
  problem: RowProblem | undefined;
  mayChange: boolean;
  onChange: (row: PlanRow) => void;
  onRemove: () => void;
};

function Row({
  locationId,
  index,
  n,
  row,
  minSlotSize,
  problem,
  mayChange,
  onChange,
  onRemove,
}: RowProps) {
  const day = t.day(weekdayName(row.weekday), n);
  const errorId = `${rowField(locationId, index, 'start')}-error`;
  const remainder = problem ? undefined : remainderOf(row, minSlotSize);
  const time = (field: 'start' | 'end', label: string) => (
    <TimeField
      id={rowField(locationId, index, field)}
      label={label}
      name={`${label}, ${day}`}
      value={shownTime(row[field])}
      errorId={problem?.field === field ? errorId : undefined}
      onCommit={(text) => onChange({ ...row, [field]: typedTime(text, field) })}
      onStep={(text, direction) =>
        onChange({ ...row, [field]: stepped(text, direction) ?? row[field] })
      }
    />
  );
  return (
    <li>
      <div className={`row gap-1 across-3 ${styles.times}`}>
        {time('start', t.from)}
        {time('end', t.to)}
        {mayChange && (
          <IconButton label={t.removeNamed(weekdayName(row.weekday), n)} onClick={onRemove}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <FieldError id={errorId} error={problem?.message} />
      {remainder && <p className="hint">{remainder.text}</p>}
    </li>
  );
}

/** '08:00' -> '8:00'; unreadable input stays as typed. */
function shownTime(time: string): string {
  return time.replace(/^0(?=\d:)/, '');
}

/** Steps a quarter of an hour, rounding to whole quarters. */
function stepped(text: string, direction: -1 | 1): string | undefined {
  const time = readTime(text);
  if (time === undefined) return undefined;
  const quarter = minutesOf(time) / 15;
  const to = direction > 0 ? Math.floor(quarter) + 1 : Math.ceil(quarter) - 1;
  return timeOf(Math.min(96, Math.max(0, to)) * 15);
}
