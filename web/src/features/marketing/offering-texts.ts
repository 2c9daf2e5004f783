/**
 * Texts of the section about free places on `/product`; its code loads late, unlike those in
 * `product-texts.ts`.
 */
export const texts = {
  title: 'Freie Plätze anbieten',
  lead: 'Ein fester Wochenplatz, fair und nachvollziehbar vergeben.',
  steps: [
    {
      title: 'Vorschläge mit Gründen',
      text: 'Wird der Mittwoch um 15 Uhr frei, schlägt Platzwart vor, wen ihr fragt, und sagt, warum: wem die Zeit genau passt und wer am längsten wartet.',
    },
    {
      title: 'Platzwart fragt, ihr vergebt',
      text: 'Die Angebote gehen per E-Mail hinaus, mit Frist und Erinnerung. Wer keine E-Mail hat, steht bei euch zum Anrufen. Vergeben ist der Platz erst mit eurem Klick.',
    },
    {
      title: 'Niemand verliert seine Stelle',
      text: 'Wer absagt oder nicht antwortet, wartet an derselben Stelle weiter.',
    },
  ],
} as const;
