/** What this build was told about its surroundings: parsed once, and all that is missing is named in one message. */
import * as z from 'zod/mini';

const required = z.string({ error: 'fehlt' }).check(z.minLength(1, 'fehlt'));

const Env = z.object({
  VITE_FIREBASE_PROJECT_ID: required,
  VITE_FIREBASE_API_KEY: required,
  VITE_FIREBASE_APP_ID: required,
  /** The product's own domain, so that signing in asks no other host. */
  VITE_FIREBASE_AUTH_DOMAIN: required,
  /** In the order in which they are offered. */
  VITE_LOGIN_PROVIDERS: z._default(z.string(), 'google.com,password'),
});

function parsed(values: unknown): z.infer<typeof Env> {
  const result = Env.safeParse(values);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Dem Bau der Anwendung fehlen Angaben (web/.env.*): ${problems.join(', ')}`);
}

const values = parsed(import.meta.env);

export const env = {
  firebase: {
    projectId: values.VITE_FIREBASE_PROJECT_ID,
    apiKey: values.VITE_FIREBASE_API_KEY,
    appId: values.VITE_FIREBASE_APP_ID,
    authDomain: values.VITE_FIREBASE_AUTH_DOMAIN,
  },
  loginProviders: values.VITE_LOGIN_PROVIDERS.split(',').map((name) => name.trim()),
} as const;
