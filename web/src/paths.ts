/** Every address of the product, so that no link is spelled out anywhere else. */
export const paths = {
  home: '/',
  /** A document of its own: link to it with a plain anchor, not with the router. */
  login: '/login',
  logout: '/logout',
  error: '/error',
  notFound: (url: string) => `/not-found?url=${encodeURIComponent(url)}`,
  companyRegistration: '/company-registration',
  companyRegistrationSuccess: '/company-registration/success',
  dashboard: '/dashboard',
  practice: (slug: string) => `/${slug}`,
  booking: (slug: string) => `/${slug}/booking`,
  bookingSuccess: (slug: string) => `/${slug}/booking/success`,
  administration: (slug: string) => `/${slug}/administration`,
  practiceError: (slug: string) => `/${slug}/error`,
} as const;
