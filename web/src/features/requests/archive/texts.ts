import { binDays } from '@platzwart/domain/retention/bin-days';

const number = new Intl.NumberFormat('de-DE');

export const texts = {
  searchPlaceholder: 'Name, Telefon, E-Mail',
  reason: 'Grund',
  anyReason: 'alle Gründe',
  all: 'Alle',
  number: number.format,
  reasonOption: (reason: string, n: number | undefined) =>
    n === undefined ? reason : `${reason} (${number.format(n)})`,
  explanation: (months: number) =>
    `Reaktivieren holt jemanden mit dem alten Datum zurück auf die Warteliste. Nach ${months} Monaten ohne Änderung wird eine Anfrage gelöscht.`,
  storedUntil: (day: string) => `bleibt bis ${day}`,
  archived: 'Archiviert',
  since: (day: string) => `seit ${day}`,
  waited: 'Hat gewartet',
  archivedAgo: (when: string) => `archiviert ${when}`,
  waitedFor: (time: string) => `hat ${time} gewartet`,
  reset: 'Suche und Filter zurücksetzen',
  tooShort: 'Gib mindestens zwei Zeichen ein.',
  count: (n: number) =>
    n === 1 ? '1 archivierte Anfrage' : `${number.format(n)} archivierte Anfragen`,
  countBecause: (n: number, reason: string) => `${number.format(n)} archiviert: ${reason}`,
  moreBecause: (n: number, reason: string) => `mehr als ${number.format(n)} archiviert: ${reason}`,
  searching: 'Wird gesucht …',
  found: (n: number) => `${number.format(n)} gefunden`,
  /** The server holds more matches than were searched. */
  foundSoFar: (n: number) => `mehr als ${number.format(n)} gefunden`,
  lookedThrough: (n: number) =>
    `Durchsucht sind die ${number.format(n)} zuletzt archivierten Anfragen, die zum längsten Wort deiner Suche passen.`,
  lookFurther: 'Ältere durchsuchen',
  range: (first: number, last: number, total: number | undefined) =>
    total === undefined
      ? `${number.format(first)} - ${number.format(last)} von mehr als ${number.format(last)}`
      : `${number.format(first)} - ${number.format(last)} von ${number.format(total)}`,
  noneBecause: {
    title: 'Keine Anfrage mit diesem Grund',
    text: 'Aus diesem Grund wurde noch nichts archiviert.',
    action: 'Alle Gründe zeigen',
  },
  toMerged: 'Zur Anfrage',
  toMergedNamed: (name: string) => `Zur Anfrage mit den Angaben beider: ${name}`,
  mergedHint:
    'Diese Anfrage wurde mit einer anderen derselben Person zusammengeführt und lebt dort weiter.',
  bin: { lead: `Von Hand gelöscht, ${binDays} Tage lang zurückzuholen:`, link: 'Papierkorb' },
  export: 'Exportieren',
  /** Results of a search or a reason filter. */
  exportFound: 'Gefundene exportieren',
} as const;
