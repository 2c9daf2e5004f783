/** What a build must be told about its surroundings (`.env.*`): checked while building, and all that is missing is named at once. */
import * as z from 'zod/mini';

const required = z.string({ error: 'fehlt' }).check(z.minLength(1, 'fehlt'));

const Env = z
  .object({
    VITE_FIREBASE_PROJECT_ID: required,
    VITE_FIREBASE_API_KEY: required,
    VITE_FIREBASE_APP_ID: required,
    /** The product's own domain, so that signing in asks no other host. */
    VITE_FIREBASE_AUTH_DOMAIN: required,
    /** Where the product is reached: canonical addresses and shared links say it. */
    VITE_ORIGIN: required.check(z.regex(/^https?:\/\/[^/]+$/, 'beginnt mit https:// und endet ohne Schrägstrich')),
    /** A script for visitor statistics; none by default. It is asked for only after somebody accepted it. */
    VITE_ANALYTICS_URL: z.optional(z.union([z.literal(''), z.url()], { error: 'ist keine Adresse' })),
    /** What that service is called, as the question about cookies and the privacy policy name it. */
    VITE_ANALYTICS_NAME: z.optional(z.string()),
    /** Of reCAPTCHA Enterprise, for App Check; none by default. Google is asked only from the first touch of a booking form on. */
    VITE_APP_CHECK_KEY: z.optional(z.string()),
    /** In the order in which they are offered: google.com, password. */
    VITE_LOGIN_PROVIDERS: z.optional(z.string()),
  })
  .check(
    z.refine(({ VITE_ANALYTICS_URL: url, VITE_ANALYTICS_NAME: name }) => Boolean(url) === Boolean(name), {
      path: ['VITE_ANALYTICS_NAME'],
      error: 'und VITE_ANALYTICS_URL gehören zusammen: Wer zustimmen soll, muss wissen, wem',
    }),
  );

export function checkEnvironment(values: Record<string, string>): void {
  const result = Env.safeParse(values);
  if (result.success) return;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Dem Bau der Anwendung fehlen Angaben (web/.env.*): ${problems.join(', ')}`);
}
