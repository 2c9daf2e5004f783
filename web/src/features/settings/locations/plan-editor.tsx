/**
 * A location's weekly plan, edited in three synchronized ways: a line of text, rows of times, a
 * grid to paint on.
 */
import {
  cellsOf,
  type Weekday,
  type WeeklyRange,
  weekdayName,
  weekdays,
} from '@platzwart/domain/waiting-list/slot';
import {
  type PlanRow,
  planProblem,
  rowProblems,
  soundRanges,
} from '@platzwart/domain/waiting-list/weekly-plan';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { mediaHook } from '../../../ui/media-hook.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { StatusText } from '../../../ui/status-text.tsx';
import styles from './locations.module.css';
import { planField } from './locations.ts';
import { PlanDay } from './plan-day.tsx';
import { PlanGrid } from './plan-grid.tsx';
import { PlanLine } from './plan-line.tsx';
import { texts } from './texts.ts';

const t = texts.plan;

/** Below, the grid stands beside the rows or below them. */
const useIsAcross = mediaHook('(width >= 79rem)');

/** Undo steps. */
const memory = 50;

export type PlanEditorProps = {
  locationId: string;
  rows: readonly PlanRow[];
  minSlotSize: number;
  mayChange: boolean;
  /** Other locations whose plan can be copied. */
  others: readonly { id: string; title: string; selectableSlots: readonly PlanRow[] }[];
  /** The server's message about the plan, beyond local validation. */
  error: string | undefined;
  onChange: (rows: readonly PlanRow[]) => void;
  /**
   * The only question of its page: what it is stands above, and where the whole week is drawn,
   * other ways are one press away.
   */
  isAlone?: boolean;
};

