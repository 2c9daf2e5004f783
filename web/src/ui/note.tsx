/** A note to read before continuing. */
import type { ReactNode } from 'react';
import { classes } from './class-names.ts';
import styles from './note.module.css';

/**
 * `isWarm`: it is new or affects what users can do; `isLive`: it may appear while the page is open.
 */
export function Note({
  isWarm = false,
  isLive = false,
  children,
}: {
  isWarm?: boolean;
  isLive?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classes(`stack gap-2 ${styles.note}`, isWarm && styles.warm)}
      role={isLive ? 'status' : undefined}
    >
      {children}
    </div>
  );
}
