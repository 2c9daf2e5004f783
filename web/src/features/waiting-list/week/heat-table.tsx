import { spokenTime, type Weekday, weekdayName } from '@platzwart/domain/waiting-list/slot';
import { type MouseEvent, memo } from 'react';
import { Link } from 'react-router';
import { classes } from '../../../ui/class-names.ts';
import { tooltip } from '../../../ui/tooltip.ts';
import type { Counts } from '../queries.ts';
import { texts } from '../texts.ts';
import { useFreePlaces } from './free-places.ts';
import { type HeatScale, heatStep } from './heat-scale.ts';
import { useResting } from './use-resting.ts';
import { useRovingTabIndex } from './use-roving-tab-index.ts';
import styles from './week.module.css';
import { cellsIn, type WeekCell, type WeekSums, type WeekTable, waitingIn } from './week-table.ts';

type Props = {
  caption: string;
  table: WeekTable;
  /** Undefined until all counters are loaded. */
  counts: Counts | undefined;
  /** Undefined until all requests are loaded. */
  sums: WeekSums | undefined;
  isFiltered: boolean;
  scale: HeatScale;
  /** Undefined in a week of no date. */
  today: Weekday | undefined;
  chosen: ReadonlySet<string>;
  /** Slot keys of the request hovered in the list. */
  outlined: ReadonlySet<string>;
  linkTo: (cell: WeekCell) => string;
  onPress: (event: MouseEvent, cell: WeekCell) => void;
  /** Slot key -> free places, where they are not those of the practice. */
  free?: ReadonlyMap<string, number>;
  /** The slot keys of the cell under the pointer or the focus; none once it has left. */
  onPoint: (slotKeys: readonly string[]) => void;
};

const none: readonly string[] = [];

/**
 * A semantic table with arrow key navigation; each cell is a link that can be shared or opened in a
 * new tab.
 */
export function HeatTable({
  caption,
  table,
  counts,
  sums,
  isFiltered,
  scale,
  today,
  chosen,
  outlined,
  ...rest
}: Props) {
  const { linkTo, onPress, onPoint } = rest;
  const { days, rows } = table;
  const isIn = (keys: ReadonlySet<string>, cell: WeekCell) =>
    cell.keys.some((key) => keys.has(key));
  const own = useFreePlaces();
  const places = rest.free ?? own;
  const freeIn = ({ keys }: WeekCell) => keys.reduce((sum, key) => sum + (places.get(key) ?? 0), 0);
  const chosenDays = new Set(
    cellsIn(table).flatMap((cell) => (isIn(chosen, cell) ? [cell.weekday] : [])),
  );
  const grid = useRovingTabIndex(table, (cell) => isIn(chosen, cell));
  const resting = useResting();
  const point = (target: EventTarget) => {
    const id =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell
        : undefined;
    onPoint(cellsIn(table).find((cell) => cell.id === id)?.keys ?? none);
  };
  return (
    <table
      ref={grid.table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with arrow key navigation is a grid (APG).
      role="grid"
      aria-label={caption}
      aria-readonly="true"
      className={`full digits ${styles.heat}`}
      data-days={days.length}
      data-summed={sums ? '' : undefined}
      {...grid.handlers}
      {...resting}
      onFocus={(event) => {
        grid.handlers.onFocus(event);
        point(event.target);
      }}
      onBlur={(event) => {
        grid.handlers.onBlur(event);
        onPoint(none);
      }}
      // Touch has no hover.
      onPointerOver={({ pointerType, target }) => pointerType !== 'touch' && point(target)}
      onPointerLeave={() => onPoint(none)}
    >
      <thead>
        <tr>
          <td />
          {days.map((day) => (
            <th
              key={day}
              scope="col"
              data-today={day === today ? '' : undefined}
              data-chosen={chosenDays.has(day) ? '' : undefined}
            >
              <span aria-hidden="true">{weekdayName(day, 'short')}</span>
              <span className="visually-hidden">{weekdayName(day)}</span>
              {day === today && ' '}
              {day === today && <span className={`tiny ${styles.today}`}>{texts.today}</span>}
            </th>
          ))}
          <th scope="col" className={styles.sum}>
            {texts.sums.time}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, cells }, row) => (
          <tr key={id}>
            <th
              scope="row"
              data-chosen={cells.some((cell) => cell && isIn(chosen, cell)) ? '' : undefined}
            >
              {label}
              <span className="visually-hidden">{texts.oClock}</span>
            </th>
            {cells.map((cell, i) => (
              <td key={days[i]} data-today={days[i] === today ? '' : undefined}>
                {!cell ? (
                  <span className={styles.notOffered}>
                    <span className="visually-hidden">{texts.notOffered}</span>
                  </span>
                ) : counts ? (
                  <Cell
                    cell={cell}
                    waiting={waitingIn(cell, counts)}
                    free={freeIn(cell)}
                    isFiltered={isFiltered}
                    step={heatStep(waitingIn(cell, counts), scale)}
                    isChosen={isIn(chosen, cell)}
                    isOutlined={isIn(outlined, cell)}
                    isStop={cell.id === grid.stopId}
                    link={linkTo(cell)}
                    onPress={onPress}
                  />
                ) : (
                  <span className={styles.uncounted}>
                    <span className="visually-hidden">{texts.filter.counting}</span>
                  </span>
                )}
                {/* The link's name says it already, in other words. */}
                {cell && counts && freeIn(cell) > 0 && (
                  <span
                    className={`strong unbroken rounded-small tiny ${styles.free}`}
                    aria-hidden="true"
                  >
                    {texts.freeShort(freeIn(cell))}
                  </span>
                )}
              </td>
            ))}
            <Sum n={sums?.rows[row]} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={styles.sum}>
            {texts.sums.day}
          </th>
          {days.map((day, i) => (
            <Sum key={day} n={rows.some(({ cells }) => cells[i]) ? sums?.days[i] : undefined} />
          ))}
          <Sum n={sums?.all} isWhole />
        </tr>
      </tfoot>
    </table>
  );
}

