/** A group of questions with its heading. */
import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  title: ReactNode;
  id?: string;
  describedBy?: string | undefined;
  children: ReactNode;
};

export function Section({ title, id, describedBy, children }: SectionProps) {
  return (
    <fieldset className={styles.section} id={id} aria-describedby={describedBy}>
      <legend>
        <h2>{title}</h2>
      </legend>
      <div className="stack gap-4">{children}</div>
    </fieldset>
  );
}

/** Fields side by side where they fit. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={`columns gap-4 top ${styles.row}`}>{children}</div>;
}
