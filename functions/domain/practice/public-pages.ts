/**
 * Addresses of the platform's pages that are the same for everybody. The web app writes each out as a document, Hosting
 * leads to it, the sitemap names it; tests hold all three against this list.
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