/** How many different people; nothing until that is known. */
function Sum({ n, isWhole = false }: { n: number | undefined; isWhole?: boolean }) {
  return (
    <td
      className={classes(styles.sum, isWhole && styles.whole)}
      {...tooltip(n === undefined ? undefined : texts.people(n))}
    >
      {n !== undefined && (
        <>
          <span aria-hidden="true">{texts.number(n)}</span>
          <span className="visually-hidden">{texts.people(n)}</span>
        </>
      )}
    </td>
  );
}

type CellProps = {
  cell: WeekCell;
  waiting: number;
  free: number;
  isFiltered: boolean;
  step: number;
  isChosen: boolean;
  isOutlined: boolean;
  isStop: boolean;
  link: string;
  onPress: Props['onPress'];
};

const Cell = memo(function Cell({
  cell,
  waiting,
  free,
  isFiltered,
  step,
  isChosen,
  isOutlined,
  isStop,
  link,
  onPress,
}: CellProps) {
  const counted = (isFiltered ? texts.filteredCell : texts.cell)(
    weekdayName(cell.weekday),
    spokenTime(cell.start),
    waiting,
  );
  const text = free > 0 ? `${counted}, ${texts.free(free)}` : counted;
  return (
    <Link
      to={link}
      preventScrollReset
      className={`positioned dark strong undecorated ${styles.cell}`}
      data-cell={cell.id}
      data-step={step}
      data-outlined={isOutlined ? '' : undefined}
      tabIndex={isStop ? 0 : -1}
      data-chosen={isChosen ? '' : undefined}
      aria-label={isChosen ? texts.chosenCell(text) : text}
      onClick={(event) => onPress(event, cell)}
    >
      <span>{texts.number(waiting)}</span>
      <span className={styles.adds} data-adds aria-hidden="true" {...tooltip(texts.addCell)} />
    </Link>
  );
});
