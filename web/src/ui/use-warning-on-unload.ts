/** The browser asks before it closes or reloads the page: what is left otherwise saves itself. */
import { useEffect } from 'react';

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

export function useWarningOnUnload(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    // biome-ignore lint/plugin: every other way out saves it, so that none asks.
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
