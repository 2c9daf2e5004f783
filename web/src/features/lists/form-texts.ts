/** Texts of the list form. */
export const formTexts = {
  newTitle: 'Neue Liste',
  editTitle: (name: string) => `„${name}“ bearbeiten`,
  allOf: 'Alle von',
  allOfHint: 'Anfragen, die jedes dieser Schlagwörter tragen',
  anyOf: 'Mindestens eines von',
  anyOfHint: 'Anfragen, die eines davon tragen; mehrere dürfen es auch sein',
  noneOf: 'Keines von',
  noneOfHint: 'Anfragen, die keines davon tragen',
  location: 'Standort',
  everywhere: 'Alle Standorte',
  deletedLocation: 'gelöschter Standort',
  searchTag: 'Schlagwort suchen',
  noTags: 'Es gibt noch keine Schlagwörter. Lege zuerst welche an:',
  toTags: 'Schlagwörter',
  max: (n: number) => `Mehr als ${n} Schlagwörter sind hier nicht möglich.`,
  preview: 'So füllt sich die Liste:',
  contradiction: (names: string) =>
    `So passt keine Anfrage: Zugleich verlangt und ausgeschlossen ist ${names}.`,
  changedTo:
    'Jemand aus deinem Team hat sie gespeichert, während du sie bearbeitest. Jetzt steht dort:',
  kind: {
    created: (name: string) => `Liste „${name}“ angelegt`,
    saved: (name: string) => `Liste „${name}“ gespeichert`,
    removed: (name: string) => `Liste „${name}“ gelöscht`,
    removedText: 'Die Anfragen bleiben, wie sie sind.',
    notRemoved: (name: string) => `Liste „${name}“ wurde nicht gelöscht`,
    notRestored: (name: string) => `Liste „${name}“ ist noch gelöscht`,
    nameTaken: 'Eine Liste mit dieser Bezeichnung gibt es schon.',
    add: 'Liste anlegen',
    saveAgain: 'Liste wieder anlegen',
    changed: {
      title: 'Diese Liste wurde inzwischen geändert',
      gone: 'Diese Liste wurde inzwischen gelöscht. Was du eingegeben hast, steht noch hier.',
    },
  },
} as const;
