export const texts = {
  asOf: (date: string) => `Stand: ${date}`,
  print: 'Drucken',
  printAnnex: 'Anhang drucken',
  annex: 'Anhang: Vereinbarung zur Auftragsverarbeitung',
  loading: 'Wird geladen …',
  failed: 'Der Text konnte nicht geladen werden',
  retry: 'Noch einmal versuchen',
} as const;
