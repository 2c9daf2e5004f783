/**
 * Whose panel stands beside the screen: its row is marked, and the screen has less room than the
 * window.
 */
import { useSyncExternalStore } from 'react';

let shown: string | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** An id, or '' for a panel of nothing in a list; undefined when it closes. */
export function tellShownBeside(subjectId: string | undefined): void {
  shown = subjectId;
  for (const listener of listeners) listener();
}

/** For the button that opens the panel; only two of them change with a step. */
export const useIsShownBeside = (subjectId: string): true | undefined =>
  useSyncExternalStore(subscribe, () => shown === subjectId) || undefined;

export const useHasPanelBeside = (): boolean =>
  useSyncExternalStore(subscribe, () => shown !== undefined);
