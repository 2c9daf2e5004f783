const number = new Intl.NumberFormat('de-DE');

export const texts = {
  week: (names: readonly string[]) => `Woche: ${names.join(' und ')}`,
  list: (title: string) => `Warteliste: ${title}`,
  filter: (text: string) => `Filter: ${text}`,
  whatIsCounted: 'So viele Personen warten je Zeitfenster.',
  count: (n: number) => (n === 1 ? '1 Person' : `${number.format(n)} Personen`),
  columns: {
    place: 'Stelle',
    name: 'Name',
    since: 'Wartet seit',
    phone: 'Telefon',
    tags: 'Schlagwörter',
    otherTimes: 'Weitere Zeiten',
  },
  prioritized: 'priorisiert',
  none: '–',
} as const;
