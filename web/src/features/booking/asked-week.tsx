/** The times asked for as a small week, beside the words that say the same. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { WithPreferredTimes } from '@platzwart/domain/waiting-list/offered-times';
import type { ReactNode } from 'react';
import { requestWeek, weekDayNames } from '../../entities/request/request-week.ts';
import { MiniWeek, MiniWeekDays } from '../../ui/mini-week.tsx';
import styles from './booking.module.css';

type Props = Pick<WithPreferredTimes, 'locationIds' | 'slots'> & {
  form: FormConfiguration;
  label: string;
};

export default function AskedWeek({ form, label, ...times }: Props): ReactNode {
  return (
    <div className={styles.asked}>
      <MiniWeekDays names={weekDayNames(form, times.slots)} />
      <MiniWeek {...requestWeek(times, form)} label={label} />
    </div>
  );
}
