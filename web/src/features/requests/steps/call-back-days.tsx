import { formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './contact-log.module.css';
import { parsePlannedDay } from './parse-planned-day.ts';
import { shortDay } from './planned-days.ts';
import { usualDays } from './quick-outcomes.ts';
import { texts } from './texts.ts';

const t = texts.log;

/** Half hours of a long day at work. */
const times = [
  { value: '', label: t.anyTime },
  ...Array.from({ length: 26 }, (_, n) => {
    const time = `${String(7 + Math.floor(n / 2)).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}`;
    return { value: time, label: time };
  }),
];

type Props = {
  today: IsoDate;
  onDay: (day: IsoDate, time: string | undefined) => void;
  onClose: () => void;
};

/** When to call: one press for the usual days, or a custom day. Escape closes only this. */
export function CallBackDays({ today, onDay, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [time, setTime] = useState('');
  const choose = (day: IsoDate) => onDay(day, time === '' ? undefined : time);
  const [isValidated, setValidated] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);

  const parsed = parsePlannedDay(typed, today);
  const problem = parsed.ok ? undefined : parsed.reason === 'past' ? t.dayPast : t.dayMissing;
  const plan = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setValidated(true);
    if (parsed.ok) choose(parsed.day);
  };

  return (
    <fieldset
      ref={box}
      className={`stack framed ${styles.days}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <legend>{t.callBackOn}</legend>
      <SelectField
        label={t.time}
        value={time}
        options={times}
        onChange={(event) => setTime(event.target.value)}
      />
      <div className="row compact">
        {usualDays(today).map(({ key, day, label }) => (
          <Button key={key} onClick={() => choose(day)}>
            {label}
          </Button>
        ))}
      </div>
      <form className={`row top ${styles.ownDay}`} onSubmit={plan} noValidate>
        <DateField
          label={t.day}
          hint={parsed.ok ? shortDay(parsed.day, today) : t.dayHint}
          error={isValidated ? problem : undefined}
          value={typed}
          autoComplete="off"
          onChange={setTyped}
          tidy={() => (parsed.ok ? formatGermanDate(parsed.day) : typed)}
        />
        <Button type="submit">{t.plan}</Button>
      </form>
    </fieldset>
  );
}
