/** How a page about the product begins: its heading, what it is about, what one can do, and a drawing. */
import type { ReactNode } from 'react';
import { Cells } from './cells.tsx';
import styles from './opening.module.css';

type Props = { eyebrow?: string; title: string; lead: string; cells: readonly string[]; children?: ReactNode };

/** The heading is focusable, so that navigation announces the page. */
export function Opening({ eyebrow, title, lead, cells, children }: Props) {
  return (
    <div className={`line gap-7 between ${styles.opening}`}>
      <div className="stack gap-5 packed">
        <div className="stack gap-3">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 className="display" tabIndex={-1}>
            {title}
          </h1>
          <p className="lead muted">{lead}</p>
        </div>
        {children}
      </div>
      <Cells rows={cells} className={styles.drawing} />
    </div>
  );
}
