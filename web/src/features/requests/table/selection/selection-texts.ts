/** Texts of the bulk bar, loaded with it. */

const number = new Intl.NumberFormat('de-DE');

const requests = (n: number) => (n === 1 ? '1 Anfrage' : `${number.format(n)} Anfragen`);

export const selectionTexts = {
  label: 'Auswahl',
  chosen: (n: number) => `${number.format(n)} ausgewählt`,
  together: 'gemeinsam',
  nothingTogether: 'keine gemeinsame Zeit',
  hidden: (n: number) => `davon ${number.format(n)} hier nicht zu sehen`,
  chooseFound: (n: number) => `Alle ${number.format(n)} gefundenen auswählen`,
  clear: 'Auswahl aufheben',
  call: 'Anrufrunde',
  tags: 'Schlagwörter',
  tagsHeading: (n: number) => `Schlagwörter an ${n === 1 ? 'der Anfrage' : `den ${requests(n)}`}`,
  noTags: 'Noch keine Schlagwörter angelegt.',
  prioritize: 'Priorisieren',
  deprioritize: 'Priorität zurücknehmen',
  archive: 'Archivieren',
  archiveHeading: (n: number) => `${requests(n)} archivieren, weil`,
  export: 'Exportieren',
  print: 'Drucken',
  more: 'Mehr',
  merge: 'Zusammenführen',
  title: (of: string) => `${of}, Auswahl`,
  undo: 'Rückgängig',
  working: {
    archived: (done: number, of: number) =>
      `${number.format(done)} von ${number.format(of)} archiviert …`,
    reactivated: (done: number, of: number) =>
      `${number.format(done)} von ${number.format(of)} wieder offen …`,
  },
  done: {
    archived: (n: number) => `${number.format(n)} archiviert`,
    reactivated: (n: number) => `${number.format(n)} wieder offen`,
    prioritized: (n: number) => `${number.format(n)} priorisiert`,
    deprioritized: (n: number) => `Priorität von ${requests(n)} zurückgenommen`,
    tagged: (tag: string, n: number) => `„${tag}“ an ${requests(n)}`,
    untagged: (tag: string, n: number) => `„${tag}“ von ${requests(n)} entfernt`,
    undone: 'Zurückgenommen',
  },
  refused: (n: number) => `${number.format(n)} nicht`,
  notAll: 'Nicht alles wurde geändert',
  notChanged: (n: number) =>
    n === 1
      ? '1 Anfrage wurde nicht geändert'
      : `${number.format(n)} Anfragen wurden nicht geändert`,
  noneDone: {
    archived: 'Nichts wurde archiviert',
    reactivated: 'Nichts wurde wieder geöffnet',
  },
  because: (name: string, reason: string) => `${name}: ${reason}`,
  full: (n: number, max: number) => `${requests(n)} mit schon ${max} Schlagwörtern: nicht geändert`,
} as const;
