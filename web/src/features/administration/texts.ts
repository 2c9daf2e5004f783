const number = new Intl.NumberFormat('de-DE');

export const texts = {
  loading: 'Einen Moment …',
  failed: 'Die Administration lässt sich gerade nicht laden.',
  titled: (screen: string, practice: string) => `${screen} – ${practice}`,
  navigation: 'Administration',
  requests: 'Anfragen',
  toRequests: 'Zu den Anfragen springen',
  steps: 'Zu tun',
  compare: 'Anfragen vergleichen',
  week: 'Woche',
  vacancies: 'Freie Plätze',
  statistics: 'Auswertung',
  archive: 'Archiv',
  bin: 'Papierkorb',
  tags: 'Schlagwörter',
  lists: 'Listen',
  settings: 'Einstellungen',
  number: number.format,
  open: (n: number) => `${number.format(n)} offen`,
  newRequest: 'Neue Anfrage',
  setup: 'Praxis einrichten',
  importing: 'Liste importieren',
  toPractice: 'Zur Praxisseite',
  newTab: '(öffnet in neuem Tab)',
  taking: 'Nimmt Anfragen an',
  /** The second is left out where room is short. */
  takingParts: ['Nimmt', ' Anfragen', ' an'],
  noTimes: 'Keine Zeiten zur Wahl',
  full: 'Grenze erreicht',
  /** 'yyyy-MM-dd', the day it ends. */
  paused: (until = '') => `Pausiert${until && ` bis ${until.slice(8)}.${until.slice(5, 7)}.`}`,
  viewerOnly: 'Lesezugriff: ansehen, suchen, anrufen, nicht ändern.',
  askForRole: {
    press: (name: string) => `${name} um mehr bitten`,
    email: (practice: string, place: string) => ({
      subject: `Bitte ändere meine Rolle in „${practice}“`,
      body: `Hallo, ich habe in „${practice}“ Lesezugriff und möchte Anfragen auch ändern. Meine Rolle änderst du hier: ${place}`,
    }),
  },
  toasts: 'Meldungen',
  closeToast: 'Meldung schließen',
} as const;
