import { filledWithin } from '@platzwart/domain/statistics/figures';
import { minTold } from '@platzwart/domain/statistics/masking';
import type { Month } from '@platzwart/domain/statistics/months';
import { formatShare } from '../format.ts';
import { areaOf, columnSpots } from '../plot/area.ts';
import { Axes } from '../plot/axes.tsx';
import type { PlotProps } from '../plot/plot-card.tsx';
import styles from '../statistics.module.css';
import { texts } from '../texts.ts';

const t = texts.filled;
const height = 200;

/** How soon somebody accepted a place that became free. */
export function filledPlot(months: readonly Month[]): PlotProps {
  const { of, shares } = filledWithin(months);
  const half = shares.findIndex((share) => share >= 0.5);
  const shown = shares.slice(0, 15);
  return {
    title: t.title,
    sentence: of === 0 ? t.none : half < 0 ? t.later(of) : t.sentence(of, half),
    tellsTime: of >= minTold,
    note: t.note,
    height,
    isEmpty: of === 0,
    draw: (width) => {
      const area = areaOf({ width, height, columns: shown.length, max: 1 });
      const { x, y, step, bottom } = area;
      const steps = shown
        .map(
          (share, day) =>
            `${day === 0 ? 'M' : 'L'}${x(day) - step / 2} ${y(share)}H${x(day) + step / 2}`,
        )
        .join('');
      return (
        <>
          <path className={styles['tone-5']} d={`${steps}V${bottom}H${area.left}Z`} />
          <Axes area={area} labels={shown.map((_, day) => t.day(day))} format={formatShare} />
          <path className={styles.line} d={steps} />
        </>
      );
    },
    spots: (width) => columnSpots(width, height, shown.length),
    table: {
      columns: [t.within, t.share],
      isCount: [false, false],
      rows: [...shown.keys(), 21, 30].map((day) => [t.days(day), formatShare(shares[day] ?? 0)]),
    },
  };
}
