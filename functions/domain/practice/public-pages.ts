/**
 * URLs of the platform's static pages. The web app prerenders each, Hosting serves it, the sitemap
 * lists it; tests compare all three with this list.
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
  sitePaths.subProcessors,
  sitePaths.bookingRequest,
] as const;
