import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './counted-section.module.css';

/** Rows at first; whoever wants more asks for it. */
const shownAtFirst = 25;
const shownMore = 100;

type Props<T> = {
  title: string;
  hint: string;
  /** It is time for these: the number stands out. */
  isDue?: boolean;
  rows: readonly T[];
  more: (n: number) => string;
  /** One row, an `<li>`. */
  children: (row: T) => ReactNode;
};

/** One part of 'Offene Schritte': how many there are, and the first of them. Nothing where there are none. */
export function CountedSection<T>({ title, hint, isDue = false, rows, more, children }: Props<T>) {
  const id = useId();
  const [shown, setShown] = useState(shownAtFirst);
  if (rows.length === 0) return null;
  const rest = rows.length - shown;
  return (
    <section className={styles.section} aria-labelledby={id} data-due={isDue ? '' : undefined}>
      <h3 id={id}>
        {title} <span className={styles.number}>{rows.length}</span>
      </h3>
      {hint && <p className={styles.hint}>{hint}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" className={styles.rows}>
        {rows.slice(0, shown).map(children)}
      </ul>
      {rest > 0 && (
        <Button look="plain" className={styles.more ?? ''} onClick={() => setShown(shown + shownMore)}>
          {more(Math.min(rest, shownMore))}
        </Button>
      )}
    </section>
  );
}
