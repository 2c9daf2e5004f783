/** A card in a list of similar ones. No cards inside cards. */
import type { ReactNode } from 'react';
import styles from './card.module.css';

export function Card({ as: Element = 'div', children }: { as?: 'div' | 'li' | 'article' | 'section'; children: ReactNode }) {
  return <Element className={styles.card}>{children}</Element>;
}

/** Cards in a row, as many as fit. */
export function CardGrid({ as: Element = 'div', children }: { as?: 'div' | 'ul'; children: ReactNode }) {
  return Element === 'ul' ? (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
    <ul role="list" className={styles.grid}>
      {children}
    </ul>
  ) : (
    <div className={styles.grid}>{children}</div>
  );
}
