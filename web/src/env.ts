/**
 * Settings of this build. `env-schema.ts` validated them at build time, so browsers need not carry
 * the schema. Separate exports, so that a page bundles only those it uses.
 */
export const firebaseEnv = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
} as const;

/** The site's origin, without a trailing slash. */
export const origin = import.meta.env.VITE_ORIGIN;

/** The visitor statistics script and its service's name; both '' for none. */
export const analyticsUrl = import.meta.env.VITE_ANALYTICS_URL ?? '';
export const analyticsName = import.meta.env.VITE_ANALYTICS_NAME ?? '';

/** Site key for App Check, by which people may let Google look instead of working; '' for none. */
export const appCheckKey = import.meta.env.VITE_APP_CHECK_KEY ?? '';

/** In display order. */
export const loginProviders: readonly string[] = (
  import.meta.env.VITE_LOGIN_PROVIDERS ?? 'google.com,password'
)
  .split(',')
  .map((name) => name.trim());
