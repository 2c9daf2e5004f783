/** Prints something else than the screen: it is drawn into a host of its own, and for the printer only. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import styles from './print-host.module.css';

/** `prepared`: resolves when the content is complete; null takes back what was not printed yet. */
type Print = (content: ReactNode, prepared?: Promise<void>) => void;
const PrintContext = createContext<Print>(() => {});

/** Prints what it is given and forgets it afterwards. */
export function usePrint(): Print {
  return useContext(PrintContext);
}

export function PrintHost({ children }: { children: ReactNode }) {
  const [job, setJob] = useState<{ content: ReactNode; prepared: Promise<void> } | undefined>(undefined);
  const print = useCallback<Print>((content, prepared = Promise.resolve()) => {
    setJob(content === null ? undefined : { content, prepared });
  }, []);

  useEffect(() => {
    if (!job) return;
    let isOver = false;
    const forget = () => setJob((current) => (current === job ? undefined : current));
    void job.prepared.then(() => {
      if (isOver) return;
      addEventListener('afterprint', forget);
      document.documentElement.dataset.printing = '';
      window.print();
    });
    return () => {
      isOver = true;
      removeEventListener('afterprint', forget);
      delete document.documentElement.dataset.printing;
    };
  }, [job]);

  return (
    <PrintContext value={print}>
      {children}
      {job && <div className={styles.host}>{job.content}</div>}
    </PrintContext>
  );
}
