import { useEffect } from 'react';
import { texts } from './texts.ts';

/** The tab says that something went wrong, as long as it stands on the page. */
export function useErrorTitle(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const before = document.title;
    document.title = texts.errorTitle(before);
    return () => {
      document.title = before;
    };
  }, [isShown]);
}
