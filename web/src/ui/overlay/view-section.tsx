/** A view behind sign-in: its heading, which takes the focus when the focused row disappears, its description and content. */
import { type ReactNode, useId } from 'react';
import { classes } from '../class-names.ts';
import { viewHeading } from './row-focus.ts';
import styles from './view-section.module.css';

type Props = { title: string; lead: string; isWide?: boolean; children: ReactNode };

export function ViewSection({ title, lead, isWide = false, children }: Props) {
  const id = useId();
  return (
    <section className={classes(`stack gap-4 packed ${styles.section}`, isWide && styles.wide)} aria-labelledby={id}>
      <div>
        <h2 {...viewHeading} id={id}>
          {title}
        </h2>
        <p className="hint">{lead}</p>
      </div>
      {children}
    </section>
  );
}
