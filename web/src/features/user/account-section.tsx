import type { ReactNode } from 'react';
import styles from './account.module.css';

/** A part of the page with its heading; `id` is that of the heading, so that a link can lead here. */
export function AccountSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
