/** A place for what is printed instead of the screen: shown to the printer only. What prints comes with the pages that do. */
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
