import type { ReactNode } from 'react';

/** A section with its heading; `id` is the heading's, as a link target. */
export function AccountSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="stack gap-4 ruled" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
