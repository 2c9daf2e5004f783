/** What staff read wherever a screen has no sentence of its own. */
export const texts = {
  retry: 'Noch einmal versuchen',
  denied:
    'Dafür fehlt dir die Berechtigung in dieser Praxis. Sprich bitte mit ihrer Administration.',
  offline: 'Keine Verbindung. Bitte versuche es noch einmal, sobald sie wieder da ist.',
  failed:
    'Das hat nicht geklappt, und es liegt nicht an dir. Bitte versuche es in ein paar Minuten noch einmal.',
  noAnswer: 'Das hat nicht geklappt. Bitte prüfe die Verbindung und versuche es noch einmal.',
} as const;
