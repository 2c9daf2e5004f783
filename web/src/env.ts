/**
 * What this build was told about its surroundings. `env-schema.ts` has checked it; a browser need not carry the check. Each
 * on its own, so that a page carries only what it asks for.
 */
export const firebaseEnv = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
} as const;

/** Where the product is reached, without a slash at the end. */
export const origin = import.meta.env.VITE_ORIGIN;

/** Of a script for visitor statistics, and the name of the service it belongs to; both '' for none. */
export const analyticsUrl = import.meta.env.VITE_ANALYTICS_URL ?? '';
export const analyticsName = import.meta.env.VITE_ANALYTICS_NAME ?? '';

/** Of the proof that a browser sends, and no program; '' for none. */
export const appCheckKey = import.meta.env.VITE_APP_CHECK_KEY ?? '';

/** In the order in which they are offered. */
export const loginProviders: readonly string[] = (import.meta.env.VITE_LOGIN_PROVIDERS ?? 'google.com,password')
  .split(',')
  .map((name) => name.trim());
