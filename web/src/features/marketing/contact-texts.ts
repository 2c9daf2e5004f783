/**
 * Texts of `/contact` at its beginning; the rest, whose code loads later, is in
 * `contact-ways-texts.ts`.
 */
export const texts = {
  title: 'Kontakt',
  lead: 'Hast du Fragen, oder klemmt etwas? Schreib uns, auch was dir gefällt und was dir fehlt.',
} as const;
