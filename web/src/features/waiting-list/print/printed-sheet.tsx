import { formatMoment } from '@platzwart/domain/dates/german-date';
import type { ReactNode } from 'react';
import styles from './sheet.module.css';
import { texts } from './texts.ts';

type Props = { practiceTitle: string; title: string; details: readonly string[]; now: Date; children: ReactNode };

/** The frame of every sheet: practice, title and print time. */
export function PrintedSheet({ practiceTitle, title, details, now, children }: Props) {
  return (
    <div className={styles.sheet}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <p>{[practiceTitle, ...details, texts.printedAt(formatMoment(now))].join(' · ')}</p>
      </header>
      {children}
    </div>
  );
}
