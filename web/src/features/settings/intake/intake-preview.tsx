import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { IntakeSettings } from '@platzwart/domain/practice/intake-settings';
import { useId } from 'react';
import { dayShown } from '../typed-day.ts';
import styles from './intake.module.css';
import { texts } from './texts.ts';

const t = texts.preview;

type Props = { values: IntakeSettings; isLocked: boolean; hasNoTimes: boolean; intakeFull: string };

/** The request section of the practice's public page with the draft. Not interactive. */
export function IntakePreview({ values, isLocked, hasNoTimes, intakeFull }: Props) {
  const { bookingEnabled, pausedText, resumesOn } = values;
  const id = useId();
  const day = dayShown(resumesOn);
  const isPossible = acceptsRequests({ bookingEnabled, locked: isLocked, hasNoTimes, intakeFull });
  // In a locked practice, the lock is the reason, not the pause.
  const isPaused = !bookingEnabled && !isLocked;
  return (
    <section className="stack gap-2" aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <div className="stack framed roomy h3">
        <h4 className="h2">{t.request}</h4>
        {isPossible && <p className="muted">{t.taking}</p>}
        <div className="row gap-3">
          <span
            className={`solid rounded strong ${styles.button}`}
            data-disabled={isPossible ? undefined : ''}
          >
            {t.button}
          </span>
          {!isPossible && <span className="muted">{t.impossible}</span>}
        </div>
        {bookingEnabled && !isLocked && !hasNoTimes && intakeFull !== '' && <p>{intakeFull}</p>}
        {isPaused && pausedText.trim() !== '' && <p className="written">{pausedText.trim()}</p>}
        {isPaused && day !== resumesOn && <p>{t.resumesOn(day)}</p>}
      </div>
    </section>
  );
}
