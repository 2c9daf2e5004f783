export const texts = {
  isOnNoWaitingList: 'In keiner Warteliste',
  emailUnconfirmed: 'E-Mail unbestätigt',
  consentMissing: 'Einwilligung nicht erfasst',
  emailFailed: 'E-Mail nicht zustellbar',
  unanswered: 'ohne Antwort',
  pausedUntil: (day: string) => `pausiert bis ${day}`,
  prioritize: (name: string) => `${name} priorisieren`,
  isPrioritized: 'Priorisiert',
  prioritized: (when: string) => `Priorisiert am ${when}`,
  notPrioritized: (name: string) => `Die Priorität von ${name} wurde nicht geändert`,
  tagsNotChanged: (name: string) => `Die Schlagwörter von ${name} wurden nicht geändert`,
  call: (name: string, phone: string) => `${name} anrufen: ${phone}`,
  otherNumber: 'oder',
  undo: 'Rückgängig',
  archived: (name: string) => `${name}: archiviert`,
  notArchived: (name: string) => `${name} wurde nicht archiviert`,
  reactivated: (name: string) => `${name}: wieder offen`,
  offerBack: 'Auch das Angebot gilt wieder.',
  notReactivated: (name: string) => `${name} wurde nicht reaktiviert`,
  noSlots: 'keine Zeiten',
  notOffered: 'nicht mehr angeboten',
  missing: {
    list: (labels: readonly string[]) => `Fehlt noch: ${labels.join(', ')}`,
    address: 'Adresse',
    contactPerson: 'Kontaktperson',
  },
  followUpNo: 'nein – bitte anrufen',
  urgent: 'dringend',
  yes: 'ja',
  no: 'nein',
  nothing: '(leer)',
  editing: {
    saved: (name: string) => `${name}: gespeichert`,
    notSaved: (name: string) => `Die Änderungen an ${name} wurden nicht gespeichert`,
    undone: (name: string) => `${name}: Änderungen zurückgenommen`,
    notUndone: (name: string) => `Die Änderungen an ${name} ließen sich nicht zurücknehmen`,
    offline:
      'Keine Verbindung zum Internet. Sobald du wieder verbunden bist, kannst du noch einmal speichern.',
    noAnswer:
      'Wir haben keine Antwort bekommen. Speichere noch einmal: Es wird nichts doppelt geändert.',
  },
  note: {
    tooLong: 'Bitte kürze die Notiz auf höchstens 10.000 Zeichen.',
    refused:
      'Die Notiz wurde nicht gespeichert: Jemand war schneller, oder dir fehlt die Berechtigung.',
  },
  /** Fields of a request that are no question. */
  fields: {
    pendingEmail: 'Neue E-Mail, noch nicht bestätigt',
    pausedUntil: 'Pause bis zum',
    consentVersion: 'Fassung der Einwilligung',
  },
} as const;
