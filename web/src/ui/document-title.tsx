/** The name of the page in tab, history and bookmarks. */
import { useLayoutEffect } from 'react';

let current: string | undefined;
let badge = 0;

export function DocumentTitle({ title }: { title: string }) {
  useLayoutEffect(() => {
    current = title;
    write();
  }, [title]);
  return null;
}

/** A number before the name, for who looks at another tab; 0 takes it away. It stays when the name changes. */
export function setTitleBadge(count: number): void {
  if (badge === count) return;
  badge = count;
  write();
}

function write(): void {
  if (current !== undefined) document.title = badge > 0 ? `(${badge}) ${current}` : current;
}
