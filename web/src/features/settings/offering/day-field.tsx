import { useState } from 'react';
import { DateField } from '../../../ui/date-field.tsx';
import { dayShown, dayTyped } from '../typed-day.ts';

type DayFieldProps = {
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
  onInput: () => void;
  value: string;
  onChange: (day: string) => void;
};

/** A day as one types it: '1.6.27' is the same as '01.06.2027'. */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <DateField
      {...field}
      autoComplete="off"
      // As typed while it means the same day.
      value={dayTyped(typed) === value ? typed : dayShown(value)}
      tidy={(written) => dayShown(dayTyped(written))}
      onChange={(written) => {
        setTyped(written);
        onChange(dayTyped(written));
      }}
    />
  );
}
