/**
 * For tests, in place of `use-live.ts`: documents and queries whose values the test gives, by path.
 */
import { vi } from 'vitest';
import type { Listener } from './live-documents.ts';

const { useLive } = await vi.importActual<typeof import('./use-live.ts')>('./use-live.ts');

export const listeners = new Map<string, Listener<unknown>>();

export function useLiveDocument(path: string) {
  return useLive<unknown>(path, (listener) => {
    listeners.set(path, listener);
    return () => {
      // Who tries again may have begun before.
      if (listeners.get(path) === listener) listeners.delete(path);
    };
  });
}

export const useLiveQuery = useLiveDocument;
