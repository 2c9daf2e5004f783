const number = new Intl.NumberFormat('de-DE');

/** Texts shared by all settings pages. */
export const texts = {
  identityEnds:
    'Wir haben geprüft, dass ihr diese Praxis seid, mit Namen, Fachrichtung und Adressen wie bisher. Speicherst du das, gilt die Prüfung nicht mehr: Dann gibt es keine Wartebestätigungen, bis wir noch einmal geprüft haben.',
  administratorsOnly:
    'Du siehst, was eingestellt ist. Ändern kann es, wer die Rolle Administration hat.',
  locked:
    'Diese Praxis lässt sich gerade nur ansehen: Testzeit oder Abo sind abgelaufen, eine Rechnung ist zu lange offen, oder sie soll gelöscht werden.',
  loading: 'Einen Moment …',
  loadFailed: 'Die Einstellungen lassen sich gerade nicht laden.',
  unsaved: 'Nicht gespeicherte Änderungen',
  stands: 'Gespeichert',
  waits: 'Nicht gespeichert',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert.',
  discard: 'Verwerfen',
  wouldBeLost: 'Deine Änderungen auf dieser Seite sind noch nicht gespeichert.',
  invalid: 'Formularfehler: Bitte prüfe deine Eingaben.',
  notSaved: 'Noch nicht gespeichert',
  affected: {
    title: (n: number) => `Namen zeigen (${number.format(n)})`,
    leftOut: (n: number) => `Dann in keiner Liste mehr (${number.format(n)}):`,
    fewer: (n: number) => `Mit weniger Zeiten als bisher (${number.format(n)}):`,
    more: (n: number) => `und ${number.format(n)} weitere`,
  },
  conflict: {
    title: 'Inzwischen wurde hier etwas geändert. Was soll gelten?',
    now: 'Jetzt steht dort:',
    nothing: 'nichts',
    take: 'Übernehmen',
    keep: 'Meines behalten',
    takeNamed: (label: string) => `Übernehmen: ${label}`,
    keepNamed: (label: string) => `Meines behalten: ${label}`,
    open: 'Bitte entscheide zuerst oben, was bei den Angaben gelten soll, die inzwischen geändert wurden.',
  },
  on: 'an',
  off: 'aus',
} as const;
