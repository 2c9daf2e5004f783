/** Filters the log: by words, by kind, by member, by days. */
import { momentInBerlin } from '@platzwart/domain/dates/berlin-days';
import { plusDays } from '@platzwart/domain/dates/calendar-days';
import { berlinDate, formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { parseGermanDate } from '@platzwart/domain/dates/parse-date';
import { type LogGroup, logGroups } from '@platzwart/domain/log/log';
import { Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { FieldError } from '../../ui/field.tsx';
import styles from './log.module.css';
import type { LogFilter } from './queries.ts';
import { spanDays, texts } from './texts.ts';

/** `days`: between the two that somebody enters. */
type Span = '' | keyof typeof texts.filter.span;

/** Days as 'yyyy-MM-dd', both included; '' for all. `term` is looked for in what is loaded. */
export type FilterValues = {
  term: string;
  group: LogGroup | '';
  uid: string;
  span: Span;
  from: IsoDate | '';
  to: IsoDate | '';
};

export const noFilter: FilterValues = { term: '', group: '', uid: '', span: '', from: '', to: '' };

/** Another span, with its days. */
function inSpan(values: FilterValues, span: Span): FilterValues {
  if (span === 'days') return { ...values, span };
  const from = span === '' ? '' : plusDays(berlinDate(new Date()), 1 - spanDays[span]);
  return { ...values, span, from, to: '' };
}

export function isReversed({ from, to }: FilterValues): boolean {
  return from !== '' && to !== '' && to < from;
}

/**
 * As a query: entries have moments, days are Berlin days. A last day before the first one is
 * ignored.
 */
export function queried(values: FilterValues): LogFilter {
  const { group, uid, from, to } = values;
  const justBefore = (moment: Date) => new Date(moment.getTime() - 1);
  return {
    group,
    uid,
    ...(from !== '' && { after: justBefore(momentInBerlin(from, '00:00')) }),
    ...(to !== '' &&
      !isReversed(values) && { until: justBefore(momentInBerlin(plusDays(to, 1), '00:00')) }),
  };
}

/** No entry is later. */
const latest = '2100-12-31';

const isGroup = (value: string): value is LogGroup => value in logGroups;

type Props = {
  values: FilterValues;
  people: readonly { value: string; label: string }[];
  onChange: (values: FilterValues) => void;
};

export function LogFilterFields({ values, people, onChange }: Props) {
  const t = texts.filter;
  const id = useId();
  const problem = isReversed(values) ? t.reversed : undefined;
  return (
    <fieldset className="stack gap-2">
      <legend className="visually-hidden">{t.label}</legend>
      <div className={`gap-2 ${styles.filter}`}>
        <label className={`with-sign ${styles.search}`}>
          <span className="visually-hidden">{t.search}</span>
          <Search size={16} aria-hidden="true" />
          <input
            className="control full"
            value={values.term}
            placeholder={t.search}
            enterKeyHint="search"
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...values, term: target.value })}
          />
        </label>
        <Choice
          label={t.group}
          any={t.anyGroup}
          value={values.group}
          options={Object.entries(t.groups)}
          onChange={(group) => onChange({ ...values, group: isGroup(group) ? group : '' })}
        />
        <Choice
          label={t.member}
          any={t.anybody}
          value={values.uid}
          options={people.map(({ value, label }) => [value, label])}
          onChange={(uid) => onChange({ ...values, uid })}
        />
        <Choice
          label={t.spans}
          any={t.always}
          value={values.span}
          options={Object.entries(t.span)}
          onChange={(span) => onChange(inSpan(values, span as Span))}
        />
      </div>
      {values.span === 'days' && (
        <div className="row across-4">
          <Condition label={t.from} id={`${id}-from`}>
            <Day
              id={`${id}-from`}
              value={values.from}
              onChange={(from) => onChange({ ...values, from })}
            />
          </Condition>
          <Condition label={t.to} id={`${id}-to`}>
            <Day
              id={`${id}-to`}
              value={values.to}
              {...(problem !== undefined && {
                'aria-invalid': true,
                'aria-describedby': `${id}-problem`,
              })}
              onChange={(to) => onChange({ ...values, to })}
            />
          </Condition>
        </div>
      )}
      <FieldError id={`${id}-problem`} error={problem} />
    </fieldset>
  );
}

type ChoiceProps = {
  label: string;
  /** What it says while nothing is chosen: its name and that all counts. */
  any: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

function Choice({ label, any, value, options, onChange }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className={`control shrinks ${styles.choice}`}
      data-on={value === '' ? undefined : ''}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{any}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Condition({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div className="line gap-2">
      <label className="hint" htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}

type DayProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'style'> & {
  value: IsoDate | '';
  onChange: (day: IsoDate | '') => void;
};

/** A day as people write it; counts once its year is there, or the field is left. */
function Day({ id, value, onChange, ...input }: DayProps) {
  const [typed, setTyped] = useState(value === '' ? '' : formatGermanDate(value));
  const [isWrong, setWrong] = useState(false);
  const take = (text: string) => {
    const parsed = parseGermanDate(text, latest);
    const day = parsed.ok ? parsed.date : '';
    if (day !== value) onChange(day);
    return parsed;
  };
  return (
    <div className="stack gap-0">
      <input
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        aria-invalid={isWrong || undefined}
        {...input}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={texts.filter.day}
        className="control digits"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
          if (target.value === '' || /\D\d{4}$/.test(target.value)) take(target.value);
        }}
        onBlur={() => {
          const parsed = take(typed);
          if (parsed.ok) setTyped(formatGermanDate(parsed.date));
          setWrong(!parsed.ok && parsed.reason !== 'empty');
        }}
      />
      <FieldError id={`${id}-wrong`} error={isWrong ? texts.filter.noDay : undefined} />
    </div>
  );
}
