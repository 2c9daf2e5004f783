/** Drawings made of the week's cells: rows of heat steps, '0' to '6', '-' for none and 'f' for the free one. */
import styles from './cells.module.css';

const step = 23;
/** The stroke rounds the corners and adds its width. */
const size = 16;
const edge = 2;

export function Cells({ rows, className }: { rows: readonly string[]; className?: string | undefined }) {
  const width = Math.max(...rows.map((row) => row.length)) * step - 3;
  const kinds = [...new Set(rows.join('').replaceAll('-', ''))];
  return (
    <svg viewBox={`0 0 ${width} ${rows.length * step - 3}`} className={className} aria-hidden="true">
      {kinds.map((kind) => (
        <path key={kind} className={styles.cell} data-step={kind} d={rows.map((row, y) => boxes(row, kind, y)).join('')} />
      ))}
    </svg>
  );
}

function boxes(row: string, kind: string, y: number): string {
  return [...row].map((each, x) => (each === kind ? `M${x * step + edge} ${y * step + edge}h${size}v${size}h-${size}z` : '')).join('');
}
