/** Texts of a look at the administration with invented people. */
export const texts = {
  name: 'Beispieldaten',
  offer: 'Mit Beispieldaten ansehen',
  offerWeek: 'Beispielwoche ansehen',
  about: 'Wie sähe das mit Anfragen aus? Sieh dir Liste und Woche mit erfundenen Personen an.',
  loading: 'Wird geladen …',
  failed: 'Die Beispieldaten ließen sich nicht laden. Bitte versuche es noch einmal.',
  bar: 'Beispieldaten: Diese Personen gibt es nicht, und nichts davon ist gespeichert.',
  end: 'Beispieldaten beenden',
  reason: 'Das sind Beispieldaten: Ändern lässt sich hier nichts.',
} as const;
