/** Texts in the exported file; loaded with the first export. */
export const columnTexts = {
  status: { open: 'offen', archived: 'archiviert' },
  source: { online: 'online', phone: 'telefonisch', import: 'aus einer Datei' },
  steps: { callBack: 'zurückrufen', notReached: 'nicht erreicht', unsure: 'unsicher', followUpCall: 'nach Interesse fragen' },
  columns: {
    status: 'Status',
    requestedAt: 'Angefragt am',
    source: 'Eingang',
    prioritized: 'Priorisiert',
    tags: 'Schlagwörter',
    age: 'Alter',
    emailConfirmed: 'E-Mail bestätigt',
    notOffered: 'Nicht mehr angebotene Zeiten',
    adminNote: 'Notiz der Praxis',
    nextStep: 'Nächster Schritt',
    dueOn: 'Fällig am',
    archivedAt: 'Archiviert am',
    archiveReason: 'Archiviert, weil',
  },
} as const;
