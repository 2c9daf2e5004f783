/**
 * What the operator shows of themselves and replaces before launch, like the company and its
 * addresses in
 * `functions/domain/legal/operator.ts`. Without real people and figures these are placeholders,
 * which the production build names.
 */

/** Open in a new tab; an empty list removes the row. */
export const socialLinks: readonly { name: string; url: string }[] = [
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
];

/**
 * Professional associations and the like that the operator works with; an empty list removes the
 * section.
 */
export const partners: readonly { name: string; url: string }[] = [];

/**
 * Quotes from practices: `name` is the person's, who has agreed, `role` what they do and where. An
 * empty list removes the section.
 */
export const quotes: readonly { text: string; role: string; name: string }[] = [];

/**
 * Taken from the specification; replace with counted figures, and say when they were counted
 * ('November 2026'). Without that they are placeholders; an empty list shows none.
 */
export const statistics: readonly { value: string; label: string; countedIn?: string }[] = [
  { value: '43.000+', label: 'Therapieanfragen' },
  { value: '220+', label: 'Praxen' },
];

/**
 * The people behind the product, who have agreed to be shown, with their task. `photo`: an address
 * on our own origin, as from a file in
 * `web/public/team/`, 480 × 480 px. While the list is empty, `/team` says who answers and what the
 * product keeps to.
 */
export const team: readonly { name: string; task: string; text?: string; photo?: string }[] = [];
