import { spokenRange, weekdayName } from '@platzwart/domain/waiting-list/slot';
import type { SlotPosition, SlotWeek as Week } from './slot-positions.ts';
import styles from './slot-week.module.css';
import { texts } from './texts.ts';

const t = texts.places;

type Props = {
  location: string;
  week: Week;
  /** Undefined until all waiting requests are loaded. */
  places: ReadonlyMap<string, SlotPosition> | undefined;
};

/** A week with only the request's times, each with its position in the waiting list. */
export function SlotWeek({ location, week: { days, rows }, places }: Props) {
  return (
    <table className={`digits ${styles.week}`} data-few={days.length <= 3 ? '' : undefined}>
      <caption className="visually-hidden">{t.caption(location)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t.time}</span>
          </th>
          {days.map((day) => (
            <th key={day} scope="col">
              <span aria-hidden="true">{weekdayName(day, 'short')}</span>
              <span className="visually-hidden">{weekdayName(day)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ start, end, keys }) => (
          <tr key={`${start} ${end}`}>
            <th scope="row">
              {spokenRange({ start, end }).replace(' Uhr', '')}
              <span className="visually-hidden"> Uhr</span>
            </th>
            {keys.map((key, i) => (
              <td key={days[i]}>
                {key !== undefined && (
                  <Cell place={places && (places.get(key) ?? { place: 1, of: 1 })} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ place }: { place: SlotPosition | undefined }) {
  if (!place) {
    return (
      <span className={`edged rounded-small on-surface ${styles.cell}`}>
        <span aria-hidden="true">…</span>
        <span className="visually-hidden">{t.pending}</span>
      </span>
    );
  }
  return (
    <span
      className={`edged rounded-small on-surface ${styles.cell}`}
      data-place={Math.min(place.place, 4)}
    >
      <span aria-hidden="true" className="bold">
        {t.rank(place.place)}
      </span>
      <span aria-hidden="true" className={`muted tiny unbroken ${styles.of}`}>
        {t.of(place.of)}
      </span>
      <span className="visually-hidden">{t.place(place.place, place.of)}</span>
    </span>
  );
}
