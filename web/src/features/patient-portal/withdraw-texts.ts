/** Texts of withdrawing a request, loaded with what is managed. */
export const withdrawTexts = {
  title: 'Keinen Platz mehr?',
  text: (days: number) =>
    `Dann ziehen Sie Ihre Anfrage zurück. ${days} Tage lang lässt sich das rückgängig machen.`,
  press: 'Anfrage zurückziehen',
  sure: 'Möchten Sie Ihre Anfrage wirklich zurückziehen?',
  meaning:
    'Dann steht sie nicht mehr auf der Warteliste. Ihre Angaben bleiben vorerst im Archiv der Praxis. Sollen sie gelöscht werden, widerrufen Sie stattdessen unten auf dieser Seite Ihre Einwilligung.',
  offered: 'Der angebotene Platz geht dann an andere und kommt nicht zurück.',
  confirm: 'Ja, zurückziehen',
  cancel: 'Nein, weiter warten',
  pressing: 'Wird zurückgezogen …',
} as const;
