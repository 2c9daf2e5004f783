/** Filters the log: by kind, by member, between two days. */
import { momentInBerlin } from '@platzwart/domain/dates/berlin-days';
import { plusDays } from '@platzwart/domain/dates/calendar-days';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { type LogGroup, logGroups } from '@platzwart/domain/practice/log';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './log.module.css';
import type { LogFilter } from './queries.ts';
import { texts } from './texts.ts';

/** Days as 'yyyy-MM-dd', both included; '' for all. */
export type FilterValues = { group: LogGroup | ''; uid: string; from: IsoDate | ''; to: IsoDate | '' };

export const noFilter: FilterValues = { group: '', uid: '', from: '', to: '' };

export function isReversed({ from, to }: FilterValues): boolean {
  return from !== '' && to !== '' && to < from;
}

/** As a query: entries have moments, days are Berlin days. A last day before the first one is ignored. */
export function queried(values: FilterValues): LogFilter {
  const { group, uid, from, to } = values;
  const justBefore = (moment: Date) => new Date(moment.getTime() - 1);
  return {
    group,
    uid,
    ...(from !== '' && { after: justBefore(momentInBerlin(from, '00:00')) }),
    ...(to !== '' && !isReversed(values) && { until: justBefore(momentInBerlin(plusDays(to, 1), '00:00')) }),
  };
}

const isGroup = (value: string): value is LogGroup => value in logGroups;

type Props = { values: FilterValues; people: readonly { value: string; label: string }[]; onChange: (values: FilterValues) => void };

export function LogFilterFields({ values, people, onChange }: Props) {
  const t = texts.filter;
  return (
    <fieldset className={`columns top ${styles.filter}`}>
      <legend className="visually-hidden">{t.label}</legend>
      <SelectField
        label={t.group}
        name="group"
        value={values.group}
        placeholder={t.anyGroup}
        options={Object.entries(t.groups).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => onChange({ ...values, group: isGroup(target.value) ? target.value : '' })}
      />
      <SelectField
        label={t.member}
        name="member"
        value={values.uid}
        placeholder={t.anybody}
        options={people}
        onChange={({ target }) => onChange({ ...values, uid: target.value })}
      />
      <TextField
        type="date"
        label={t.from}
        name="from"
        value={values.from}
        onChange={({ target }) => onChange({ ...values, from: target.value })}
      />
      <TextField
        type="date"
        label={t.to}
        name="to"
        value={values.to}
        error={isReversed(values) ? t.reversed : undefined}
        onChange={({ target }) => onChange({ ...values, to: target.value })}
      />
    </fieldset>
  );
}
