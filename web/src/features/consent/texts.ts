/** Texts of the cookie popup. */
export const texts = {
  region: 'Cookies',
  question: (service: string) =>
    `Dürfen wir mit ${service} und Cookies auswerten, wie Platzwart genutzt wird?`,
  more: 'Mehr dazu in der',
  privacyPolicy: 'Datenschutzerklärung',
  decline: 'Ablehnen',
  accept: 'Akzeptieren',
} as const;
