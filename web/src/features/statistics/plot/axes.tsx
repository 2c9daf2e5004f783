/** Lines and labels of a plot over months or other columns. */
import { formatNumber } from '../format.ts';
import styles from '../statistics.module.css';
import type { Area } from './area.ts';

/** Pixels of a column's label. */
const labelWidth = 34;

type Props = { area: Area; labels: readonly string[]; format?: (n: number) => string };

export function Axes({
  area: { left, right, bottom, step, ticks, x, y },
  labels,
  format = formatNumber,
}: Props) {
  const every = Math.max(1, Math.ceil(labelWidth / step));
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.base : styles.grid}
            x1={left}
            x2={right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={styles.tick} x={left - 6} y={y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {labels.map(
        (label, i) =>
          (labels.length - 1 - i) % every === 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the column.
            <text key={i} className={styles.tick} x={x(i)} y={bottom + 18} textAnchor="middle">
              {label}
            </text>
          ),
      )}
    </g>
  );
}
