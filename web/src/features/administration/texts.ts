const number = new Intl.NumberFormat('de-DE');

export const texts = {
  loading: 'Einen Moment …',
  failed: 'Die Administration lässt sich gerade nicht laden.',
  accessEnded: {
    title: 'Dein Zugang wurde beendet',
    text: 'Du siehst die Daten dieser Praxis nicht mehr. Wenn das ein Versehen ist, sprich bitte mit der Administration deiner Praxis.',
  },
  noAccessTitle: 'Kein Zugang',
  titled: (screen: string, practice: string) => `${screen} – ${practice}`,
  retry: 'Noch einmal versuchen',
  navigation: 'Administration',
  requests: 'Anfragen',
  week: 'Woche',
  archive: 'Archiv',
  open: (n: number) => `${number.format(n)} offen`,
  toPractice: 'Zur Praxisseite',
  newTab: '(neuer Tab)',
  paused: 'Aufnahme pausiert',
  offline: 'Keine Verbindung. Du siehst den letzten Stand; er erneuert sich, sobald die Verbindung wieder da ist.',
  viewerOnly: 'Du hast Lesezugriff: Ändern können Anfragen nur Mitglieder mit der Rolle Therapie oder Administration.',
  toasts: 'Meldungen',
  closeToast: 'Meldung schließen',
  roles: { administrator: 'Administration', therapist: 'Therapie', viewer: 'Lesezugriff' },
  dashboard: {
    title: 'Meine Praxen',
    role: (role: string) => `Deine Rolle: ${role}`,
    count: (n: number) => (n === 1 ? 'offene Anfrage' : 'offene Anfragen'),
    countUnknown: 'Anzahl gerade nicht verfügbar',
    open: 'Zur Administration',
    public: 'Praxisseite',
    register: 'Praxis registrieren',
    empty: {
      title: 'Noch keine Praxis',
      text: 'Registriere deine Praxis und probiere alles 30 Tage kostenlos aus, ohne Kreditkarte. Wenn deine Praxis schon dabei ist, bitte jemanden mit Administrationsrecht, dich einzuladen.',
    },
  },
} as const;
