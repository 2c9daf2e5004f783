/** Apart from the slug itself, so that the router can know them without knowing how one is made. */

/**
 * First path parts that belong to the platform, now or soon. A test compares this list with the router.
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
  'konto',
  'impressum',
  'hilfe',
  'blog',
  'status',
  'accessibility',
  'barrierefreiheit',
  'app',
]);
