/**
 * Parts of staff screens, loaded on demand. Offline they are not requested: a browser remembers a
 * failed import as broken, and the error would take down the whole screen. They load once online.
 */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { isOnline, whenOnline } from '../online.ts';

type Read<C> = () => Promise<{ default: C }>;

// biome-ignore lint/suspicious/noExplicitAny: as in React's own `lazy`.
export function lazyWhenOnline<C extends ComponentType<any>>(
  read: Read<C>,
): LazyExoticComponent<C> {
  return lazy(() => loadWhenOnline(read));
}

export async function loadWhenOnline<T>(read: () => Promise<T>): Promise<T> {
  if (!isOnline()) await whenOnline();
  // Connection lost while loading: retries once it is back.
  return read().catch(async () => {
    if (!isOnline()) await whenOnline();
    return read();
  });
}
