/** The one <h1> of a page, what it is about, and what one can do here. */
import type { ReactNode } from 'react';
import styles from './page-header.module.css';

/** The heading can take the focus: that is how a page announces itself after a change of page. */
export function PageHeader({ title, lead, actions }: { title: ReactNode; lead?: ReactNode; actions?: ReactNode }) {
  return (
    <div className={styles.header}>
      <div className={styles.text}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
