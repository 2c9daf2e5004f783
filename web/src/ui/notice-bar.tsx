/** Above a screen: a picture, a sentence, and a link to where it is put in order; nothing without children. */
import type { ReactNode } from 'react';
import { Note } from './note.tsx';
import styles from './notice-bar.module.css';

/** The place is always there: what comes into it is heard. */
export function NoticeBar({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.place}>
      {children && (
        <Note isWarm>
          <div className={styles.notice}>{children}</div>
        </Note>
      )}
    </div>
  );
}
