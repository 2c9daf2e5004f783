/** Texts of beginning a pause, loaded with what is managed. */
export const pauseTexts = {
  title: 'Pause',
  text: 'Sie brauchen eine Zeit lang keinen Platz, zum Beispiel wegen einer Reise? Dann legen Sie eine Pause ein. Ihre Anfrage bleibt auf der Warteliste.',
  open: 'Pause einlegen',
  until: 'Pause bis zum',
  hint: (last: string) => `Spätestens bis zum ${last}.`,
  press: 'Pausieren',
  pressing: 'Wird pausiert …',
  done: (day: string) => `Ihre Anfrage pausiert bis zum ${day}. Danach geht es von selbst weiter.`,
} as const;
