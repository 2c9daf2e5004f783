/**
 * How long others passed, and for how long somebody waits: a cell a week or a month. The words
 * beside it say the same.
 */
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { waitedIn } from '@platzwart/domain/dates/waited';
import type { WaitEstimate } from '@platzwart/domain/patient-portal/wait-estimate';
import { texts } from './texts.ts';
import styles from './wait-cells.module.css';

/** More do not fit a phone. */
const maxCells = 18;

type Props = { estimate: WaitEstimate; requestedAt: string; now: Date };

export function WaitCells({ estimate: { from, to, unit }, requestedAt, now }: Props) {
  const passed = waitedIn(unit, new Date(requestedAt), berlinDate(now));
  const count = Math.max(to, passed + 1) + 1;
  if (count > maxCells) return null;
  return (
    <div className="stack gap-2 full" aria-hidden="true">
      <div className={styles.cells}>
        {Array.from({ length: count }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week.
            key={i}
            data-usual={i >= from && i < to ? '' : undefined}
            data-today={i === passed ? '' : undefined}
          />
        ))}
      </div>
      <p className="hint row gap-1 across-4">
        <span className="line">
          <span className={styles.cell} data-today="" />
          {texts.waiting.today[unit](passed + 1)}
        </span>
        <span className="line">
          <span className={styles.cell} data-usual="" />
          {texts.waiting.others}
        </span>
      </p>
    </div>
  );
}
