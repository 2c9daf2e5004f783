import { formatGermanDate } from '@platzwart/domain/german-date';
import type { IntakeSettings } from '@platzwart/domain/intake-settings';
import { CircleCheck, CirclePause } from 'lucide-react';
import styles from './intake.module.css';
import { texts } from './texts.ts';

const t = texts.state;

/** What is true now, whatever is being changed below. */
export function IntakeState({ kept, isLocked }: { kept: IntakeSettings; isLocked: boolean }) {
  const isTaking = kept.bookingEnabled && !isLocked;
  const Sign = isTaking ? CircleCheck : CirclePause;
  return (
    <div role="status" className={styles.state} data-paused={isTaking ? undefined : ''}>
      <Sign size={32} aria-hidden="true" />
      <div>
        <h3>{isLocked ? t.locked : isTaking ? t.taking : t.paused}</h3>
        <p>{isLocked ? t.lockedText : isTaking ? t.takingText : untilWhen(kept)}</p>
      </div>
    </div>
  );
}

function untilWhen({ resumesOn }: IntakeSettings): string {
  return resumesOn === '' ? t.pausedText : t.pausedUntil(formatGermanDate(resumesOn));
}
