/** The page's <h1>, its introduction and its actions. */
import type { ReactNode } from 'react';
import styles from './page-header.module.css';

/** The heading is focusable, so that navigation announces the page. */
export function PageHeader({
  title,
  lead,
  actions,
}: {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className={`row gap-3 across-5 between ${styles.header}`}>
      <div className="stack gap-1">
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={`lead muted ${styles.lead}`}>{lead}</p>}
      </div>
      {actions && <div className="row">{actions}</div>}
    </div>
  );
}
