/**
 * Build settings from `.env.*`, validated at build time; one error lists everything that is
 * missing.
 */
import * as z from 'zod/mini';

const required = z.string({ error: 'fehlt' }).check(z.minLength(1, 'fehlt'));

const Env = z
  .object({
    VITE_FIREBASE_PROJECT_ID: required,
    VITE_FIREBASE_API_KEY: required,
    VITE_FIREBASE_APP_ID: required,
    /** The product's own domain, so that sign-in contacts no other host. */
    VITE_FIREBASE_AUTH_DOMAIN: required,
    /** The site's public origin, for canonical addresses and shared links. */
    VITE_ORIGIN: required.check(
      z.regex(/^https?:\/\/[^/]+$/, 'beginnt mit https:// und endet ohne Schrägstrich'),
    ),
    /** A script for visitor statistics; none by default. Loaded only after consent. */
    VITE_ANALYTICS_URL: z.optional(
      z.union([z.literal(''), z.url()], { error: 'ist keine Adresse' }),
    ),
    /** The service's name, as shown in the cookie banner and the privacy policy. */
    VITE_ANALYTICS_NAME: z.optional(z.string()),
    /**
     * Site key of reCAPTCHA Enterprise, for App Check; none by default. Google is contacted only
     * by whoever agrees in the booking form.
     */
    VITE_APP_CHECK_KEY: z.optional(z.string()),
    /** In display order: google.com, password. */
    VITE_LOGIN_PROVIDERS: z.optional(z.string()),
  })
  .check(
    z.refine(
      ({ VITE_ANALYTICS_URL: url, VITE_ANALYTICS_NAME: name }) => Boolean(url) === Boolean(name),
      {
        path: ['VITE_ANALYTICS_NAME'],
        error: 'und VITE_ANALYTICS_URL gehören zusammen: Wer zustimmen soll, muss wissen, wem',
      },
    ),
  );

export function checkEnvironment(values: Record<string, string>): void {
  const result = Env.safeParse(values);
  if (result.success) return;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Dem Bau der Anwendung fehlen Angaben (web/.env.*): ${problems.join(', ')}`);
}
