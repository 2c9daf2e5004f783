/** Placeholders for missing content: loading, empty, or failed. */
import { type ReactNode, useEffect, useState } from 'react';
import { classes } from './class-names.ts';
import { LogoMark } from './logo-mark.tsx';
import styles from './states.module.css';

/**
 * A wait that several show one after the other: since when, how many do, and when the last one
 * went.
 */
const wait = { since: 0, shown: 0, seen: Number.NEGATIVE_INFINITY };

/** Milliseconds: a page waits for its code, then for its data. */
const between = 100;
const isLong = 200;

function beginWait(): boolean {
  const now = performance.now();
  if (wait.shown === 0 && now - wait.seen > between) wait.since = now;
  return now - wait.since > isLong;
}

export function Loading({ text }: { text: string }) {
  const [goesOn] = useState(beginWait);
  useEffect(() => {
    wait.shown += 1;
    return () => {
      wait.shown -= 1;
      wait.seen = performance.now();
    };
  }, []);
  return (
    <div
      role="status"
      className={classes(`stack gap-4 ${styles.state}`, !goesOn && styles.loading)}
    >
      <span className={styles.spinner} aria-hidden="true" />
      <span className={`stack muted anywhere ${styles.text}`}>{text}</span>
    </div>
  );
}

type StateProps = {
  title: string;
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  /** 1 if the state fills the whole page. */
  level?: 1 | 2;
};

export function Empty({ title, children, action, level = 2 }: StateProps) {
  return (
    <div className={`stack gap-4 ${styles.state}`}>
      <LogoMark className={styles.mark} />
      <Title level={level}>{title}</Title>
      {children && <div className={`stack muted anywhere ${styles.text}`}>{children}</div>}
      {action}
    </div>
  );
}

export function Failure({ title, children, action, level = 2 }: StateProps) {
  return (
    <div className={`stack gap-4 ${styles.state}`} role="alert">
      <Title level={level}>{title}</Title>
      {children && <div className={`stack muted anywhere ${styles.text}`}>{children}</div>}
      {action}
    </div>
  );
}

function Title({ level, children }: { level: 1 | 2; children: string }) {
  return level === 1 ? (
    <h1 tabIndex={-1} className="h2">
      {children}
    </h1>
  ) : (
    <h2>{children}</h2>
  );
}
