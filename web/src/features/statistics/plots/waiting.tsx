import { type Spread, waitingByMonth, waitingOf } from '@platzwart/domain/statistics/figures';
import type { Month, Narrowed } from '@platzwart/domain/statistics/months';
import {
  formatSpread,
  inUnit,
  monthName,
  shortMonth,
  type Unit,
  unitName,
  unitUpTo,
} from '../format.ts';
import { type Area, areaOf, columnSpots, pathThrough } from '../plot/area.ts';
import { Axes } from '../plot/axes.tsx';
import type { PlotProps } from '../plot/plot-card.tsx';
import styles from '../statistics.module.css';
import { texts } from '../texts.ts';

const t = texts.waiting;
const height = 240;

/** How long people waited until their start and until their first offer, month by month. */
export function waitingPlot(months: readonly Month[], narrowed: Narrowed): PlotProps {
  const rows = waitingByMonth(months, narrowed);
  const all = waitingOf(months, narrowed);
  const highest = Math.max(
    0,
    ...rows.flatMap(({ untilStart, untilOffer }) => [
      untilStart?.high ?? 0,
      untilOffer?.median ?? 0,
    ]),
  );
  const unit = unitUpTo(highest);
  const said = (spread: Spread | undefined, which: keyof Spread) =>
    spread ? rounded(inUnit(spread[which], unit)) : null;
  return {
    title: t.title,
    sentence: all ? t.sentence(months.length, formatSpread(all), narrowed.half) : t.tooFew,
    tellsTime: true,
    note: t.note,
    legend: [
      { name: t.middle, tone: 'tone-1' },
      { name: t.most, tone: 'tone-5' },
      { name: t.offer, tone: 'tone-3' },
    ],
    height,
    isEmpty: highest === 0,
    draw: (width) => {
      const area = areaOf({ width, height, columns: rows.length, max: inUnit(highest, unit) });
      const line = (spread: (row: (typeof rows)[number]) => Spread | undefined) =>
        pathThrough(rows.map((row, i) => pointOf(area, i, spread(row)?.median, unit)));
      return (
        <>
          <Axes area={area} labels={rows.map(({ month }) => shortMonth(month))} />
          <text className={styles.tick} x={area.left} y={10}>
            {t.after(unitName(unit))}
          </text>
          {rows.map(({ month, untilStart }, i) =>
            untilStart ? (
              <Band
                key={month}
                area={area}
                i={i}
                from={untilStart.low}
                to={untilStart.high}
                unit={unit}
              />
            ) : null,
          )}
          <path className={styles.lineDashed} d={line((row) => row.untilOffer)} />
          <path className={styles.line} d={line((row) => row.untilStart)} />
          {rows.map(({ month, untilStart }, i) => {
            const point = pointOf(area, i, untilStart?.median, unit);
            return (
              point && (
                <circle
                  key={month}
                  className={styles['tone-1']}
                  cx={point[0]}
                  cy={point[1]}
                  r={4}
                />
              )
            );
          })}
        </>
      );
    },
    spots: (width) => columnSpots(width, height, rows.length),
    table: {
      columns: [
        texts.month,
        t.starts,
        t.columns.low(unitName(unit)),
        t.columns.middle(unitName(unit)),
        t.columns.high(unitName(unit)),
        t.offers,
        t.columns.offer(unitName(unit)),
      ],
      isCount: [false, true, false, false, false, true, false],
      rows: rows.map(({ month, starts, untilStart, offers, untilOffer }) => [
        monthName(month),
        starts,
        said(untilStart, 'low'),
        said(untilStart, 'median'),
        said(untilStart, 'high'),
        offers,
        said(untilOffer, 'median'),
      ]),
    },
  };
}

const rounded = (n: number) => Math.round(n * 10) / 10;

function pointOf(
  { x, y }: Area,
  i: number,
  weeks: number | undefined,
  unit: Unit,
): [number, number] | undefined {
  return weeks === undefined ? undefined : [x(i), y(inUnit(weeks, unit))];
}

type BandProps = { area: Area; i: number; from: number; to: number; unit: Unit };

/** As a bar in each month: months without enough starts leave a gap. */
function Band({ area: { x, y, step }, i, from, to, unit }: BandProps) {
  const width = Math.min(28, step * 0.7);
  const top = y(inUnit(to, unit));
  const length = Math.max(2, y(inUnit(from, unit)) - top);
  return (
    <rect
      className={styles['tone-5']}
      x={x(i) - width / 2}
      y={top}
      width={width}
      height={length}
      rx={3}
    />
  );
}
