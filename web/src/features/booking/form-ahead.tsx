/**
 * The form while its practice is on the way: what is the same for every practice, where it will stand. It is part of the
 * written document, so that a slow phone shows it long before the code and the practice have come.
 */
import type { ReactNode } from 'react';
import styles from './form-ahead.module.css';
import { openingTexts } from './opening-texts.ts';

export function FormAhead({ children }: { children: ReactNode }) {
  return (
    <div className={styles.opening}>
      <h1 tabIndex={-1}>{openingTexts.pageTitle}</h1>
      <p className={styles.muted}>{openingTexts.optionalNote}</p>
      <p className={styles.muted}>{openingTexts.otherWay}</p>
      {children}
    </div>
  );
}
