const number = new Intl.NumberFormat('de-DE');

/** Part of the initial bundle: as little as the navigation needs. */
export const navigationTexts = {
  label: 'Listen',
  counting: '…',
  number: (n: number) => number.format(n),
  /** Read out after the number. */
  open: (n: number) => (n === 1 ? ' offene Anfrage' : ' offene Anfragen'),
  showAll: (n: number) => `Alle ${n} Listen zeigen`,
  showLine: 'Listen in einer Zeile zeigen',
  hasWarning: 'nennt ein gelöschtes Schlagwort',
  isOwn: 'nur für dich',
} as const;
