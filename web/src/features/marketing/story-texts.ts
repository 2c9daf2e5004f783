/** Texts of the landing page below its hero: what changes for a practice. */
export const texts = {
  title: 'Aus Zetteln wird eine Woche',
  before: 'Bisher:',
  all: [
    {
      title: 'Anfragen ohne Anruf',
      text: 'Wer einen Platz sucht, wählt passende Zeiten und beantwortet eure Fragen, am Handy oder am Computer.',
      before: 'Zettel, die nur versteht, wer sie geschrieben hat.',
    },
    {
      title: 'Ein Klick, und alle stehen da',
      text: 'Für jede Stunde der Woche steht fest, wer dran ist. Rückfragen per E-Mail halten die Liste aktuell.',
      before: 'Wer konnte noch mal am Mittwoch um 15 Uhr?',
    },
    {
      title: 'Platzwart fragt, ihr vergebt',
      text: 'Angebote gehen der Reihe nach per E-Mail hinaus. Sagt jemand ab, ist die nächste Person dran.',
      before: 'Die Liste abtelefonieren, von oben nach unten.',
    },
  ],
} as const;
