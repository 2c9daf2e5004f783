import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

type AppHistory = ReturnType<typeof createBrowserHistory>;

let own: AppHistory | undefined;
let onTravel: ((event: PopStateEvent) => void) | undefined;

/**
 * The history of the app's one router. Not in it, so that unsaved input can guard it
 * (`guard-history.ts`).
 */
export function appHistory(): AppHistory {
  if (!own) {
    // Before the router's own: browsers call the listeners of a window in order, and React renders
    // the other page at once.
    addEventListener('popstate', (event) => onTravel?.(event));
    own = createBrowserHistory({ v5Compat: true });
  }
  return own;
}

/** `listener`: hears of Back and Forward before the router does, and may keep them from it. */
export function beforeTravel(listener: (event: PopStateEvent) => void): void {
  onTravel = listener;
}
