import { useEffect } from 'react';
import { texts } from './texts.ts';

/** The tab's title says that something went wrong while the page shows an error. */
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
