import type { ReactNode, RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';
import { texts } from './texts.ts';

type Props = {
  /** The heading's, as a link target. */
  id: string;
  title: string;
  /** What it is for, below the value. */
  lead?: string;
  children: ReactNode;
};

/** One row of the account: what it is about, beside it the value and what can be done. */
export function AccountSection({ id, title, lead, children }: Props) {
  return (
    <section className={`stack gap-1 across-4 baseline ${styles.section}`} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} className={`same-size muted medium ${styles.label}`}>
        {title}
      </h3>
      <div className="stack gap-0 packed">
        {children}
        {lead && <p className="hint">{lead}</p>}
      </div>
    </section>
  );
}

type ValueProps = {
  /** Said after saving. */
  saved: string | false;
  /** The button's name; its word says only that something changes. */
  change: string;
  opener: RefObject<HTMLButtonElement | null>;
  onChange: () => void;
  children: ReactNode;
};

/** A value, and the button that opens its form. */
export function Value({ saved, change, opener, onChange, children }: ValueProps) {
  return (
    <div className={`line ${styles.line}`}>
      {children}
      <p role="status" className="done small">
        {saved}
      </p>
      <Button ref={opener} look="plain" aria-label={change} onClick={onChange}>
        {texts.change}
      </Button>
    </div>
  );
}
