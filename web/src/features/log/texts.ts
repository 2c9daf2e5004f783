import type { LogEntry } from '@platzwart/domain/practice-log';

const number = new Intl.NumberFormat('de-DE');

const requests = (n: number) => (n === 1 ? '1 Anfrage' : `${number.format(n)} Anfragen`);

const settings = (of: string) => () => `Einstellungen geändert: ${of}`;

const what: Record<LogEntry['what'], (count: number) => string> = {
  requestDeleted: (n) => `${requests(n)} endgültig gelöscht`,
  requestBinned: (n) => `${requests(n)} in den Papierkorb gelegt`,
  requestBroughtBack: (n) => `${requests(n)} aus dem Papierkorb zurückgeholt`,
  requestsImported: (n) => `${requests(n)} aus einer Datei übernommen`,
  importUndone: (n) => `Übernahme aus einer Datei zurückgenommen: ${requests(n)}`,
  tagsMerged: (n) => `Schlagwörter zusammengelegt, an ${n === 0 ? 'keiner Anfrage' : requests(n)}`,
  profileChanged: settings('Profil'),
  formChanged: settings('Formular'),
  locationsChanged: settings('Standorte'),
  notificationsChanged: settings('Benachrichtigung'),
  followUpChanged: settings('Rückfrage'),
  retentionChanged: settings('Aufbewahrung'),
  intakePaused: () => 'Aufnahme pausiert',
  intakeResumed: () => 'Aufnahme fortgesetzt',
  practiceExported: () => 'Alle Daten der Praxis ausgeleitet',
  checkoutStarted: () => 'Zur Bezahlung eines Abos gegangen',
  locationsPaidChanged: (n) => `Bezahlte Standorte geändert: ${number.format(n)}`,
  referralLinked: () => 'Empfehlungscode eingetragen',
  deletionPlanned: () => 'Löschen der Praxis beauftragt',
  deletionUndone: () => 'Löschen der Praxis zurückgenommen',
};

export const texts = {
  title: 'Protokoll',
  lead: 'Wer Einstellungen geändert oder etwas mit vielen Anfragen auf einmal oder endgültig gemacht hat. Namen von Patienten stehen hier nicht.',
  loading: 'Das Protokoll wird geladen …',
  loadFailed: 'Das Protokoll lässt sich gerade nicht laden.',
  retry: 'Noch einmal versuchen',
  empty: {
    title: 'Noch nichts im Protokoll',
    text: 'Hier steht, wenn jemand Einstellungen ändert, Anfragen löscht oder zurückholt, aus einer Datei übernimmt oder Schlagwörter zusammenlegt.',
  },
  what,
  formerMember: 'ein früheres Mitglied',
  platform: 'automatisch',
  patient: 'die anfragende Person',
  older: 'Ältere Einträge zeigen',
  shown: (n: number, isAll: boolean) => (n === 1 ? '1 Eintrag' : `${isAll ? '' : 'die letzten '}${number.format(n)} Einträge`),
} as const;
