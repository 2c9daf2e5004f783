import { flowByMonth, openAtEnd, sources, sum } from '@platzwart/domain/statistics/figures';
import { Leaving } from '@platzwart/domain/statistics/month';
import type { Month } from '@platzwart/domain/statistics/months';
import { monthName, shortMonth } from '../format.ts';
import { areaOf, columnSpots, pathThrough } from '../plot/area.ts';
import { Axes } from '../plot/axes.tsx';
import type { PlotProps } from '../plot/plot-card.tsx';
import { counting, totalled } from '../plot/table.ts';
import styles from '../statistics.module.css';
import { texts } from '../texts.ts';

const t = texts.flow;
const height = 260;

/** Who came, who left, and how many wait. */
export function flowPlot(months: readonly Month[]): PlotProps {
  const rows = flowByMonth(months).map((row) => ({
    ...row,
    came: sum(row.arrived),
    went: sum(row.left),
  }));
  const opens = rows.flatMap(({ open }) => (open === undefined ? [] : [open]));
  const [came, went] = [
    rows.reduce((all, row) => all + row.came, 0),
    rows.reduce((all, row) => all + row.went, 0),
  ];
  return {
    title: t.title,
    sentence:
      opens.length > 0
        ? t.sentence(months.length, openAtEnd(months) ?? 0, came, went, came - went)
        : texts.tooFew,
    legend: [
      { name: t.open, tone: 'tone-1' },
      { name: t.came, tone: 'tone-3' },
      { name: t.went, tone: 'tone-4' },
    ],
    height,
    isEmpty: opens.length === 0,
    draw: (width, drawn) => {
      const highest = Math.max(...opens, ...rows.map((row) => row.came));
      const lowest = -Math.max(0, ...rows.map((row) => row.went));
      const area = areaOf({ width, height, columns: rows.length, max: highest, min: lowest });
      const { x, y, step } = area;
      const bar = Math.min(24, step * 0.6);
      return (
        <>
          <Axes
            area={area}
            labels={rows.map(({ month }) => shortMonth(month))}
            format={(n) => String(Math.abs(n))}
          />
          {rows.map((row, i) => (
            <g key={row.month}>
              <rect
                className={styles['tone-3']}
                x={x(i) - bar / 2}
                y={y(drawn(row.came))}
                width={bar}
                height={y(0) - y(drawn(row.came))}
              />
              <rect
                className={styles['tone-4']}
                x={x(i) - bar / 2}
                y={y(0)}
                width={bar}
                height={y(-drawn(row.went)) - y(0)}
              />
            </g>
          ))}
          <path
            className={styles.line}
            d={pathThrough(
              rows.map(({ open }, i) => (open === undefined ? undefined : [x(i), y(drawn(open))])),
            )}
          />
        </>
      );
    },
    spots: (width) => columnSpots(width, height, rows.length),
    table: totalled(
      counting(
        [
          texts.month,
          ...sources.map((source) => t.sources[source]),
          ...Leaving.options.map((reason) => t.reasons[reason]),
          t.others,
          t.open,
        ],
        rows.map(({ month, arrived, left, others, open }) => [
          monthName(month),
          ...sources.map((source) => arrived[source]),
          ...Leaving.options.map((reason) => left[reason]),
          others ?? null,
          open ?? null,
        ]),
      ),
      texts.total,
      1,
    ),
  };
}
