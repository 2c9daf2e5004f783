/**
 * How a page about the product begins: its heading, what it is about, and what one can do. Low, so
 * that what it is about is in sight.
 */
import type { ReactNode } from 'react';
import styles from './opening.module.css';

type Props = { title: string; lead: string; children?: ReactNode };

/** The heading is focusable, so that navigation announces the page. */
export function Opening({ title, lead, children }: Props) {
  return (
    <div className={`stack gap-3 ${styles.opening}`}>
      <h1 className="display" tabIndex={-1}>
        {title}
      </h1>
      <p className="lead muted">{lead}</p>
      {children && <div className={`row gap-3 across-4 ${styles.acts}`}>{children}</div>}
    </div>
  );
}
