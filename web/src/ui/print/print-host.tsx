/**
 * A container for print-only content: visible only to the printer. Pages that print load what fills
 * it.
 */
import { createContext, type Dispatch, type ReactNode, type SetStateAction, useState } from 'react';
import styles from './print-host.module.css';

export const PrintContext = createContext<Dispatch<SetStateAction<ReactNode>>>(() => {});

export function PrintHost({ children }: { children: ReactNode }) {
  const [content, setContent] = useState<ReactNode>(null);
  return (
    <PrintContext value={setContent}>
      {children}
      {content !== null && <div className={styles.host}>{content}</div>}
    </PrintContext>
  );
}
