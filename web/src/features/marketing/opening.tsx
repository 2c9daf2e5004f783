/** How a page about the product begins: its heading, what it is about, and what one can do. Low, so that what it is about is in sight. */
import type { ReactNode } from 'react';
import { Cells } from '../../ui/cells.tsx';
import styles from './opening.module.css';

/** `cells`: a drawing, for pages that begin with words. */
type Props = { title: string; lead: string; cells?: readonly string[]; children?: ReactNode };

/** The heading is focusable, so that navigation announces the page. */
export function Opening({ title, lead, cells, children }: Props) {
  return (
    <div className={`stack gap-3 ${styles.opening}`}>
      <h1 className="display" tabIndex={-1}>
        {title}
      </h1>
      <p className="lead muted">{lead}</p>
      {children && <div className="stack gap-1 packed">{children}</div>}
      {cells && <Cells rows={cells} className={styles.drawing} />}
    </div>
  );
}
