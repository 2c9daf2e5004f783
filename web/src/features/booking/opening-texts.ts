/** What every booking form begins with, shown while the practice still loads. */
export const openingTexts = {
  pageTitle: 'Therapieplatz Anfrage',
  optionalNote: 'Alle Felder sind Pflichtfelder, außer den mit (optional) gekennzeichneten.',
} as const;
