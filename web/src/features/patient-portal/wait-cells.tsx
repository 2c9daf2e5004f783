/** How long others waited, and for how long somebody waits: a cell a week or a month. The words beside it say the same. */
import type { WaitEstimate } from '@platzwart/domain/patient-portal/wait-estimate';
import { texts } from './texts.ts';
import styles from './wait-cells.module.css';

const days = { weeks: 7, months: 365.25 / 12 };
/** More do not fit a phone. */
const maxCells = 18;

type Props = { estimate: WaitEstimate; requestedAt: string; now: Date };

export function WaitCells({ estimate: { from, to, unit }, requestedAt, now }: Props) {
  const waited = Math.max(0, Math.floor((now.getTime() - new Date(requestedAt).getTime()) / (days[unit] * 86_400_000)));
  const count = Math.max(to, waited + 1) + 1;
  if (count > maxCells) return null;
  return (
    <div className="stack gap-2 full" aria-hidden="true">
      <div className={styles.cells}>
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week.
          <span key={i} data-usual={i >= from && i < to ? '' : undefined} data-today={i === waited ? '' : undefined} />
        ))}
      </div>
      <p className="hint row gap-1 across-4">
        <span className="line">
          <span className={styles.cell} data-today="" />
          {texts.waiting.today[unit](waited + 1)}
        </span>
        <span className="line">
          <span className={styles.cell} data-usual="" />
          {texts.waiting.others}
        </span>
      </p>
    </div>
  );
}
