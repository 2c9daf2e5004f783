/** Why nothing was printed or saved. */
export const exportTexts = {
  denied: 'Dazu fehlt dir hier das Recht. Frag bitte jemanden mit der Rolle Administration.',
  offline: 'Ohne Verbindung geht das nicht. Bitte versuche es noch einmal, sobald sie wieder da ist.',
  failed: 'Jeder Druck und jede Datei steht im Protokoll der Praxis, und das war gerade nicht erreichbar. Bitte versuche es noch einmal.',
} as const;
