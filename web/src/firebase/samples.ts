/**
 * Documents shown instead of the database's: invented people, in this page's memory alone. While
 * they are shown nothing is written and no function is called: whatever leaves the browser asks
 * here first.
 */
import type { QueryShape } from '@platzwart/domain/queries';
import { useSyncExternalStore } from 'react';

export type Samples = {
  /** What somebody reads who tries to change something. */
  reason: string;
  /** Whether they stand in for the document or collection at that path. */
  holds: (path: string) => boolean;
  document: (path: string) => object | undefined;
  query: (path: string, shape: QueryShape) => readonly object[];
};

let shown: Samples | undefined;
const listeners = new Set<() => void>();

export const shownSamples = () => shown;

/** Undefined ends it. Listeners that already run stay: the screens must mount anew. */
export function showSamples(samples: Samples | undefined): void {
  if (samples === shown) return;
  shown = samples;
  for (const listener of listeners) listener();
}

export const useShownSamples = () => useSyncExternalStore(subscribe, shownSamples);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
