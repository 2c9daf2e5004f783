export const texts = {
  title: (name: string) => `Die Anfrage von ${name} endgültig löschen?`,
  text: 'Gelöscht werden alle Angaben, Notizen und der Verlauf. Der Link, den die anfragende Person bekommen hat, funktioniert danach nicht mehr. Das lässt sich nicht rückgängig machen. Im Protokoll bleibt ohne Namen stehen, dass du eine Anfrage gelöscht hast.',
  archiveInstead: 'Wenn die Anfrage nur nicht mehr warten soll, archiviere sie: Dann lässt sie sich später reaktivieren.',
  confirm: 'Endgültig löschen',
  cancel: 'Nicht löschen',
  busy: 'Wird gelöscht …',
  done: (name: string) => `Die Anfrage von ${name} ist gelöscht`,
  offline: 'Keine Verbindung zum Internet. Sobald du wieder verbunden bist, kannst du es noch einmal versuchen.',
  merged: {
    title: (name: string) => `Die Anfrage von ${name} reaktivieren?`,
    text: 'Sie wurde mit einer anderen Anfrage derselben Person zusammengeführt und lebt dort weiter. Reaktiviert steht sie wieder für sich auf der Warteliste.',
    confirm: 'Reaktivieren',
    cancel: 'Im Archiv lassen',
    busy: 'Wird reaktiviert …',
  },
} as const;
