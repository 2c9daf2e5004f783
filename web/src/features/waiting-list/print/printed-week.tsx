/** The week on one page: numbers first, greys if the printer supports them. */
import { weekdayName } from '@platzwart/domain/waiting-list/slot';
import type { CSSProperties } from 'react';
import { PrintedPage } from '../../../entities/print/printed-page.tsx';
import type { Counts } from '../queries.ts';
import { texts as weekTexts } from '../texts.ts';
import { type HeatScale, heatScale, heatStep, stepsOf } from '../week/heat-scale.ts';
import { countsIn, type WeekTable, waitingIn } from '../week/week-table.ts';
import styles from './printed-week.module.css';
import { texts } from './texts.ts';

type Props = {
  practiceTitle: string;
  /** Titles of the tables, in their order. */
  names: readonly string[];
  tables: readonly WeekTable[];
  counts: Counts;
  /** As text, '' without a filter. */
  filter: string;
  now: Date;
};

/**
 * In millimetres: height shared by all rows, minimum and maximum row height, and the gap between
 * rows.
 */
const room = { all: 150, min: 2.4, max: 9, gap: 0.6 };

export function PrintedWeek({ practiceTitle, names, tables, counts, filter, now }: Props) {
  const scale = heatScale(countsIn(tables, counts));
  const rows = Math.max(1, ...tables.map((table) => table.rows.length));
  const height = Math.min(room.max, Math.max(room.min, room.all / rows - room.gap));
  const details = [...(filter ? [texts.filter(filter)] : []), texts.whatIsCounted];
  return (
    <PrintedPage {...{ practiceTitle, details, now }} title={texts.week(names)} sheet="week">
      <div className={styles.weeks} style={{ '--row': `${height}mm` } as CSSProperties}>
        {tables.map((table, i) => (
          <section key={names[i]}>
            {tables.length > 1 && <h2>{names[i]}</h2>}
            <Week table={table} counts={counts} scale={scale} />
          </section>
        ))}
      </div>
      <ul className={styles.legend}>
        {stepsOf(scale).map(({ step, from, to }) => (
          <li key={step}>
            <span data-step={step} />
            {weekTexts.step(from, to)}
          </li>
        ))}
      </ul>
    </PrintedPage>
  );
}

function Week({
  table: { days, rows },
  counts,
  scale,
}: {
  table: WeekTable;
  counts: Counts;
  scale: HeatScale;
}) {
  return (
    <table className={`full digits centred-text ${styles.week}`}>
      <thead>
        <tr>
          <td />
          {days.map((day) => (
            <th key={day} scope="col">
              {weekdayName(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, cells }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {cells.map((cell, i) =>
              cell ? (
                <td key={days[i]} data-step={heatStep(waitingIn(cell, counts), scale)}>
                  {weekTexts.number(waitingIn(cell, counts))}
                </td>
              ) : (
                <td key={days[i]} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
