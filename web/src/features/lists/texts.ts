const number = new Intl.NumberFormat('de-DE');

export const texts = {
  title: 'Listen',
  lead: 'Eine Liste ist ein gespeicherter Filter: Sie zeigt alle offenen Anfragen, die zu ihm passen, und füllt sich von selbst.',
  loading: 'Listen werden geladen …',
  loadFailed: 'Die Listen lassen sich gerade nicht laden.',
  empty: {
    title: 'Noch keine Listen',
    text: 'Filtere die Anfragen, zum Beispiel nach Kindern, die am Dienstag können, und drücke „Als Liste speichern“.',
  },
  toRequests: 'Zu allen Anfragen',
  count: (n: number) => (n === 1 ? '1 offene Anfrage' : `${number.format(n)} offene Anfragen`),
  countUnknown: 'Anfragen werden gezählt …',
  oldest: (time: string) => `am längsten: ${time}`,
  prioritized: (n: number) => `${number.format(n)} mit Stern`,
  everybody: 'Alle offenen Anfragen',
  own: 'Nur für dich',
  rename: (name: string) => `„${name}“ umbenennen`,
  nowNamed: (name: string) => `Jetzt heißt sie „${name}“.`,
  saveAs: 'Als Liste speichern',
  whom: 'Wer sieht sie?',
  team: 'Das ganze Team',
  toList: (name: string) => `Zur Liste „${name}“`,
  apply: 'Filter übernehmen',
  applied: (name: string) => `„${name}“ hat jetzt diesen Filter`,
  appliedBack: (name: string) => `„${name}“ hat wieder den Filter von vorher`,
  notApplied: (name: string) => `„${name}“ wurde nicht geändert`,
  changed: 'Jemand aus eurem Team hat die Liste inzwischen geändert. Öffne sie neu.',
  notSearched: 'Als Liste speichern lässt sich ein Filter ohne Suchbegriff.',
  full: (n: number) =>
    `Mehr als ${n} Listen sind nicht möglich. Lösche zuerst eine, die ihr nicht mehr braucht.`,
  gone: {
    title: 'Diese Liste gibt es nicht mehr',
    text: 'Jemand aus deinem Team hat sie gelöscht, oder der Link ist alt. Die Anfragen selbst sind noch da.',
    toLists: 'Zu den Listen',
  },
} as const;
