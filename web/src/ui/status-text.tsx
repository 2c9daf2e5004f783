/** A frequently changing line that screen readers announce only after a pause. */
import { type ReactNode, useEffect, useState } from 'react';
import styles from './states.module.css';

/** Milliseconds. */
const pause = 500;

export function StatusText({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(children);
  useEffect(() => {
    const timer = setTimeout(() => setShown(children), pause);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <p role="status" className={`hint ${styles.status}`}>
      {shown}
    </p>
  );
}
