export const texts = {
  asOf: (date: string) => `Stand: ${date}`,
  print: 'Drucken',
  printAnnex: 'Anhang drucken',
  annex: 'Anhang: Vereinbarung zur Auftragsverarbeitung',
  toAnnex: 'Zum Anhang',
  consent: 'Deine Entscheidung zu Cookies',
  loading: 'Wird geladen …',
  failed: 'Der Text konnte nicht geladen werden',
  retry: 'Noch einmal versuchen',
} as const;
