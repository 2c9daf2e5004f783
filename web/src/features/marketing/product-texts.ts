/** Texts of `/product` around its blocks; those are in `content/product-features.ts`. */
export const texts = {
  title: 'Von der Anfrage bis zum Therapieplatz',
  lead: 'Alles für die Warteliste deiner Praxis: Wer fragt an, wer ist an der Reihe, und wem passt der Platz, der gerade frei wird?',
  chapters: 'Kapitel',
  picture: 'Bild',
  toVideos: 'Einführungsvideos ansehen',
  feedback: {
    title: 'Dir fehlt etwas?',
    text: 'Platzwart wächst mit dem, was Praxen brauchen. Schreib uns, was dir gefällt, was dich stört und was du vermisst.',
  },
} as const;
