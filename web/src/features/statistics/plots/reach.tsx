import { minTold } from '@platzwart/domain/statistics/masking';
import type { HalfDayReach, Reach } from '@platzwart/domain/statistics/reach';
import { weekdayName } from '@platzwart/domain/waiting-list/slot';
import { formatNumber } from '../format.ts';
import type { PlotProps } from '../plot/plot-card.tsx';
import styles from '../statistics.module.css';
import { texts } from '../texts.ts';

const t = texts.reach;
const rowHeight = 30;
const labelWidth = 92;
/** Of the figure behind a bar. */
const room = 92;

/** How long the places last at this pace, by half-day of the week. */
export function reachPlot({
  all,
  halfDays,
}: {
  all: Reach;
  halfDays: readonly HalfDayReach[];
}): PlotProps {
  const longest = Math.max(1, ...halfDays.map(({ months }) => months ?? 0));
  return {
    title: t.title,
    sentence:
      all.months === undefined ? t.none : t.sentence(Math.round(all.people), Math.ceil(all.months)),
    tellsTime: all.people >= minTold,
    note: t.note,
    height: Math.max(1, halfDays.length) * rowHeight + 8,
    // Without a single bar the sentence says all.
    isEmpty: halfDays.every(({ months }) => months === undefined),
    draw: (width) =>
      halfDays.map(({ weekday, half, months }, i) => {
        const y = i * rowHeight + 4;
        const length =
          months === undefined ? 0 : Math.max(2, (months / longest) * (width - labelWidth - room));
        return (
          <g key={`${weekday} ${half}`}>
            <text className={styles.tick} x={0} y={y + 16}>
              {`${weekdayName(weekday, 'short')} ${texts.halves[half]}`}
            </text>
            {months !== undefined && (
              <rect
                className={styles['tone-2']}
                x={labelWidth}
                y={y + 3}
                width={length}
                height={rowHeight - 12}
                rx={3}
              />
            )}
            <text
              className={styles.tick}
              x={labelWidth + length + (months === undefined ? 0 : 6)}
              y={y + 16}
            >
              {months === undefined ? t.tooFew : t.months(Math.ceil(months))}
            </text>
          </g>
        );
      }),
    table: {
      columns: [t.halfDay, t.people, t.places, t.reach],
      isCount: [false, true, true, false],
      rows: [
        [
          t.everything,
          Math.round(all.people),
          all.places,
          all.months === undefined ? null : formatNumber(all.months),
        ],
        ...halfDays.map(({ weekday, half, people, places, months }) => [
          `${weekdayName(weekday)}, ${texts.halves[half]}`,
          Math.round(people * 10) / 10,
          places,
          months === undefined ? null : formatNumber(months),
        ]),
      ],
    },
  };
}
