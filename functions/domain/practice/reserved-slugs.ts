/** Separate from `slug.ts`, so that the router can import it without slug generation. */

/**
 * First path segments that belong to the platform, now or soon. A test compares this list with the
 * router.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'login',
  'logout',
  'error',
  'not-found',
  'product',
  'pricing',
  'team',
  'contact',
  'support',
  'introduction-videos',
  'privacy-policy',
  'terms-of-use',
  'terms-of-service',
  'company-registration',
  'user',
  'dashboard',
  'booking-request',
  'api',
  'media',
  'assets',
  '__',
  'einladung',
  'nicht-ich',
  'konto',
  'impressum',
  'hilfe',
  'blog',
  'status',
  'accessibility',
  'sub-processors',
  'barrierefreiheit',
  'app',
  'demo',
]);
