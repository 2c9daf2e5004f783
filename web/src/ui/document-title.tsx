/** Sets the page's title in tab, history and bookmarks. */
import { useLayoutEffect } from 'react';

export function DocumentTitle({ title }: { title: string }) {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
