/**
 * The first hours of the week one is going to choose from: faint, and not there for screen readers,
 * who read what to do first.
 */
import { type Slot, spokenTime, weekdayName, weekdays } from '@platzwart/domain/waiting-list/slot';
import type { CSSProperties } from 'react';
import styles from './booking.module.css';
import { furtherTexts } from './further-texts.ts';

/** Enough to see what it is. */
const rows = 3;

export function WeekToCome({ cells }: { cells: readonly Slot[] }) {
  const days = weekdays.filter((weekday) => cells.some((cell) => cell.weekday === weekday));
  const times = new Map(
    cells.map(({ start, end }) => [start, `${spokenTime(start)}–${spokenTime(end)}`]),
  );
  const first = [...times].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, rows);
  return (
    <div
      className={`hint digits ${styles.toCome}`}
      style={{ '--days': days.length } as CSSProperties}
      aria-hidden="true"
    >
      <span>{furtherTexts.corner}</span>
      {days.map((weekday) => (
        <b key={weekday}>{weekdayName(weekday, 'short')}</b>
      ))}
      {first.map(([start, label]) => [
        <span key={start}>{label}</span>,
        ...days.map((weekday) => <i key={`${start} ${weekday}`} />),
      ])}
    </div>
  );
}
