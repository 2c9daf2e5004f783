/**
 * Every address of the site, for routes, links and e-mails. Public pages load this first: no
 * schemas, and no more than they need.
 */
export const sitePaths = {
  home: '/',
  /** A separate document: link to it with a plain anchor, not with the router. */
  login: '/login',
  logout: '/logout',
  error: '/error',
  notFound: '/not-found',
  product: '/product',
  pricing: '/pricing',
  team: '/team',
  contact: '/contact',
  support: '/support',
  introductionVideos: '/introduction-videos',
  privacyPolicy: '/privacy-policy',
  termsOfUse: '/terms-of-use',
  termsOfService: '/terms-of-service',
  accessibility: '/accessibility',
  subProcessors: '/sub-processors',
  user: '/user',
  bookingRequest: '/booking-request',
  companyRegistration: '/company-registration',
  companyRegistrationSuccess: '/company-registration/success',
  dashboard: '/dashboard',
  invitation: (token: string) => `/einladung/${token}`,
  /** A mailbox's owner stops what strangers cause. */
  notMe: (token: string) => `/nicht-ich/${token}`,
  practice: (slug: string) => `/${slug}`,
  booking: (slug: string) => `/${slug}/booking`,
  bookingSuccess: (slug: string) => `/${slug}/booking/success`,
  patientPortal: (slug: string, token: string) => `/${slug}/anfrage/${token}`,
  certificate: (slug: string, number: string) => `/${slug}/bestaetigung/${number}`,
  practiceEmail: (slug: string, token: string) => `/${slug}/adresse/${token}`,
  notice: (slug: string, token: string) => `/${slug}/bescheid/${token}`,
  /** Its screens: `screen-paths.ts`. */
  administration: (slug: string) => `/${slug}/administration`,
  practiceError: (slug: string) => `/${slug}/error`,
} as const;