export const PlanEditor = memo(function PlanEditor({
  locationId,
  rows,
  minSlotSize,
  mayChange,
  others,
  error,
  onChange,
  isAlone = false,
}: PlanEditorProps) {
  const [past, setPast] = useState<readonly (readonly PlanRow[])[]>([]);
  const isAcross = useIsAcross();
  const [told, setTold] = useState('');
  const problems = useMemo(() => rowProblems(rows), [rows]);
  const plan = useMemo(() => soundRanges(rows), [rows]);
  const unsound = rows.filter((_row, i) => problems.has(i));
  const count = cellsOf({ id: locationId, selectableSlots: plan }, minSlotSize).length;
  const problem = planProblem(rows, minSlotSize) ?? error;
  const last = past.findLastIndex((before) => JSON.stringify(before) !== JSON.stringify(rows));

  const change = (to: readonly PlanRow[], continues = false, text = '') => {
    if (!continues) setPast([...past, rows].slice(-memory));
    setTold(text);
    onChange(to);
  };
  const painting = useRef<((plan: WeeklyRange[], continues: boolean) => void) | undefined>(
    undefined,
  );
  useEffect(() => {
    // Painting keeps rows that are still invalid.
    painting.current = (painted, continues) => change([...painted, ...unsound], continues);
  });
  const paint = useCallback(
    (painted: WeeklyRange[], continues: boolean) => painting.current?.(painted, continues),
    [],
  );
  const undo = () => {
    const before = past[last];
    if (!before) return;
    setPast(past.slice(0, last));
    setTold(t.undone);
    onChange(before);
  };
  const copyDay = (from: Weekday, to: readonly Weekday[]) => {
    const hours = rows.filter(({ weekday }) => weekday === from);
    const otherDays = rows.filter(({ weekday }) => !to.includes(weekday));
    change(
      [...otherDays, ...to.flatMap((weekday) => hours.map((row) => ({ ...row, weekday })))],
      false,
      t.copied(
        weekdayName(from),
        to.map((day) => weekdayName(day)),
      ),
    );
  };
  const days = (
    <div className="stack gap-0" data-across={isAcross ? '' : undefined}>
      {weekdays.map((weekday) => (
        <PlanDay
          key={weekday}
          locationId={locationId}
          weekday={weekday}
          rows={rows}
          minSlotSize={minSlotSize}
          mayChange={mayChange}
          problemAt={(index) => problems.get(index)}
          onChange={(to) => change(to)}
          onCopy={(to) => copyDay(weekday, to)}
        />
      ))}
    </div>
  );
  const grid = (
    <div className="stack gap-2 left">
      <div className="row gap-1 across-3 between full">
        <div>
          {!(isAlone && isAcross) && <h4>{t.grid}</h4>}
          {mayChange && <p className="hint">{t.gridHint}</p>}
        </div>
        {mayChange && (
          <Button look="plain" aria-disabled={last < 0} onClick={undo}>
            {t.undo}
          </Button>
        )}
      </div>
      <PlanGrid
        label={t.legend}
        plan={plan}
        minSlotSize={minSlotSize}
        isAcross={isAcross}
        onChange={paint}
      />
      <div className="row gap-1 across-5">
        <ul className={`row gap-1 across-4 small ${styles.legend}`}>
          <li data-what="cell" className="line">
            {t.legendCell}
          </li>
          <li data-what="rest" className="line">
            {t.legendRest}
          </li>
        </ul>
        <StatusText>{count === 0 ? t.noCells : t.count(count, minSlotSize)}</StatusText>
      </div>
    </div>
  );
  const line = (
    <details>
      <summary className="small strong fit coloured">
        {mayChange && others.length > 0 ? t.otherWays : t.otherWay}
      </summary>
      <div className={`columns gap-4 top ${styles.halves} ${styles.address}`}>
        <PlanLine
          id={`${locationId}-line`}
          plan={plan}
          hint={mayChange ? t.lineHint : undefined}
          onChange={(read) => change(read)}
        />
        {mayChange && others.length > 0 && (
          <CopyFrom
            locationId={locationId}
            others={others}
            onCopy={(other) => change(other.selectableSlots, false, t.copiedFrom(other.title))}
          />
        )}
      </div>
    </details>
  );
  return (
    <fieldset
      id={planField(locationId)}
      className="stack gap-3"
      aria-describedby={`${planField(locationId)}-error`}
    >
      <legend className="visually-hidden">{t.legend}</legend>
      <FieldError id={`${planField(locationId)}-error`} error={problem} />
      {isAcross ? (
        <>
          {grid}
          {line}
          {isAlone ? (
            <details>
              <summary className="small strong fit coloured">{t.asTimes}</summary>
              {days}
            </details>
          ) : (
            days
          )}
        </>
      ) : (
        <>
          {!isAlone && line}
          <div className={`columns gap-5 top ${styles.halves}`}>
            {days}
            {grid}
          </div>
          {isAlone && line}
        </>
      )}
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </fieldset>
  );
}, isSame);

/**
 * Avoids rendering the week while typing in other fields. Ignores `onChange`, so the first one must
 * stay valid.
 */
function isSame(one: PlanEditorProps, other: PlanEditorProps): boolean {
  const isSameField = (field: 'locationId' | 'rows' | 'minSlotSize' | 'mayChange' | 'error') =>
    one[field] === other[field];
  return (
    (['locationId', 'rows', 'minSlotSize', 'mayChange', 'error'] as const).every(isSameField) &&
    one.others.length === other.others.length &&
    one.others.every(({ id, title, selectableSlots }, i) => {
      const twin = other.others[i];
      return twin?.id === id && twin.title === title && twin.selectableSlots === selectableSlots;
    })
  );
}

type CopyProps = Pick<PlanEditorProps, 'locationId' | 'others'> & {
  onCopy: (other: PlanEditorProps['others'][number]) => void;
};

/**
 * A separate button applies the choice: a select that acts on change cannot be browsed by arrow
 * keys.
 */
function CopyFrom({ locationId, others, onCopy }: CopyProps) {
  const [chosen, setChosen] = useState('');
  const other = others.find(({ id }) => id === chosen);
  return (
    <div className={`stack gap-2 ${styles.copyFrom}`}>
      <SelectField
        id={`${locationId}-copy`}
        label={t.copyFrom}
        placeholder={t.copyFromNone}
        value={other ? chosen : ''}
        options={others.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button
        aria-label={t.applyFrom(other?.title)}
        aria-disabled={other === undefined}
        onClick={() => other && onCopy(other)}
      >
        {t.apply}
      </Button>
    </div>
  );
}
