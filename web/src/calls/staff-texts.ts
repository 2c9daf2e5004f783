/** The part of the table that only staff read. */
export const staffTexts = {
  isSaving: 'wird gespeichert …',
  /** `what` as it will be, in the user's eyes. */
  saving: (what: string) => `${what} – wird gespeichert …`,
  held: (what: string) => `${what} – wartet auf die Verbindung`,
  unsure: (what: string) => `${what} – noch nicht bestätigt`,
  denied:
    'Dafür fehlt dir die Berechtigung in dieser Praxis. Sprich bitte mit ihrer Administration.',
} as const;
