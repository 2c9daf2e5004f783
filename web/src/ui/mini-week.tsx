/**
 * A week at a glance, the logo as data: a column for each day, the offered hours faint, the chosen
 * ones filled. Its words are its accessible name and its tooltip. It stays sharp on paper: only
 * filled shapes, no backgrounds.
 */
import { classes } from './class-names.ts';
import styles from './mini-week.module.css';
import { tooltip } from './tooltip.ts';

export type MiniWeekCell = {
  /** The day's column, from 0. */
  day: number;
  /** Parts of the shown day: 0 its first moment, 1 its last. */
  from: number;
  to: number;
  kind: 'offered' | 'busy' | 'chosen' | 'former' | 'free' | 'quiet';
};

type Props = {
  days: number;
  /** Adjacent times belong together as one cell. */
  cells: readonly MiniWeekCell[];
  /** The same in words. */
  label: string;
  /** Twice the size, where the week has a place of its own. */
  isLarge?: boolean;
  /** Higher, where parts of a day matter. */
  isHigh?: boolean;
};

const width = 44;
const gap = 1.75;
/** The later ones cover the earlier ones. */
const kinds: readonly MiniWeekCell['kind'][] = [
  'offered',
  'busy',
  'former',
  'chosen',
  'free',
  'quiet',
];

export function MiniWeek({ days, cells, label, isLarge = false, isHigh = false }: Props) {
  const height = isHigh ? 28 : 18;
  const column = (width + gap) / Math.max(days, 5);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={classes(styles.week, isLarge && styles.large, isHigh && styles.high)}
      role="img"
      aria-label={label}
      {...tooltip(label)}
    >
      {kinds.map((kind) => {
        const shapes = cells.filter((cell) => cell.kind === kind);
        return (
          shapes.length > 0 && (
            <path
              key={kind}
              className={styles[kind]}
              d={shapes
                .map(({ day, from, to }) => box(day * column, from, to, column - gap, height))
                .join('')}
            />
          )
        );
      })}
    </svg>
  );
}

/** The days' initials above such weeks; those read the days with their times. */
export function MiniWeekDays({
  names,
  length = 1,
  isLarge = false,
}: {
  names: readonly string[];
  length?: 1 | 2;
  isLarge?: boolean;
}) {
  const columns = Math.max(names.length, 5);
  return (
    <span
      className={classes(styles.days, isLarge && styles.large)}
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
      aria-hidden="true"
    >
      {names.map((name) => (
        <span key={name}>{name.slice(0, length)}</span>
      ))}
    </span>
  );
}

/** A box with round corners; a short time still shows. */
function box(left: number, from: number, to: number, across: number, height: number): string {
  const high = Math.max(1.5, (to - from) * height);
  const r = Math.min(1.25, high / 2);
  const [x, y, w, h] = [
    left + r,
    Math.min(from * height, height - high),
    across - 2 * r,
    high - 2 * r,
  ].map(rounded);
  return `M${x} ${y}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} ${-r} ${r}h-${w}q${-r} 0 ${-r} ${-r}v-${h}q0 ${-r} ${r} ${-r}z`;
}

function rounded(n: number): number {
  return Math.round(n * 100) / 100;
}
