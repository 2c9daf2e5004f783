/**
 * Texts of the documents besides the legal text. Contracts say 'die Praxis' and address nobody
 * directly.
 */
export const contractTexts = {
  file: {
    file: 'datenschutz-mappe',
    title: 'Datenschutz-Mappe',
    subtitle: 'Unterlagen zur Verarbeitung von Anfragen mit Platzwart',
  },
  contract: {
    file: 'auftragsverarbeitung',
    title: 'Vertrag zur Auftragsverarbeitung',
    subtitle: 'nach Art. 28 der Datenschutz-Grundverordnung (DSGVO)',
    since: (day: string) =>
      `Mit der Registrierung der Praxis am ${day} wurde ein Vertrag zur Auftragsverarbeitung elektronisch geschlossen (Art. 28 Abs. 9 DSGVO).`,
    /** `accepted`: the version of then; null where none is recorded. */
    accepted: (accepted: string | null, printed: string) =>
      accepted === printed
        ? `Bei der Registrierung angenommen: diese Fassung vom ${printed}.`
        : `Bei der Registrierung angenommen: ${accepted === null ? 'eine Fassung, deren Datum nicht gespeichert ist' : `Fassung vom ${accepted}`}. Dies ist die Fassung vom ${printed}. Spätere Fassungen gelten nach Abschnitt 18, nachdem sie der Praxis gesendet wurden.`,
  },
  between: 'zwischen',
  practiceRole: '„die Praxis“, Verantwortliche',
  operatorRole: '„Platzwart“, Auftragsverarbeiter',
  practice: (title: string) => `Praxis: ${title}`,
  partyMissing:
    'Vertragspartner: noch nicht eingetragen (in den Einstellungen unter „Datenschutz“)',
  contactPerson: (name: string) => `Kontaktperson: ${name}`,
  furtherLocation: (title: string, address: string) =>
    address ? `Weiterer Standort: ${title}, ${address}` : `Weiterer Standort: ${title}`,
  stand: (text: string, day: string) => `Text vom ${text}, ausgefertigt am ${day}.`,
  signatureHint:
    'Eine Unterschrift ist nicht nötig. Wer sie für die eigenen Unterlagen braucht, unterschreibt hier.',
  signature: 'Ort, Datum, Unterschrift',
  forPractice: 'Für die Praxis',
  forOperator: (company: string) => `Für ${company}`,
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
} as const;
