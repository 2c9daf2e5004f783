/** Placeholders for missing content: loading, empty, or failed. */
import type { ReactNode } from 'react';
import { classes } from './class-names.ts';
import { LogoMark } from './logo-mark.tsx';
import styles from './states.module.css';

export function Loading({ text }: { text: string }) {
  return (
    <div role="status" className={classes(`stack gap-4 ${styles.state}`, styles.loading)}>
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
