/** Texts on paper; loaded with the first print. */
const number = new Intl.NumberFormat('de-DE');

export const texts = {
  count: (n: number) => (n === 1 ? '1 Anfrage' : `${number.format(n)} Anfragen`),
  filter: (conditions: readonly string[]) => `Nur: ${conditions.join(', ')}`,
  columns: {
    number: 'Nr.',
    requestedAt: 'Angefragt am',
    name: 'Name',
    contact: 'Kontakt',
    tags: 'Schlagwörter',
    times: 'Zeiten',
    note: 'Notiz der Praxis',
  },
  prioritized: 'priorisiert',
  age: (years: number) => (years === 1 ? '1 Jahr' : `${years} Jahre`),
  timesTitle: 'Zeiten',
  location: 'Standort',
  notOffered: 'nicht mehr angeboten',
  history: 'Verlauf',
  tags: 'Schlagwörter',
} as const;
