/**
 * Parts of staff screens, loaded on demand. Offline they are not requested: a browser remembers a failed import as
 * broken, and the error would take down the whole screen. They load once online.
 */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Read<C> = () => Promise<{ default: C }>;

// biome-ignore lint/suspicious/noExplicitAny: as in React's own `lazy`.
export function lazyWhenOnline<C extends ComponentType<any>>(read: Read<C>): LazyExoticComponent<C> {
  return lazy(async () => {
    await online();
    // Connection lost while loading: retries once it is back.
    return read().catch(() => online().then(read));
  });
}

/** Resolves immediately unless the browser reports that it is offline. */
function online(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
}
