/** Explains the marks on the times and gives advice. Below the times, so that its late arrival moves none of them. */
import { type Slot, slotKey } from '@platzwart/domain/waiting-list/slot';
import { StrengthBars } from '../../ui/week-grid-bars.tsx';
import { furtherTexts } from './further-texts.ts';
import styles from './time-demand.module.css';
import { adviceFor } from './time-demand-advice.ts';
import type { DemandLevels } from './time-demand-levels.ts';
import { demandMarks } from './time-demand-marks.ts';

const { demand } = furtherTexts;

type TimeDemandProps = {
  /** Those of the chosen locations. */
  cells: readonly Slot[];
  levels: DemandLevels;
  slots: readonly Slot[];
  /** In the list, words accompany each time and need no legend. */
  asList: boolean;
};

export function TimeDemand({ cells, levels, slots, asList }: TimeDemandProps) {
  if (!cells.some((cell) => levels[slotKey(cell)])) return null;
  const advice = adviceFor(cells, levels, slots);
  return (
    <div className="stack gap-1 hint">
      {!asList && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
        <ul role="list" className="row gap-1 across-3" aria-label={demand.legend}>
          {Object.values(demandMarks).map(({ strength, text }) => (
            <li key={text} className="line unbroken">
              <StrengthBars strength={strength} />
              {text}
            </li>
          ))}
        </ul>
      )}
      <p>{demand.meaning}</p>
      {advice && <p className={`medium ${styles.advice}`}>{demand.advice[advice]}</p>}
    </div>
  );
}
