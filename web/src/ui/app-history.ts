import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

type AppHistory = ReturnType<typeof createBrowserHistory>;

let own: AppHistory | undefined;

/** The history of the app's one router. Not in it, so that unsaved input can guard it (`guard-history.ts`). */
export function appHistory(): AppHistory {
  own ??= createBrowserHistory({ v5Compat: true });
  return own;
}
