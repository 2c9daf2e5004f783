/** What the popup says about cookies, to everybody who comes by. */
export const texts = {
  region: 'Cookies',
  question: (service: string) => `Dürfen wir die Nutzung mit ${service} und dessen Cookies auswerten?`,
  more: 'Mehr dazu in der',
  privacyPolicy: 'Datenschutzerklärung',
  decline: 'Ablehnen',
  accept: 'Akzeptieren',
} as const;
