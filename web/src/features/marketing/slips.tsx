/** The week before there was one: cells that have come loose, written on by hand. A file of its own: other pages draw cells first. */
import styles from './slips.module.css';

/** Where each slip lies, and how it is turned. */
const slips = [
  [6, 14, 40, 26, -9],
  [58, 4, 34, 30, 6],
  [104, 18, 44, 24, -4],
  [156, 6, 36, 28, 11],
  [20, 52, 46, 28, 5],
  [78, 46, 38, 32, -12],
  [126, 54, 42, 26, 8],
  [168, 48, 40, 30, -6],
  [8, 92, 38, 28, -3],
  [54, 94, 44, 26, 10],
  [108, 90, 36, 30, -8],
  [152, 96, 46, 26, 4],
] as const;

export function Slips({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 214 130" className={className} aria-hidden="true">
      {slips.map(([x, y, width, height, turn], i) => (
        <g key={`${x} ${y}`} transform={`rotate(${turn} ${x + width / 2} ${y + height / 2})`}>
          <rect {...{ x, y, width, height }} rx="2" className={styles.slip} />
          <path d={written(x + 5, y + 8, width, height, i)} className={styles.writing} />
          {i % 4 === 1 && <path d={`M${x + 4} ${y + height - 4}L${x + width - 4} ${y + 4}`} className={styles.crossed} />}
        </g>
      ))}
    </svg>
  );
}

function written(x: number, y: number, width: number, height: number, i: number): string {
  const lines = [width - 12 - (i % 3) * 5, width - 10 - (i % 2) * 9, ...(height > 26 ? [width - 18] : [])];
  return lines.map((length, line) => `M${x} ${y + line * 6}h${length}`).join('');
}
