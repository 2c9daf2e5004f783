import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import styles from './counted-section.module.css';

/** Rows shown initially; a button shows the rest. */
const shownAtFirst = 25;
const shownMore = 100;

const number = new Intl.NumberFormat('de-DE');

type Props<T> = {
  title: string;
  hint: string;
  /** Highlights the count of due steps. */
  isDue?: boolean;
  rows: readonly T[];
  more: (n: number) => string;
  /** Further rows may come: no count yet. */
  isPartial?: boolean;
  /** Beside the heading: something to do with all rows. */
  action?: ReactNode;
  /** Only the heading shows at first. */
  isFolded?: boolean;
  /** One row, an `<li>`. */
  children: (row: T) => ReactNode;
};

/** A section of rows: the count, and the first rows. Renders nothing if empty. */
export function CountedSection<T>({
  title,
  hint,
  isDue = false,
  rows,
  more,
  isPartial = false,
  action,
  isFolded = false,
  children,
}: Props<T>) {
  const id = useId();
  const [shown, setShown] = useState(shownAtFirst);
  if (rows.length === 0) return null;
  const rest = rows.length - shown;
  const heading = (
    <h3 id={id} className="line">
      {title}{' '}
      {!isPartial && (
        <span className={`figure strong ${isDue ? 'due' : 'tinted'}`}>
          {number.format(rows.length)}
        </span>
      )}
    </h3>
  );
  const list = (
    <>
      <ul role="list" className="lined">
        {rows.slice(0, shown).map(children)}
      </ul>
      {rest > 0 && (
        <Button look="plain" className="own-width" onClick={() => setShown(shown + shownMore)}>
          {more(Math.min(rest, shownMore))}
        </Button>
      )}
    </>
  );
  return (
    <section className="stack gap-1 measured" aria-labelledby={id}>
      {isFolded ? (
        <details>
          <summary className="row">{heading}</summary>
          {list}
        </details>
      ) : (
        <>
          <div className={`row gap-0 across-3 baseline ${styles.head}`}>
            {heading}
            {hint && <p className={`hint ${styles.hint}`}>{hint}</p>}
            {action}
          </div>
          {list}
        </>
      )}
    </section>
  );
}
