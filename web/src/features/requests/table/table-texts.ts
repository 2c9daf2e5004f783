/** Texts of the table of open requests. */
import type { TherapyRequest } from '@platzwart/domain/request/request';

const number = new Intl.NumberFormat('de-DE');

const source: Record<TherapyRequest['source'], string> = {
  online: 'online',
  phone: 'telefonisch',
  import: 'importiert',
};

const requests = (n: number) => (n === 1 ? '1 Anfrage' : `${number.format(n)} Anfragen`);

export const tableTexts = {
  actions: 'Aktionen',
  table: (title: string) => `Tabelle: ${title}`,
  all: 'Alle',
  source,
  years: (n: number) => `${n} J.`,
  waits: (span: string) => `wartet ${span}`,
  note: (name: string) => `Notiz zu ${name}`,
  offer: {
    until: (day: string) => `bis ${day}`,
    held: 'läuft',
    last: (day: string) => `zuletzt ${day}`,
    never: 'noch nie',
  },
  editedBy: (name: string) => `Wird gerade von ${name} bearbeitet`,
  loadingRest: 'wird noch geladen …',
  wait: 'Alle Anfragen werden geladen …',
  partFailed: 'Das lässt sich gerade nicht laden.',
  arrivals: {
    held: (n: number) =>
      n === 1 ? '1 neue Anfrage anzeigen' : `${number.format(n)} neue Anfragen anzeigen`,
    elsewhere: (n: number) => (n === 1 ? '1 neue Anfrage' : `${number.format(n)} neue Anfragen`),
    isNew: 'neu',
  },
  news: {
    label: 'Neue Anfragen',
    count: (n: number) => `${number.format(n)} neu`,
    show: 'Ansehen',
    readAll: 'Alle gelesen',
    notRead: 'Das ließ sich nicht speichern. Sie sind weiter als neu markiert.',
  },
  list: {
    count: (n: number) => `${requests(n)} in dieser Liste`,
    countInShort: (n: number) => requests(n),
    empty: {
      title: 'Niemand auf dieser Liste',
      text: 'Sobald eine offene Anfrage zu der Liste passt, steht sie von selbst hier.',
    },
  },
  more: {
    open: 'Mehr',
    heading: (n: number) => (n === 1 ? 'Die gefundene Anfrage' : `Alle ${requests(n)}`),
    sort: {
      oldest: 'Älteste zuerst zeigen',
      newest: 'Neueste zuerst zeigen',
      name: 'Nach Nachnamen zeigen',
      prescription: 'Nach Frist der Verordnung zeigen',
    },
    workbook: 'Als Excel-Datei speichern',
    export: 'Als CSV speichern',
    import: 'Liste importieren',
    print: 'Drucken',
    ask: 'Nach Interesse fragen …',
    call: 'Anrufrunde starten',
  },
  openColumns: 'Spalten',
  selection: {
    mode: 'Auswählen',
    endMode: 'Fertig',
    choose: (name: string) => `${name} auswählen`,
    choosePage: 'Alle auf dieser Seite auswählen',
    chosenAloud: (n: number) =>
      n === 0 ? '' : `${number.format(n)} ausgewählt. Die Eingabetaste führt zu den Aktionen.`,
  },
} as const;
