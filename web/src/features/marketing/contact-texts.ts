/**
 * Texts of `/contact` at its beginning; the rest, whose code loads later, is in
 * `contact-ways-texts.ts`.
 */
export const texts = {
  title: 'Kontakt',
  lead: 'Hast du Fragen oder Wünsche, oder klemmt etwas? Schreib uns.',
} as const;
