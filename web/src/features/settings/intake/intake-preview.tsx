import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { IntakeSettings } from '@platzwart/domain/practice/intake-settings';
import { useId } from 'react';
import styles from './intake.module.css';
import { dayShown } from './intake-changes.ts';
import { texts } from './texts.ts';

const t = texts.preview;

/** The request section of the practice's public page with the draft. Not interactive. */
export function IntakePreview({ values, isLocked, hasNoTimes }: { values: IntakeSettings; isLocked: boolean; hasNoTimes: boolean }) {
  const { bookingEnabled, pausedText, resumesOn } = values;
  const id = useId();
  const day = dayShown(resumesOn);
  const isPossible = acceptsRequests({ bookingEnabled, locked: isLocked, hasNoTimes });
  // In a locked practice, the lock is the reason, not the pause.
  const isPaused = !bookingEnabled && !isLocked;
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <div className={styles.page}>
        <h4>{t.request}</h4>
        {isPossible && <p className={styles.muted}>{t.taking}</p>}
        <div className={styles.asking}>
          <span className={styles.button} data-disabled={isPossible ? undefined : ''}>
            {t.button}
          </span>
          {!isPossible && <span className={styles.muted}>{t.impossible}</span>}
        </div>
        {isPaused && pausedText.trim() !== '' && <p className={styles.own}>{pausedText.trim()}</p>}
        {isPaused && day !== resumesOn && <p>{t.resumesOn(day)}</p>}
      </div>
    </section>
  );
}
