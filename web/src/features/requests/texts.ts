import { expiresSoon } from '@platzwart/domain/booking/prescription-days';
import type { ArchivedBecause } from '@platzwart/domain/request/request';

const number = new Intl.NumberFormat('de-DE');

const reasons: Record<ArchivedBecause, string> = {
  placeFound: 'Platz erhalten',
  noInterest: 'kein Interesse mehr',
  notReachable: 'nicht erreichbar',
  other: 'anderes',
  merged: 'zusammengeführt',
};

export const texts = {
  countOnNoWaitingList: (n: number) =>
    n === 1
      ? '1 offene Anfrage steht in keiner Warteliste.'
      : `${number.format(n)} offene Anfragen stehen in keiner Warteliste.`,
  showThem: 'Ansehen',
  unansweredFilter: 'Ohne Antwort',
  openCount: (n: number) => (n === 1 ? '1 offene Anfrage' : `${number.format(n)} offene Anfragen`),
  archivedCount: (n: number) =>
    n === 1 ? '1 archivierte Anfrage' : `${number.format(n)} archivierte Anfragen`,
  found: (n: number, of: number) => `${number.format(n)} von ${number.format(of)} gefunden`,
  title: 'Offene Anfragen',
  archiveTitle: 'Archiv',
  search: 'Suchen',
  searchPlaceholder: 'Name, Telefon, Notiz',
  showAll: 'Suche und Filter zurücksetzen',
  searchReset: 'Suche zurücksetzen',
  loading: 'Anfragen werden geladen …',
  loadFailed: 'Die Anfragen lassen sich gerade nicht laden.',
  accessEnded: {
    title: 'Dein Zugang wurde beendet',
    text: 'Du siehst diese Daten nicht mehr. Wenn das ein Versehen ist, sprich bitte mit der Administration deiner Praxis.',
  },
  noMatch: { title: 'Nichts gefunden', text: 'Keine Anfrage passt zu deiner Suche.' },
  emptyArchive: {
    title: 'Das Archiv ist leer',
    text: 'Archivierte Anfragen stehen hier und lassen sich mit einem Klick reaktivieren.',
  },
  filter: {
    open: (n: number) => (n === 0 ? 'Filter' : `Filter (${n})`),
    tags: 'Schlagwörter',
    deletedTag: 'gelöschtes Schlagwort',
    deletedLocation: 'gelöschter Standort',
    or: ' oder ',
    without: (tag: string) => `ohne ${tag}`,
    marks: 'Zustand',
    isNew: 'Neu',
    prioritized: 'Priorisiert',
    noEmail: 'Ohne E-Mail-Adresse',
    prescription: `Verordnung läuft in ${expiresSoon} Tagen ab`,
    age: 'Alter',
    anyAge: 'jedes Alter',
    ages: {
      under: (years: number) => `unter ${years} Jahren`,
      from: (years: number) => `ab ${years} Jahren`,
      between: (from: number, to: number) =>
        from === to ? `${from} Jahre` : `${from} bis ${to} Jahre`,
    },
    waiting: 'Wartet schon',
    anyWaiting: 'egal wie lange',
    months: (n: number) =>
      n === 1 ? '1 Monat' : n % 12 > 0 ? `${n} Monate` : n === 12 ? '1 Jahr' : `${n / 12} Jahre`,
    location: 'Standort',
    everywhere: 'alle Standorte',
    dayParts: [
      { value: 'morning', label: 'vormittags' },
      { value: 'afternoon', label: 'nachmittags' },
    ],
    insurance: 'Versicherung',
    anyInsurance: 'alle Versicherungen',
    offer: 'Angebot',
    anyOffer: 'egal',
    offers: {
      has: 'hat eines',
      recent: (days: number) => `in den letzten ${days} Tagen gefragt`,
      never: 'noch nie gefragt',
    },
    reset: 'Filter zurücksetzen',
    resetShort: 'Zurücksetzen',
    title: 'Wen zeigen?',
    show: (n: number | undefined) =>
      n === undefined
        ? 'Treffer zeigen'
        : n === 1
          ? '1 Treffer zeigen'
          : `${number.format(n)} Treffer zeigen`,
    times: 'Kann am',
    active: 'Gefiltert nach',
    remove: (what: string) => `Nicht mehr filtern: ${what}`,
    canOn: (day: string) => `kann am ${day}`,
    waits: (span: string) => `wartet ${span} oder länger`,
    offerIs: (state: string) => `Angebot: ${state}`,
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
  call: (name: string) => `Anrufen: ${name}`,
  callNumber: (name: string, phone: string) => `${name} anrufen: ${phone}`,
  callWord: 'Anrufen',
  open: (name: string) => `${name}: alle Angaben`,
  archive: 'Archivieren',
  archiveHeading: 'Archivieren, weil',
  archiveNamed: (name: string) => `Archivieren: ${name}`,
  reasons,
  reactivate: 'Reaktivieren',
  reactivateNamed: (name: string) => `Reaktivieren: ${name}`,
  paginator: {
    label: 'Seiten',
    perPage: 'Pro Seite',
    range: (first: number, last: number, total: number) =>
      `${number.format(first)} - ${number.format(last)} von ${number.format(total)}`,
    pageWord: 'Seite',
    page: (pages: number) => `Seite, 1 bis ${number.format(pages)}`,
    first: 'Erste Seite',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    last: 'Letzte Seite',
  },
  panel: {
    close: 'Schließen',
    notFound: 'Anfrage nicht gefunden',
    gone: 'Diese Anfrage gibt es nicht mehr. Hat jemand sie gelöscht, liegt sie vielleicht noch im Papierkorb, unter „Archiv“.',
    requestedAt: (when: string) => `Angefragt am ${when}`,
    archivedAt: (when: string, reason: string) => `Archiviert am ${when} (${reason})`,
    person: 'Person',
    contact: 'Kontakt',
    therapy: 'Anliegen',
    times: 'Zeiten',
    note: 'Notiz der Praxis',
    history: 'Verlauf',
    noNote: 'Noch keine Notiz.',
    age: (years: number) => (years === 1 ? '1 Jahr' : `${years} Jahre`),
    contactPerson: 'Kontaktperson',
    address: 'Adresse',
    callbackRequested: 'gewünscht',
    tags: 'Schlagwörter',
    historyLoading: 'Verlauf wird geladen …',
    historyFailed: 'Der Verlauf lässt sich gerade nicht laden.',
  },
  editing: {
    edit: 'Bearbeiten',
    saving: 'Wird gespeichert …',
    archived:
      'Diese Anfrage wurde inzwischen archiviert. Erst wenn sie reaktiviert ist, lassen sich deine Änderungen speichern.',
    gone: 'Diese Anfrage gibt es nicht mehr. Deine Änderungen lassen sich nicht mehr speichern.',
    loadFailed: 'Das Formular lässt sich gerade nicht laden.',
    back: 'Zurück zu den Angaben',
  },
  changes: {
    count: (n: number) => (n === 1 ? '1 Angabe' : `${n} Angaben`),
  },
} as const;
