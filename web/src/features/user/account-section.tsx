import type { ReactNode } from 'react';
import styles from './account.module.css';

type Props = {
  /** The heading's, as a link target. */
  id: string;
  title: string;
  /** What it is for, below the heading. */
  lead?: string;
  children: ReactNode;
};

/** One row of the account: what it is about, beside it the value and what can be done. */
export function AccountSection({ id, title, lead, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="stack gap-1 packed">
        <h2 id={id} tabIndex={-1} className="same-size">
          {title}
        </h2>
        {lead && <p className="hint">{lead}</p>}
      </div>
      <div className="stack gap-3 packed">{children}</div>
    </section>
  );
}
