/** A card in a list of similar ones. No cards inside cards. */
import type { ReactNode } from 'react';

export function Card({ as: Element = 'div', children }: { as?: 'div' | 'li' | 'article' | 'section'; children: ReactNode }) {
  return <Element className="stack packed framed raised roomy">{children}</Element>;
}

/** Cards in a row, as many as fit. */
export function CardGrid({ as: Element = 'div', children }: { as?: 'div' | 'ul'; children: ReactNode }) {
  return Element === 'ul' ? (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
    <ul role="list" className="columns gap-4 filled">
      {children}
    </ul>
  ) : (
    <div className="columns gap-4 filled">{children}</div>
  );
}
