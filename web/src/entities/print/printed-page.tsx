import { formatMoment } from '@platzwart/domain/dates/german-date';
import type { ReactNode } from 'react';
import { classes } from '../../ui/class-names.ts';
import styles from './print.module.css';

type PageProps = {
  practiceTitle: string;
  title: string;
  /** Additional details next to the print time. */
  details?: readonly string[];
  now: Date;
  /**
   * Portrait for a file, landscape for a table, `list` and `week` for a desk: tighter, with the
   * practice among the details.
   */
  sheet?: 'table' | 'list' | 'week';
  children: ReactNode;
};

/** The frame of every printed view: practice, title and print time. */
export function PrintedPage({
  practiceTitle,
  title,
  details = [],
  now,
  sheet,
  children,
}: PageProps) {
  const isTight = sheet === 'list' || sheet === 'week';
  const below = [...details, `Stand: ${formatMoment(now)}`];
  return (
    <div className={classes(styles.page, isTight && styles.tight, sheet && styles[sheet])}>
      <header className={styles.header}>
        {!isTight && <p className={styles.details}>{practiceTitle}</p>}
        <h1>{title}</h1>
        <p className={styles.details}>
          {(isTight ? [practiceTitle, ...below] : below).join(' · ')}
        </p>
      </header>
      {children}
    </div>
  );
}

type TableProps = {
  columns: readonly string[];
  /**
   * Of a long table, whose first column are numbers; in percent, for printers without landscape.
   * The rest is for one without.
   */
  widths?: readonly (number | undefined)[];
  /** Its bodies. */
  children: ReactNode;
};

/** Compact; no row is split, and a long one has its header on each page. */
export function PrintedTable({ columns, widths, children }: TableProps) {
  return (
    <table className={classes(styles.rows, widths && styles.long)}>
      <thead>
        <tr>
          {columns.map((title, i) => (
            <th key={title} scope="col" style={{ width: widths?.[i] && `${widths[i]}%` }}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
