import { weekdayOf } from '@platzwart/domain/dates/calendar-days';
import { berlinDate, formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { parseGermanDate } from '@platzwart/domain/dates/parse-date';
import { weekdayName } from '@platzwart/domain/waiting-list/slot';
import { useState } from 'react';
import { DateField } from '../../../ui/date-field.tsx';
import { texts } from './texts.ts';

type Props = {
  name: string;
  label: string;
  optional?: string;
  /** Null: none. */
  value: IsoDate | null;
  error: string | undefined;
  onInput?: () => void;
  /** Null: the field is empty; what is no day changes nothing yet. */
  onChange: (day: IsoDate | null) => void;
};

/** A later day than any place begins. */
const latest = '2100-12-31';

/** Null: nothing is typed. */
function read(text: string): IsoDate | null | undefined {
  const parsed = parseGermanDate(text, latest);
  return parsed.ok ? parsed.date : parsed.reason === 'empty' ? null : undefined;
}

/** '15.12.' without a year: the next one. */
function nextOf(text: string): IsoDate | null | undefined {
  const today = berlinDate(new Date());
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .map((each) => read(`${text.trim().replace(/\.$/, '')}.${each}`))
    .find((day) => day && day >= today);
}

/** A day to come, typed; the hint names its weekday. */
export function DayField({ name, label, optional, value, error, onInput, onChange }: Props) {
  const shown = value === null ? '' : formatGermanDate(value);
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const isUnreadable = typed !== undefined && read(typed) === undefined;
  return (
    <DateField
      name={name}
      label={label}
      optional={optional}
      hint={texts.dayHint(
        value === null || isUnreadable ? undefined : weekdayName(weekdayOf(value)),
      )}
      error={
        error ??
        (isUnreadable && /\d{1,2}\D\d{1,2}\D\d{4}/.test(typed) ? texts.dayMissing : undefined)
      }
      value={typed ?? shown}
      onInput={onInput}
      onChange={(text) => {
        setTyped(text);
        const day = read(text);
        if (day !== undefined) onChange(day);
      }}
      tidy={(text) => {
        const day = read(text) ?? nextOf(text);
        return day ? formatGermanDate(day) : text;
      }}
    />
  );
}
