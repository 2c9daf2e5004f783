/**
 * URLs of the platform's static pages. The web app prerenders each, Hosting serves it, the sitemap lists it; tests compare all three with
 * this list.
 */
export const publicPages = [
  '/',
  '/product',
  '/pricing',
  '/team',
  '/contact',
  '/introduction-videos',
  '/privacy-policy',
  '/terms-of-use',
  '/terms-of-service',
  '/accessibility',
  '/booking-request',
] as const;
