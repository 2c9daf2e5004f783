/**
 * Parts of staff screens whose code comes when it is needed. Without a connection it is not asked for: a browser remembers
 * code that could not be fetched as broken, and the error would take the whole screen away. It comes with the connection.
 */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Read<C> = () => Promise<{ default: C }>;

// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy` says it.
export function lazyWhenOnline<C extends ComponentType<any>>(read: Read<C>): LazyExoticComponent<C> {
  return lazy(async () => {
    await online();
    // Cut off on its way: once more, as soon as there is a connection again.
    return read().catch(() => online().then(read));
  });
}

/** Resolves at once unless the browser says that it is not connected. */
function online(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
}
