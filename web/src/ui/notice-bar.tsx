/** Above a screen: an icon, a sentence, and a link to fix it; nothing without children. */
import type { ReactNode } from 'react';
import styles from './notice-bar.module.css';

/** Always mounted: screen readers announce its content. */
export function NoticeBar({ children }: { children: ReactNode }) {
  return <div role="status">{children && <NoticeLine>{children}</NoticeLine>}</div>;
}

export function NoticeLine({ children }: { children: ReactNode }) {
  return <div className={`row across-3 warm small anywhere taps ${styles.notice}`}>{children}</div>;
}
