/** Texts of the form's opening, identical for every practice and shown while it loads. */
export const openingTexts = {
  pageTitle: 'Therapieplatz Anfrage',
  optionalNote: 'Alle Felder sind Pflichtfelder, nur die mit (optional) gekennzeichneten nicht.',
  loading: 'Das Formular wird geladen …',
} as const;
