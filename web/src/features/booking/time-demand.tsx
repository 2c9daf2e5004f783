/**
 * Explains the mark of times that few ask for, above the times, and gives advice below them.
 * Neither moves a time by coming late.
 */
import { describeSlots, type Slot, slotKey } from '@platzwart/domain/waiting-list/slot';
import type { DemandLevels } from '../../entities/practice/demand-levels.ts';
import { QuietMark } from '../../ui/week-grid-mark.tsx';
import { furtherTexts } from './further-texts.ts';
import styles from './time-demand.module.css';
import { adviceFor, examplesOf } from './time-demand-advice.ts';

const { demand } = furtherTexts;

/** `cells`: those of the chosen locations. */
type TimeDemandProps = { cells: readonly Slot[]; levels: DemandLevels };

const hasQuiet = ({ cells, levels }: TimeDemandProps) =>
  cells.some((cell) => levels[slotKey(cell)] === 'low');

/**
 * Its line is there before it is known, so that nothing moves. In the list the words stand at each
 * time.
 */
export function MarkedTimes({
  asList,
  hasFull,
  ...props
}: TimeDemandProps & { asList: boolean; hasFull: boolean }) {
  return (
    <p className={`row gap-3 hint ${styles.legend}`}>
      {hasQuiet(props) && !asList && (
        <span className="line">
          <span className={`centred rounded-small ${styles.sample}`}>
            <QuietMark />
          </span>
          {demand.low}
        </span>
      )}
      {hasFull && !asList && <FullLegend />}
    </p>
  );
}

function FullLegend() {
  return (
    <span className="line hint">
      <span className={`centred rounded-small ${styles.sample} ${styles.full}`} />
      {furtherTexts.full.mark}
    </span>
  );
}

export function TimeAdvice({ slots, ...props }: TimeDemandProps & { slots: readonly Slot[] }) {
  if (!props.cells.some((cell) => props.levels[slotKey(cell)])) return null;
  const advice = adviceFor(props.cells, props.levels, slots);
  const examples = advice
    ? describeSlots(examplesOf(advice, props.cells, props.levels, slots))
    : '';
  return (
    <div className="stack gap-1 hint">
      {hasQuiet(props) && <p>{demand.meaning}</p>}
      {advice && (
        <p className={`medium dark ${styles.advice}`}>
          {[demand.advice[advice], examples && demand.examples(examples)].filter(Boolean).join(' ')}
        </p>
      )}
    </div>
  );
}
