/** Something to know before going on. */
import type { ReactNode } from 'react';
import { classes } from './class-names.ts';
import styles from './note.module.css';

/** `isWarm`: it is new or changes what one can do; `isLive`: it may appear while one is on the page. */
export function Note({ isWarm = false, isLive = false, children }: { isWarm?: boolean; isLive?: boolean; children: ReactNode }) {
  return (
    <div className={classes(styles.note, isWarm && styles.warm)} role={isLive ? 'status' : undefined}>
      {children}
    </div>
  );
}
