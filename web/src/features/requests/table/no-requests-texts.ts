/** Texts that replace the table if there are no open requests; loaded on demand. */
export const noRequestsTexts = {
  title: 'Noch keine Anfragen',
  text: 'Teile den Link zu eurem Anfrageformular, zum Beispiel auf eurer Website oder in einer E-Mail. Neue Anfragen erscheinen hier von selbst.',
  oldList: 'Ihr habt schon eine Warteliste?',
  toImport: 'Liste importieren',
} as const;
