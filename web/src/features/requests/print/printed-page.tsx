import { formatMoment } from '@platzwart/domain/dates/german-date';
import type { ReactNode } from 'react';
import styles from './print.module.css';
import { texts } from './texts.ts';

type Props = {
  practiceTitle: string;
  title: string;
  /** Beside the moment of printing. */
  details?: readonly string[];
  now: Date;
  /** A table needs the sheet's long side. */
  isWide?: boolean;
  children: ReactNode;
};

/** What stands on every printed view: whose it is, what it is, and of when. */
export function PrintedPage({ practiceTitle, title, details = [], now, isWide = false, children }: Props) {
  return (
    <div className={isWide ? `${styles.page} ${styles.wide}` : styles.page}>
      <header className={styles.header}>
        <p className={styles.practice}>{practiceTitle}</p>
        <h1>{title}</h1>
        <p className={styles.details}>{[...details, texts.printedAt(formatMoment(now))].join(' · ')}</p>
      </header>
      {children}
    </div>
  );
}
