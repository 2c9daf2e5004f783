/**
 * The paid year as twelve cells, one a month: what is used, and what is left until the next debit.
 */
import { daysBetween } from '@platzwart/domain/dates/calendar-days';
import { berlinDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import styles from './billing.module.css';
import { texts } from './texts.ts';

const t = texts.year;
const names = 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez'.split(' ');

const nameOf = (day: IsoDate) => names[Number(day.slice(5, 7)) - 1] ?? '';

const monthOf = (day: IsoDate = '') => `${nameOf(day)} ${day.slice(0, 4)}`;

/** `since`: the first day ever paid for; what lies before is not drawn. */
export function PaidYear({ endsAt, since, now }: { endsAt: Date; since: Date; now: Date }) {
  const end = berlinDate(endsAt);
  const today = berlinDate(now);
  const begun = berlinDate(since);
  // A past month counts whose larger part was paid: the provider rounds a trial's rest to days.
  const months = Array.from({ length: 12 }, (_, i) => monthBefore(end, 12 - i)).filter(
    (start, i, all) => (all[i + 1] ?? end) > today || daysBetween(start, begun) < 15,
  );
  const last = months.length - 1;
  const left = months.filter((start) => start > today).length;
  return (
    <figure className="stack gap-1">
      <div className={`stack apart ${styles.months}`} aria-hidden="true">
        {months.map((start, i) => (
          <span
            key={start}
            data-used={(months[i + 1] ?? end) <= today ? '' : undefined}
            data-now={left === last - i ? '' : undefined}
          >
            {nameOf(start).slice(0, 1)}
            <span className="off-narrow">{nameOf(start).slice(1)}</span>
          </span>
        ))}
      </div>
      <p className="row gap-0 between hint" aria-hidden="true">
        <span>{monthOf(months[0])}</span>
        <span>{t.today(nameOf(months[last - left] ?? end))}</span>
        <span>{monthOf(months[last])}</span>
      </p>
      <figcaption className="hint">{t.left(left)}</figcaption>
    </figure>
  );
}

/** The same day some months earlier, or that month's last one. */
function monthBefore(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}
