/** What stands around a campaign's own words, for practices. */
export const texts = {
  region: 'Aktueller Hinweis',
  until: (day: string) => `Bis\u00a0${day}.`,
  close: 'Hinweis schließen',
} as const;
