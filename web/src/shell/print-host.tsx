/** Prints something else than the screen: it is drawn into a host of its own, and for the printer only. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import styles from './print-host.module.css';

type Print = (content: ReactNode) => void;
const PrintContext = createContext<Print>(() => {});

/** Prints what it is given and forgets it afterwards. */
export function usePrint(): Print {
  return useContext(PrintContext);
}

export function PrintHost({ children }: { children: ReactNode }) {
  const [content, setContent] = useState<ReactNode>(null);
  const print = useCallback<Print>((wanted) => setContent(wanted), []);
  const isPrinting = content !== null;

  useEffect(() => {
    if (!isPrinting) return;
    const forget = () => setContent(null);
    addEventListener('afterprint', forget);
    document.documentElement.dataset.printing = '';
    window.print();
    return () => {
      removeEventListener('afterprint', forget);
      delete document.documentElement.dataset.printing;
    };
  }, [isPrinting]);

  return (
    <PrintContext value={print}>
      {children}
      {isPrinting && <div className={styles.host}>{content}</div>}
    </PrintContext>
  );
}
