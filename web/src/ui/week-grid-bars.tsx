/** One, two or three bars of three: strength by shape, not by colour. Needs adjacent words or an accessible name. */
import styles from './week-grid-bars.module.css';

export type Strength = 1 | 2 | 3;

const bars = [
  { x: 0, height: 4 },
  { x: 5, height: 7 },
  { x: 10, height: 10 },
];

export function StrengthBars({ strength }: { strength: Strength }) {
  return (
    <svg viewBox="0 0 13 10" width="13" height="10" className={styles.bars} aria-hidden="true">
      {bars.map(({ x, height }, i) => (
        <rect key={x} className={i < strength ? styles.full : styles.empty} x={x} y={10 - height} width="3" height={height} rx="0.75" />
      ))}
    </svg>
  );
}
