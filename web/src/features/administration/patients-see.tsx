/**
 * Beside a new practice's first steps: what its patients see of what is set so far. Each step done
 * changes it.
 */
import type { SelectableLocation } from '@platzwart/domain/booking/form-configuration';
import type { Practice } from '@platzwart/domain/practice/practice';
import { weekdayName } from '@platzwart/domain/waiting-list/slot';
import type { ReactNode } from 'react';
import { formatShortTimes } from '../../entities/request/short-times.ts';
import { anywhere, cellsIn, emptyFrame, framing } from '../../entities/request/week-frame.ts';
import { initialsOf } from '../../ui/initials.ts';
import { MiniWeek, MiniWeekDays } from '../../ui/mini-week.tsx';
import styles from './first-steps.module.css';
import { firstStepsTexts } from './first-steps-texts.ts';

const t = firstStepsTexts.patients;

type Props = {
  practice: Pick<Practice, 'title' | 'subtitle' | 'logoImagePath' | 'bookingEnabled'>;
  locations: readonly SelectableLocation[];
  /** Below the drawing: its address. */
  children: ReactNode;
};

/** In full: of an hour that is not, only its hour would mislead. */
const hour = (minutes: number) =>
  `${Math.floor(minutes / 60)}${minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : ''}`;

export function PatientsSee({
  practice: { title, subtitle, logoImagePath, bookingEnabled },
  locations,
  children,
}: Props) {
  const times = anywhere(
    locations.flatMap(({ id, selectableSlots }) =>
      selectableSlots.map((range) => ({ ...range, locationId: id })),
    ),
  );
  const frame = framing(emptyFrame, times);
  const words = formatShortTimes(times).join('; ');
  return (
    <section
      className={`stack gap-3 packed on-warm padded rounded-card ${styles.patients}`}
      aria-labelledby="patienten-sehen"
    >
      <h3 id="patienten-sehen" className="h3">
        {bookingEnabled ? t.title : t.titleWhileClosed}
      </h3>
      <div className={`stack gap-4 padded rounded-card on-surface ${styles.form}`}>
        <div className="line gap-3">
          {logoImagePath ? (
            <img
              src={logoImagePath}
              alt=""
              className={`centred tinted rigid rounded bold ${styles.logo}`}
            />
          ) : (
            <span className={`centred tinted rigid rounded bold ${styles.logo}`} aria-hidden="true">
              {initialsOf(title)}
            </span>
          )}
          <div>
            <p className="strong anywhere">{title}</p>
            <p className="hint">{subtitle}</p>
          </div>
        </div>
        {times.length > 0 && (
          <div className="stack gap-2 left">
            <p className="small strong">{t.when}</p>
            <div className={`gap-2 ${styles.drawn}`}>
              <span className={`hint digits stack gap-0 ${styles.hours}`} aria-hidden="true">
                <span>{hour(frame.from)}</span>
                <span>{hour(frame.to)}</span>
              </span>
              <span className="block">
                <MiniWeekDays names={frame.days.map((day) => weekdayName(day))} />
                <MiniWeek
                  days={frame.days.length}
                  cells={cellsIn(frame, 'busy', times)}
                  label={words}
                />
              </span>
            </div>
            <p className="hint" aria-hidden="true">
              {words}
            </p>
          </div>
        )}
        <span className={`tinted rounded strong centred-text ${styles.send}`} aria-hidden="true">
          {t.send}
        </span>
      </div>
      <div className="row gap-2 small anywhere">{children}</div>
    </section>
  );
}
