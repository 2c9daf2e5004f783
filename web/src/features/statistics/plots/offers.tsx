import { offerEnds, offersByMonth, sum } from '@platzwart/domain/statistics/figures';
import { type Month, totalOf } from '@platzwart/domain/statistics/months';
import { formatShare, monthName, shortMonth } from '../format.ts';
import { areaOf, columnSpots } from '../plot/area.ts';
import { Axes } from '../plot/axes.tsx';
import type { PlotProps } from '../plot/plot-card.tsx';
import { counting, totalled } from '../plot/table.ts';
import styles from '../statistics.module.css';
import { texts } from '../texts.ts';

const t = texts.offers;
const tones = {
  accepted: 'tone-1',
  declined: 'tone-2',
  expired: 'tone-3',
  lost: 'tone-4',
  withdrawn: 'tone-5',
} as const;
const height = 220;

/** What became of offers: shares of all that ended in a month. */
export function offersPlot(months: readonly Month[]): PlotProps {
  const rows = offersByMonth(months);
  const total = totalOf(rows.map(({ ends }) => ends));
  const all = sum(total);
  const shareOf = (end: (typeof offerEnds)[number]) => formatShare((total[end] ?? 0) / all);
  return {
    title: t.title,
    sentence:
      all > 0
        ? t.sentence(all, shareOf('accepted'), shareOf('declined'), shareOf('expired'))
        : t.none,
    note: t.note,
    legend: offerEnds.map((end) => ({ name: t.ends[end], tone: tones[end] })),
    height,
    isEmpty: all === 0,
    draw: (width, drawn) => {
      const area = areaOf({ width, height, columns: rows.length, max: 1 });
      const { x, y, step } = area;
      const bar = Math.min(32, step * 0.7);
      return (
        <>
          <Axes
            area={area}
            labels={rows.map(({ month }) => shortMonth(month))}
            format={formatShare}
          />
          {rows.map(({ month, ends }, i) => {
            const whole = sum(Object.fromEntries(offerEnds.map((end) => [end, drawn(ends[end])])));
            let below = 0;
            return offerEnds.map((end) => {
              const n = drawn(ends[end]);
              if (n <= 0) return null;
              const [from, to] = [below / whole, (below + n) / whole];
              below += n;
              const length = Math.max(0, y(from) - y(to) - 1);
              return (
                <rect
                  key={`${month} ${end}`}
                  className={styles[tones[end]]}
                  x={x(i) - bar / 2}
                  y={y(to)}
                  width={bar}
                  height={length}
                />
              );
            });
          })}
        </>
      );
    },
    spots: (width) => columnSpots(width, height, rows.length),
    table: totalled(
      counting(
        [texts.month, ...offerEnds.map((end) => t.ends[end])],
        rows.map(({ month, ends }) => [monthName(month), ...offerEnds.map((end) => ends[end])]),
      ),
      texts.total,
    ),
  };
}
