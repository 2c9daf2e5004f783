const number = new Intl.NumberFormat('de-DE');

const requests = (n: number) =>
  n === 1 ? '1 offene Anfrage' : `${number.format(n)} offene Anfragen`;

export const texts = {
  title: 'Listen',
  lead: 'Eine Liste zeigt alle offenen Anfragen, deren Schlagwörter passen, und füllt sich von selbst.',
  loading: 'Listen werden geladen …',
  loadFailed: 'Die Listen lassen sich gerade nicht laden.',
  empty: {
    title: 'Noch keine Listen',
    text: 'Zum Beispiel „Kinder mit Verordnung“: alle Anfragen, die beide Schlagwörter tragen. Wer ein Schlagwort bekommt oder verliert, kommt von selbst hinzu oder fällt heraus.',
  },
  count: (n: number) => requests(n),
  countUnknown: 'Anfragen werden gezählt …',
  oldest: (time: string) => `am längsten: ${time}`,
  prioritized: (n: number) => `${number.format(n)} mit Stern`,
  suggested: 'Noch ohne Liste',
  createOf: (tag: string, n: number) => `Neue Liste aus ${tag}: ${requests(n)}`,
  create: 'Neue Liste',
  saveRule: 'Als Liste speichern',
  toList: (name: string) => `Zur Liste „${name}“`,
  full: (n: number) =>
    `Mehr als ${n} Listen sind nicht möglich. Lösche zuerst eine, die ihr nicht mehr braucht.`,
  editList: 'Liste bearbeiten',
  editListNamed: (name: string) => `Liste bearbeiten: ${name}`,
  rule: {
    everybody: 'Alle offenen Anfragen',
    all: 'Alle ',
    with: 'mit ',
    further: 'dazu ',
    without: 'ohne ',
    and: ' und ',
    or: ' oder ',
    andWithout: ' und ohne ',
    at: (location: string) => `am Standort ${location}`,
    deletedTag: 'gelöschtes Schlagwort',
    deletedLocation: '(gelöscht)',
    namesDeleted: (n: number, isNobody: boolean) =>
      `${n === 1 ? 'Die Liste nennt ein Schlagwort, das es nicht mehr gibt' : `Die Liste nennt ${n} Schlagwörter, die es nicht mehr gibt`}${isNobody ? '; deshalb ist sie leer.' : '.'}`,
    placeGone: 'Den Standort dieser Liste gibt es nicht mehr.',
  },
  gone: {
    title: 'Diese Liste gibt es nicht mehr',
    text: 'Jemand aus deinem Team hat sie gelöscht, oder der Link ist alt. Die Anfragen selbst sind noch da.',
    toLists: 'Zu den Listen',
    toRequests: 'Zu allen Anfragen',
  },
} as const;
