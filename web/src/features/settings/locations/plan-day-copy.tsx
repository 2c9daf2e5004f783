/** The days to copy this day's times to. */
import { type Weekday, weekdayName, weekdays } from '@platzwart/domain/waiting-list/slot';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './locations.module.css';
import { texts } from './texts.ts';

const t = texts.plan;

type Props = { weekday: Weekday; onApply: (to: readonly Weekday[]) => void; onCancel: () => void };

export function PlanDayCopy({ weekday, onApply, onCancel }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  const others = weekdays.filter((day) => day !== weekday);
  // Default: the rest of the working week.
  const [chosen, setChosen] = useState<readonly Weekday[]>(() =>
    others.filter((day) => weekday <= 5 && day <= 5),
  );
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <fieldset
      ref={box}
      className={`stack soft ${styles.copy}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <legend>{t.copyTitle(weekdayName(weekday))}</legend>
      <div className={`row across-4 ${styles.copyDays}`}>
        {others.map((day) => (
          <label key={day} className="line">
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={() =>
                setChosen(
                  others.filter((each) =>
                    each === day ? !chosen.includes(day) : chosen.includes(each),
                  ),
                )
              }
            />
            <span aria-hidden="true">{weekdayName(day, 'short')}</span>
            <span className="visually-hidden">{weekdayName(day)}</span>
          </label>
        ))}
      </div>
      <p className="hint">{t.copyReplaces}</p>
      <div className={`row gap-1 ${styles.dayActions}`}>
        <Button onClick={() => onApply(chosen)}>{t.apply}</Button>
        <Button look="plain" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
