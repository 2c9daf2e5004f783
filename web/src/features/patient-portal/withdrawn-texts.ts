/** Texts of a request that its person has withdrawn. */
export const withdrawnTexts = {
  title: 'Sie haben Ihre Anfrage zurückgezogen',
  text: (day: string) => `Ihre Anfrage steht seit dem ${day} nicht mehr auf der Warteliste.`,
  undoLead: (day: string) =>
    `Bis zum ${day} können Sie das rückgängig machen. Dann stehen Sie wieder an derselben Stelle auf der Warteliste.`,
  undo: 'Rückgängig machen',
  undoing: 'Wird rückgängig gemacht …',
  over: 'Rückgängig machen geht nicht mehr. Wenn Sie wieder einen Platz suchen, wenden Sie sich bitte an die Praxis oder stellen Sie eine neue Anfrage.',
} as const;
