/** Texts of `/product` around its blocks; those are in `content/product-features.ts`. */
export const texts = {
  title: 'Produkt',
  lead: 'Alles für die Warteliste deiner Praxis, von der Anfrage bis zum Therapieplatz.',
  toVideos: 'Einführungsvideos ansehen',
  feedback: {
    title: 'Dir fehlt etwas?',
    text: 'Platzwart wächst mit dem, was Praxen brauchen. Schreib uns, was dir gefällt, was dich stört und was du vermisst.',
  },
} as const;
