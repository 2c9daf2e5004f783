/** Texts of the page about e-mails on new requests. */
export const texts = {
  title: 'Benachrichtigung',
  lead: 'Wer eine E-Mail bekommt, wenn eine Anfrage eingeht. Namen und Anliegen von Patientinnen und Patienten stehen nie darin.',
  loading: 'Euer Team wird geladen …',
  loadFailed: 'Euer Team lässt sich gerade nicht laden.',
  frequency: { immediately: 'Bei jeder Anfrage', daily: 'Einmal am Tag', never: 'Keine E-Mails' },
  select: 'Neue Anfragen',
  practice: {
    title: 'Adresse der Praxis',
    toProfile: 'Adresse ändern',
    unconfirmed: 'noch nicht bestätigt',
  },
  team: 'Team',
  self: 'du',
  noAddress: 'keine E-Mail-Adresse bekannt',
  nobody: {
    title: 'Niemand erfährt von neuen Anfragen.',
    text: 'Sie kommen trotzdem an und stehen in der Administration. Wähle mindestens eine Adresse, damit keine liegen bleibt.',
  },
  gone: 'nicht mehr im Team',
  preview: {
    title: 'So sehen die E-Mails aus',
    choice: 'Welche E-Mail?',
    options: [
      { value: 'newRequest', label: 'Bei jeder Anfrage' },
      { value: 'dailyDigest', label: 'Einmal am Tag' },
    ],
    sender: 'Platzwart',
  },
} as const;
