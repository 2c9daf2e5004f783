/**
 * Texts of `/team` at its beginning; the rest, whose code loads later, is in `team-story-texts.ts`.
 */
export const texts = {
  title: 'Für den Menschen, der auf den Platz wartet',
  lead: 'Am Dienstag um 15 Uhr wird ein Platz frei. Irgendwo wartet jemand genau darauf. Dass die beiden sich finden, ist unsere Arbeit.',
} as const;
