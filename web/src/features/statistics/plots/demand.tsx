import type { MonthName, Narrowed } from '@platzwart/domain/statistics/months';
import { demandOfHalves } from '@platzwart/domain/statistics/reach';
import type { DemandSnapshot } from '@platzwart/domain/waiting-list/demand';
import { monthName, shortMonth } from '../format.ts';
import { areaOf, columnSpots, pathThrough } from '../plot/area.ts';
import { Axes } from '../plot/axes.tsx';
import type { PlotProps } from '../plot/plot-card.tsx';
import styles from '../statistics.module.css';
import { texts } from '../texts.ts';

const t = texts.demand;
const height = 220;

/** In: each month's last night, undefined where there is none. */
type DemandOfMonth = { month: MonthName; night: Pick<DemandSnapshot, 'weighted'> | undefined };

/** How many people waited for mornings and for afternoons, month by month; each counts once. */
export function demandPlot(months: readonly DemandOfMonth[], narrowed: Narrowed): PlotProps {
  const rows = months.map(({ month, night }) => ({
    month,
    halves: night && demandOfHalves(night.weighted, narrowed),
  }));
  const halves =
    narrowed.half === undefined ? (['morning', 'afternoon'] as const) : [narrowed.half];
  const last = rows.findLast((row) => row.halves)?.halves;
  const first = rows.find((row) => row.halves)?.halves;
  return {
    title: t.title,
    sentence:
      last && first
        ? t.sentence(Math.round(last.morning), Math.round(last.afternoon), narrowed.half)
        : texts.tooFew,
    note: t.note,
    legend: halves.map((half) => ({
      name: texts.halves[half],
      tone: half === 'morning' ? 'tone-1' : 'tone-3',
    })),
    height,
    isEmpty: !last,
    draw: (width, drawn) => {
      const max = Math.max(
        1,
        ...rows.flatMap((row) => halves.map((half) => row.halves?.[half] ?? 0)),
      );
      const area = areaOf({ width, height, columns: rows.length, max });
      const { x, y } = area;
      return (
        <>
          <Axes area={area} labels={rows.map(({ month }) => shortMonth(month))} />
          {halves.map((half) => (
            <path
              key={half}
              className={half === 'morning' ? styles.line : styles.lineDashed}
              d={pathThrough(
                rows.map((row, i) => (row.halves ? [x(i), y(drawn(row.halves[half]))] : undefined)),
              )}
            />
          ))}
        </>
      );
    },
    spots: (width) => columnSpots(width, height, rows.length),
    table: {
      columns: [texts.month, ...halves.map((half) => texts.halves[half])],
      isCount: [false, ...halves.map(() => true)],
      rows: rows.map((row) => [
        monthName(row.month),
        ...halves.map((half) => (row.halves ? Math.round(row.halves[half] * 10) / 10 : null)),
      ]),
    },
  };
}
