const number = new Intl.NumberFormat('de-DE');

export const texts = {
  loading: 'Einen Moment …',
  failed: 'Die Administration lässt sich gerade nicht laden.',
  titled: (screen: string, practice: string) => `${screen} – ${practice}`,
  toRequests: 'Zu den Anfragen springen',
  number: number.format,
  open: (n: number) => `${number.format(n)} offen`,
  newRequest: 'Neue Anfrage',
  taking: 'Nimmt Anfragen an',
  /** The second is left out where room is short. */
  takingParts: ['Nimmt', ' Anfragen', ' an'],
  noTimes: 'Keine Zeiten zur Wahl',
  full: 'Grenze erreicht',
  /** 'yyyy-MM-dd', the day it ends. */
  paused: (until = '') => `Pausiert${until && ` bis ${until.slice(8)}.${until.slice(5, 7)}.`}`,
  viewerOnly: 'Lesezugriff: ansehen, suchen, anrufen, nicht ändern.',
  toasts: 'Meldungen',
  closeToast: 'Meldung schließen',
} as const;
