/** A list that users reorder, with actions for each row. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import styles from './ordered-rows.module.css';

export function OrderedRows({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
    <ul role="list" className={styles.rows}>
      {children}
    </ul>
  );
}

type RowProps = {
  /** Moves it within the list: `MoveButtons`. */
  moves?: ReactNode;
  actions?: ReactNode;
  /** Full-width content: a form, a question. */
  below?: ReactNode;
  children: ReactNode;
};

export function OrderedRow({ moves, actions, below, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={`row gap-1 across-3 ${styles.thing}`}>{children}</div>
      {moves && <div className="row gap-0">{moves}</div>}
      {actions && <div className={`row gap-0 ${styles.actions}`}>{actions}</div>}
      {below && <div className={styles.below}>{below}</div>}
    </li>
  );
}

type MoveProps = { up: string; down: string; isFirst: boolean; isLast: boolean; onMove: (by: -1 | 1) => void };

/** Labels: `up` and `down` name the moved item. */
export function MoveButtons({ up, down, isFirst, isLast, onMove }: MoveProps) {
  return (
    <>
      <IconButton label={up} aria-disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={down} aria-disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown size={16} aria-hidden="true" />
      </IconButton>
    </>
  );
}
