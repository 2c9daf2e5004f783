/** In addresses, where a practice's slug stands; no practice can have it. */
export const demoSlug = 'demo';
