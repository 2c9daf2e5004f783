/** What is said while a file is made, before its own code is there. */
export const texts = {
  /** Names of files; never anybody's name in them. */
  file: { many: 'anfragen', one: 'anfrage', archive: 'archiv' },
  preparing: 'Die Datei wird vorbereitet …',
  reading: (n: number) => `${new Intl.NumberFormat('de-DE').format(n)} Anfragen gelesen …`,
  cancel: 'Abbrechen',
  cancelled: 'Export abgebrochen',
  done: (n: number) => (n === 1 ? '1 Anfrage exportiert' : `${new Intl.NumberFormat('de-DE').format(n)} Anfragen exportiert`),
  failed: 'Die Datei konnte nicht erstellt werden',
  failedText: 'Bitte prüfe die Verbindung und versuche es noch einmal.',
} as const;
