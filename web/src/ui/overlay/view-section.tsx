/**
 * A view behind sign-in: its heading, which takes the focus when the focused row disappears, its
 * description and content.
 */
import { type ReactNode, useId } from 'react';
import { classes } from '../class-names.ts';
import { viewHeading } from './row-focus.ts';
import styles from './view-section.module.css';

type Props = {
  title: string;
  lead: string;
  /** Beside the title: what one does here first, or the way back. */
  action?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
};

export function ViewSection({ title, lead, action, isWide = false, children }: Props) {
  const id = useId();
  return (
    <section
      className={classes(`stack gap-4 packed ${styles.section}`, isWide && styles.wide)}
      aria-labelledby={id}
    >
      <div className="row between gap-0 across-3">
        <h2 {...viewHeading} id={id}>
          {title}
        </h2>
        {action}
        <div className="full">
          <p className="hint">{lead}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
