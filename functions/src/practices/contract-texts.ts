/**
 * Texts of the documents besides the legal text. Contracts say 'die Praxis' and address nobody
 * directly.
 */
export const contractTexts = {
  contract: {
    file: 'auftragsverarbeitung',
    title: 'Vertrag zur Auftragsverarbeitung',
    subtitle: 'nach Art. 28 der Datenschutz-Grundverordnung (DSGVO)',
    since: (day: string) =>
      `Diese Vereinbarung gilt seit der Registrierung der Praxis am ${day} und ist elektronisch geschlossen (Art. 28 Abs. 9 DSGVO).`,
  },
  measures: {
    file: 'technische-massnahmen',
    /** As its heading in the annex. */
    title: 'Technische und organisatorische Maßnahmen',
    subtitle:
      'nach Art. 32 der Datenschutz-Grundverordnung (DSGVO), Teil des Vertrags zur Auftragsverarbeitung',
  },
  between: 'zwischen',
  practiceRole: '„die Praxis“, Verantwortliche',
  operatorRole: '„Platzwart“, Auftragsverarbeiter',
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
