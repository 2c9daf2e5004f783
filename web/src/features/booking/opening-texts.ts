/** How the form begins for every practice; it stands there before the practice has come. */
export const openingTexts = {
  pageTitle: 'Therapieplatz Anfrage',
  optionalNote: 'Alle Felder sind Pflichtfelder, außer den mit (optional) gekennzeichneten.',
  otherWay: 'Lieber nicht online? Sie erreichen die Praxis auch direkt:',
} as const;
