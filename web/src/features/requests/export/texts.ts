/** Texts shown while a file is prepared, before the export code has loaded. */
export const texts = {
  /** File names; never with a person's name. */
  file: { many: 'anfragen', one: 'anfrage', archive: 'archiv' },
  preparing: 'Die Datei wird vorbereitet …',
  reading: (n: number) => `${new Intl.NumberFormat('de-DE').format(n)} Anfragen gelesen …`,
  cancel: 'Abbrechen',
  cancelled: 'Export abgebrochen',
  done: (n: number) => (n === 1 ? '1 Anfrage exportiert' : `${new Intl.NumberFormat('de-DE').format(n)} Anfragen exportiert`),
  failed: 'Die Datei konnte nicht erstellt werden',
  failedText: 'Bitte prüfe die Verbindung und versuche es noch einmal.',
} as const;
