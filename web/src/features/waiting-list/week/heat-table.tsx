import { spokenTime, type Weekday, weekdayName } from '@platzwart/domain/slot';
import { memo } from 'react';
import { Link } from 'react-router';
import { tooltip } from '../../ui/tooltip.ts';
import { texts } from './texts.ts';
import styles from './waiting-list.module.css';
import { hasWholeHours, heatStep, type WeekTable } from './week-table.ts';

type Props = {
  caption: string;
  table: WeekTable;
  today: Weekday;
  chosenKey: string | undefined;
  linkTo: (key: string) => string;
};

/** A real table; each cell is a link, so it can be opened, shared and walked through by keyboard. */
export function HeatTable({ caption, table: { days, rows }, today, chosenKey, linkTo }: Props) {
  const isShort = hasWholeHours(rows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen this scrolls by itself and must be reachable by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.heat}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {days.map((day) => (
              <th key={day} scope="col" data-today={day === today ? '' : undefined}>
                <abbr {...tooltip(weekdayName(day))}>
                  <span aria-hidden="true">{weekdayName(day, 'short')}</span>
                  <span className="visually-hidden">{weekdayName(day)}</span>
                </abbr>
                {day === today && <span className={styles.today}>{texts.today}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ start, end, cells }) => (
            <tr key={`${start}-${end}`}>
              <th scope="row">
                {isShort ? spokenTime(start) : start}
                <span className="visually-hidden"> Uhr</span>
              </th>
              {cells.map((cell, i) => (
                <td key={days[i]}>
                  {cell ? (
                    <Cell
                      name={texts.cell(weekdayName(cell.slot.weekday), spokenTime(cell.slot.start), cell.waiting)}
                      waiting={cell.waiting}
                      isChosen={cell.key === chosenKey}
                      link={linkTo(cell.key)}
                    />
                  ) : (
                    <span className={styles.notOffered}>
                      <span className="visually-hidden">{texts.notOffered}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type CellProps = { name: string; waiting: number; isChosen: boolean; link: string };

const Cell = memo(function Cell({ name, waiting, isChosen, link }: CellProps) {
  return (
    <Link
      to={link}
      preventScrollReset
      className={styles.cell}
      data-step={heatStep(waiting)}
      aria-current={isChosen ? 'true' : undefined}
      aria-label={name}
      {...tooltip(name)}
    >
      {waiting}
    </Link>
  );
});
