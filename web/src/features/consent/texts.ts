/** Texts of the cookie popup. */
export const texts = {
  region: 'Cookies',
  question: (service: string) => `Dürfen wir die Nutzung mit ${service} und dessen Cookies auswerten?`,
  more: 'Mehr dazu in der',
  privacyPolicy: 'Datenschutzerklärung',
  decline: 'Ablehnen',
  accept: 'Akzeptieren',
} as const;
