/** The variables `env-schema.ts` accepts. */
interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_APP_ID: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN: string;
  readonly VITE_ORIGIN: string;
  readonly VITE_ANALYTICS_URL?: string;
  readonly VITE_ANALYTICS_NAME?: string;
  readonly VITE_APP_CHECK_KEY?: string;
  readonly VITE_LOGIN_PROVIDERS?: string;
}
