/** What the choice of columns says: fetched with it. */
export const columnsTexts = {
  title: 'Welche Spalten?',
  always: 'bleibt immer',
  up: (name: string) => `${name}: nach vorne`,
  down: (name: string) => `${name}: nach hinten`,
  reset: 'Zurücksetzen',
  close: 'Fertig',
  hint: 'Gilt in diesem Browser.',
} as const;
