/**
 * Addresses of the platform's pages that are the same for everybody. The web app writes each out as a document, Hosting
 * leads to it, the sitemap names it; tests hold all three against this list.
 */
import { sitePaths } from '../site-paths.ts';
export const publicPages = [
  sitePaths.home,
  sitePaths.product,
  sitePaths.pricing,
  sitePaths.team,
  sitePaths.contact,
  sitePaths.introductionVideos,
  sitePaths.privacyPolicy,
  sitePaths.termsOfUse,
  sitePaths.termsOfService,
  sitePaths.accessibility,
  sitePaths.bookingRequest,
] as const;
