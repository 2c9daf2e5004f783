import type { DoctorsOrder, TherapyWish, TimeFlexibility } from '@platzwart/domain/booking-request';
import type { HistoryEntry } from '@platzwart/domain/history';
import type { ArchiveReason } from '@platzwart/domain/request';

const number = new Intl.NumberFormat('de-DE');

const what: Record<HistoryEntry['what'], string> = {
  requested: 'Anfrage eingegangen',
  corrected: 'Angaben berichtigt',
  emailConfirmed: 'E-Mail-Adresse bestätigt',
  archived: 'Archiviert',
  reactivated: 'Reaktiviert',
  prioritized: 'Priorisiert',
  deprioritized: 'Priorität zurückgenommen',
  tagsChanged: 'Schlagwörter geändert',
  noteChanged: 'Notiz geändert',
};

const reasons: Record<ArchiveReason, string> = {
  placeFound: 'Platz erhalten',
  noInterest: 'kein Interesse mehr',
  notReachable: 'nicht erreichbar',
  other: 'anderes',
};

const doctorsOrder: Record<DoctorsOrder, string> = {
  available: 'liegt vor',
  requested: 'wird noch ausgestellt',
  none: 'liegt nicht vor',
};

const wish: Record<TherapyWish, string> = { yes: 'ja, gerne', possible: 'auch möglich', no: 'nein' };

const flexibility: Record<TimeFlexibility, string> = {
  notFlexible: 'nicht flexibel',
  somewhatFlexible: 'etwas flexibel',
  veryFlexible: 'sehr flexibel',
};

export const texts = {
  emailUnconfirmed: 'E-Mail unbestätigt',
  openCount: (n: number) => (n === 1 ? '1 offene Anfrage' : `${number.format(n)} offene Anfragen`),
  archivedCount: (n: number) => (n === 1 ? '1 archivierte Anfrage' : `${number.format(n)} archivierte Anfragen`),
  found: (n: number, of: number) => `${number.format(n)} von ${number.format(of)} gefunden`,
  liveLimit: (n: number) => `Hier stehen die ${number.format(n)} ältesten offenen Anfragen.`,
  archiveLimit: (n: number) => `Hier stehen die ${number.format(n)} zuletzt archivierten Anfragen.`,
  title: 'Offene Anfragen',
  archiveTitle: 'Archiv',
  search: 'Suchen',
  searchPlaceholder: 'Name, Telefon, E-Mail, Notiz',
  searchReset: 'Suche zurücksetzen',
  loading: 'Anfragen werden geladen …',
  loadFailed: 'Die Anfragen lassen sich gerade nicht laden.',
  accessEnded: {
    title: 'Dein Zugang wurde beendet',
    text: 'Du siehst diese Daten nicht mehr. Wenn das ein Versehen ist, sprich bitte mit der Administration deiner Praxis.',
  },
  retry: 'Noch einmal versuchen',
  empty: {
    title: 'Noch keine Anfragen',
    text: 'Teile den Link zu eurem Anfrageformular, zum Beispiel auf eurer Website oder in einer E-Mail. Neue Anfragen erscheinen hier von selbst.',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    copyFailed: 'Der Link ließ sich nicht kopieren. Du kannst ihn oben markieren.',
  },
  noMatch: { title: 'Nichts gefunden', text: 'Keine Anfrage passt zu deiner Suche.' },
  emptyArchive: {
    title: 'Das Archiv ist leer',
    text: 'Archivierte Anfragen stehen hier und lassen sich mit einem Klick reaktivieren.',
  },
  columns: {
    requestedAt: 'Angefragt am',
    archivedAt: 'Archiviert am',
    priority: 'Priorität',
    name: 'Name',
    tags: 'Schlagwörter',
    slots: 'Zeiten',
    note: 'Notiz',
    reason: 'Grund',
    actions: 'Aktionen',
  },
  open: (name: string) => `${name}: alle Angaben`,
  prioritize: (name: string) => `${name} priorisieren`,
  prioritized: (when: string) => `Priorisiert am ${when}`,
  archive: 'Archivieren',
  archiveHeading: 'Archivieren, weil',
  archiveNamed: (name: string) => `Archivieren: ${name}`,
  reasons,
  reactivate: 'Reaktivieren',
  reactivateNamed: (name: string) => `Reaktivieren: ${name}`,
  undo: 'Rückgängig',
  archived: (name: string) => `${name}: archiviert`,
  reactivated: (name: string) => `${name}: wieder offen`,
  notArchived: (name: string) => `${name} wurde nicht archiviert`,
  notReactivated: (name: string) => `${name} wurde nicht reaktiviert`,
  notPrioritized: (name: string) => `Die Priorität von ${name} wurde nicht geändert`,
  tryAgain: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  notAllowed: 'Dafür fehlt dir die Berechtigung in dieser Praxis. Sprich bitte mit ihrer Administration.',
  noSlots: 'keine Zeiten',
  slots: (n: number) => (n === 1 ? '1 Zeit' : `${n} Zeiten`),
  notOffered: 'nicht mehr angeboten',
  paginator: {
    label: 'Seiten',
    perPage: 'Pro Seite',
    range: (first: number, last: number, total: number) => `${first} - ${last} von ${number.format(total)}`,
    first: 'Erste Seite',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    last: 'Letzte Seite',
  },
  panel: {
    close: 'Schließen',
    notFound: 'Anfrage nicht gefunden',
    gone: 'Diese Anfrage gibt es nicht mehr.',
    requestedAt: (when: string) => `Angefragt am ${when}`,
    archivedAt: (when: string, reason: string) => `Archiviert am ${when} (${reason})`,
    person: 'Person',
    contact: 'Kontakt',
    therapy: 'Anliegen',
    times: 'Zeiten',
    note: 'Notiz der Praxis',
    history: 'Verlauf',
    noNote: 'Noch keine Notiz.',
    birthdate: 'Geburtsdatum',
    age: (years: number) => (years === 1 ? '1 Jahr' : `${years} Jahre`),
    contactPerson: 'Ansprechperson',
    email: 'E-Mail',
    phone: 'Telefon',
    phone2: 'Weitere Nummer',
    address: 'Adresse',
    houseCall: 'Hausbesuch',
    doctorsOrder: 'Verordnung',
    doctorsOrderName: 'Verordnet von',
    insurance: 'Versicherung',
    teletherapy: 'Teletherapie',
    groupTherapy: 'Gruppentherapie',
    reason: 'Grund der Anfrage',
    timeFlexibility: 'Zeitlich',
    callbackWish: 'Rückruf',
    callbackWished: 'gewünscht',
    requestNote: 'Anmerkung',
    followUp: 'Nachfragen, ob noch Interesse',
    followUpYes: 'ja, per E-Mail',
    followUpNo: 'nein',
    tags: 'Schlagwörter',
    yes: 'ja',
    no: 'nein',
    historyLoading: 'Verlauf wird geladen …',
    historyFailed: 'Der Verlauf lässt sich gerade nicht laden.',
  },
  doctorsOrder,
  wish,
  flexibility,
  history: {
    what,
    by: (entry: HistoryEntry, memberNames: ReadonlyMap<string, string>) => {
      if (entry.by.kind === 'patient') return 'durch die anfragende Person';
      if (entry.by.kind === 'platform') return 'automatisch';
      return `durch ${memberNames.get(entry.by.uid) ?? 'ein früheres Mitglied'}`;
    },
  },
} as const;
