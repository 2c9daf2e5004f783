/** Texts of a look at the administration with invented people. */
export const texts = {
  name: 'Beispieldaten',
  offer: 'Mit Beispieldaten ansehen',
  offerWeek: 'Beispielwoche ansehen',
  loading: 'Wird geladen …',
  failed: 'Die Beispieldaten ließen sich nicht laden. Bitte versuche es noch einmal.',
  bar: 'Beispieldaten: Diese Personen gibt es nicht, und nichts davon ist gespeichert.',
  end: 'Beispieldaten beenden',
  reason: 'Das sind Beispieldaten: Ändern lässt sich hier nichts.',
  demoPractice: 'Praxis Beispiel',
  guest: 'Gast',
  demoBar: 'Demo: Diese Praxis und diese Personen gibt es nicht, und nichts davon ist gespeichert.',
  demoReason: 'Das ist eine Demo: Ändern lässt sich hier nichts.',
  endDemo: 'Demo beenden',
  start: 'Loslegen!',
  nothingHere: {
    title: 'Das gibt es erst in einer echten Praxis',
    text: 'Einstellungen, Einrichten und Importieren gehören zu deiner eigenen Praxis. Nach der Registrierung kannst du alles ausprobieren.',
    back: 'Zurück zur Demo',
  },
} as const;
