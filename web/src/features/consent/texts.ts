/** What the popup says about cookies, to everybody who comes by. */
export const texts = {
  region: 'Cookies',
  question: 'Cookies zur Auswertung der Nutzung setzen wir nur mit Ihrer Zustimmung.',
  more: 'Mehr dazu und Ihre Wahl jederzeit in der',
  privacyPolicy: 'Datenschutzerklärung',
  decline: 'Ablehnen',
  accept: 'Akzeptieren',
} as const;
