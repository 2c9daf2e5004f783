/** Texts around a campaign's own, for practices. */
export const texts = {
  region: 'Aktueller Hinweis',
  until: (day: string) => `Bis\u00a0${day}.`,
  close: 'Hinweis schließen',
} as const;
