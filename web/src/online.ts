/**
 * What the browser knows of the connection. Only 'offline' can be trusted: 'online' may be a
 * network that leads nowhere.
 */
import { useSyncExternalStore } from 'react';

export const isOnline = (): boolean => navigator.onLine;

function onNetworkChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Prerendered pages are online. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(onNetworkChange, isOnline, () => true);

/**
 * Resolves as soon as the browser reports a connection, at the latest after that many milliseconds.
 */
export function whenOnline(milliseconds?: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = milliseconds === undefined ? undefined : setTimeout(end, milliseconds);
    addEventListener('online', end);
  });
}

/** Milliseconds until somebody who waits for an answer is told that it takes longer. */
export const slowAfter = 10_000;
