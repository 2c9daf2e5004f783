/** Texts of the column picker, loaded with it. */
export const columnsTexts = {
  title: 'Welche Spalten?',
  always: 'bleibt immer',
  up: (name: string) => `${name}: nach vorne`,
  down: (name: string) => `${name}: nach hinten`,
  reset: 'Zurücksetzen',
  close: 'Fertig',
  hint: 'Gilt in diesem Browser.',
} as const;
