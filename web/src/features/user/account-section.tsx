import type { ReactNode } from 'react';
import styles from './account.module.css';

type Props = {
  /** The heading's, as a link target. */
  id: string;
  title: string;
  /** What it is for, below the value. */
  lead?: string;
  children: ReactNode;
};

/** One row of the account: what it is about, beside it the value and what can be done. */
export function AccountSection({ id, title, lead, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} className={`same-size ${styles.label}`}>
        {title}
      </h3>
      <div className="stack gap-0 packed">
        {children}
        {lead && <p className="hint">{lead}</p>}
      </div>
    </section>
  );
}
