import { formatMoment } from '@platzwart/domain/dates/german-date';
import type { ReactNode } from 'react';
import styles from './print.module.css';
import { texts } from './texts.ts';

type Props = {
  practiceTitle: string;
  title: string;
  /** Additional details next to the print time. */
  details?: readonly string[];
  now: Date;
  /** Tables need landscape. */
  isWide?: boolean;
  children: ReactNode;
};

/** The frame of every printed view: practice, title and print time. */
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
